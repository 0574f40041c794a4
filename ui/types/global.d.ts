// What the window offers beyond the standard: Tauri's call into the Rust side.

interface Window {
  __TAURI__: { core: { invoke(command: string, args?: Record<string, unknown>): Promise<unknown> } };
}
