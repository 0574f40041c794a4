// What there is to see of a page that does not fit: text that sticks out, controls that cannot be reached.

/** @typedef {import("./phone.js").Phone} Phone */

/** What sticks out to the side. Only a large board may be panned; nothing else scrolls sideways. @param {Phone} phone */
export const overflow = (phone) => phone.run(() => {
  const room = document.documentElement.clientWidth;
  const wide = [];
  for (const element of document.querySelectorAll("*")) {
    const style = getComputedStyle(element);
    const scrolls = ["auto", "scroll"].includes(style.overflowX) || element === document.documentElement;
    if (scrolls && element.scrollWidth > element.clientWidth && !element.matches("[data-pans], textarea, input")) {
      wide.push(`${element.tagName} ${element.className}: ${element.scrollWidth} px in ${element.clientWidth}`);
    }
  }
  const text = document.createRange();
  for (const element of document.querySelectorAll("button, a, input, h1, h2, p, label, [data-board] .cell")) {
    if (element.closest("[data-pans]") || !element.checkVisibility()) continue;
    text.selectNodeContents(element);
    const inside = text.getBoundingClientRect();
    const box = inside.width > 0 && element.matches("h1, h2, p") ? inside : element.getBoundingClientRect();
    if (box.width > 1 && (box.right > room + 1 || box.left < -1)) {
      wide.push(`${element.outerHTML.slice(0, 80)} from ${Math.round(box.left)} to ${Math.round(box.right)}`);
    }
  }
  return wide;
});

/** Controls that cannot be brought into view, or that something covers there. @param {Phone} phone */
export const unreachable = (phone) => phone.run(() => {
  const top = document.querySelector("dialog[open]") ?? document.body;
  const lost = [];
  for (const control of top.querySelectorAll("button, input, select, summary, textarea")) {
    if (control.closest("[data-board]") || !control.checkVisibility({ visibilityProperty: true })) continue;
    const target = control.closest("label") ?? control;
    target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = target.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(target.contains(hit) || hit.contains(target))) {
      lost.push(`${control.outerHTML.slice(0, 90)} at ${Math.round(x)},${Math.round(y)} under ${hit?.outerHTML.slice(0, 60)}`);
    }
  }
  return lost;
});

/** Words that are larger than what they stand in, or cut off by it; and controls too small for a finger. @param {Phone} phone @param {number} least */
export const clipped = (phone, least) => phone.run((smallest) => {
  const top = document.querySelector("dialog[open]") ?? document.body;
  const lost = [];
  const text = document.createRange();
  const frames = "button, summary, label, legend, .card, .option, .segment-row span, .figure, .facts div, .keys div, .ranking td, .ranking th, .note, .end, .top > div, h1, h2, .sheet-head, .replay-said, .curtain, .results span";
  for (const frame of top.querySelectorAll(frames)) {
    if (frame.closest("[data-board], .unseen") || !frame.checkVisibility({ visibilityProperty: true })) continue;
    const box = frame.getBoundingClientRect();
    const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || node.parentElement?.closest("[data-board], .unseen, textarea, select")) continue;
      text.selectNodeContents(node);
      for (const line of text.getClientRects()) {
        if (line.width === 0) continue;
        // Fonts keep room above and below their letters, some a lot of it.
        const air = Math.max(4, line.height / 5);
        if (line.left < box.left - 1 || line.right > box.right + 1 || line.top < box.top - air || line.bottom > box.bottom + air) {
          lost.push(`“${node.textContent.trim()}” sticks out of ${frame.tagName} ${frame.className}: ${JSON.stringify([line.left, line.right, line.top, line.bottom].map(Math.round))} in ${JSON.stringify([box.left, box.right, box.top, box.bottom].map(Math.round))}`);
          break;
        }
      }
    }
  }
  for (const control of top.querySelectorAll("button, select, summary, input:not([type=radio], [type=checkbox]), .segment-row label, .toggle, .option")) {
    if (control.closest("[data-board]") || control.matches(".replay-move") || !control.checkVisibility({ visibilityProperty: true })) continue;
    // Seven days share the width of a phone, and each of them has its cell of the table, whole.
    const day = control.closest(".days td");
    // A name takes the finger in its whole row.
    const { width, height } = (day ?? control.closest(".ranking tr") ?? control).getBoundingClientRect();
    if (Math.min(width, height) < (day ? 40 : smallest - 0.5)) lost.push(`${control.outerHTML.slice(0, 90)} is ${Math.round(width)}×${Math.round(height)}`);
  }
  const rows = new Set([...top.querySelectorAll(".bar:not([hidden]) .tool")].filter((tool) => tool.checkVisibility()).map((tool) => Math.round(tool.getBoundingClientRect().top / 24)));
  if (rows.size > 1 && innerHeight > innerWidth) lost.push(`the bar has ${rows.size} rows`);
  return [...new Set(lost)];
}, least);
