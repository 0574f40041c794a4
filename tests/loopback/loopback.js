// What Tauri puts into the page, as far as we use it: calls go to the loopback server instead.
{
  const data = new URLSearchParams(location.search).get("data") ?? "default";

  /** @param {string} command @param {Record<string, unknown>} [args] */
  const invoke = async (command, args = {}) => {
    const body = JSON.stringify(args);
    const response = await fetch(`/ipc/${command}?data=${data}`, { method: "POST", body });
    const answer = await response.json();
    if ("error" in answer) throw answer.error;
    return answer.value;
  };

  Object.defineProperty(window, "__TAURI__", { value: { core: { invoke } } });
}
