// What the window offers beyond the standard: Tauri's call into the Rust side, and on Android what can be felt and how the bars look.

interface Window {
  __TAURI__: { core: { invoke(command: string, args?: Record<string, unknown>): Promise<unknown> } };
  quadrilleTouch?: import("../sense/touch.js").Touch;
  quadrilleBars?: { dark(dark: boolean): void };
}
