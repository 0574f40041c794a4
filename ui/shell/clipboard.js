// Copying text, also where the newer way is not allowed.

/**
 * @param {string} text
 * @param {HTMLElement} near where a helper may stand; inside the open dialog, if there is one
 * @returns {Promise<boolean>}
 */
export async function copy(text, near) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "unseen";
    const before = document.activeElement;
    near.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    if (before instanceof HTMLElement) before.focus();
    return done;
  }
}
