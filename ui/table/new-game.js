// The sheet for a new game: presets first, every rule behind "Custom", a seed or somebody's ID.

import { rulesName } from "../app.js";
import { el, freshId } from "../dom.js";
import { openSheet } from "../shell/sheet.js";
import { createFields } from "./fields.js";
import { shareFields } from "./more.js";
import { createNeed } from "./need.js";

/** @import { Choice, GameInfo, Preset, Table, Values } from "../types/generated.js" */
/** @import { GameModule, Translate } from "../types/view.js" */
/** @import { App } from "../app.js" */

/**
 * @param {App} app
 * @param {object} given
 * @param {GameInfo} given.info
 * @param {GameModule} given.module
 * @param {Table} given.table the game that is on the table now
 * @param {(wish: Choice | string) => Promise<string[]>} given.start
 * @param {() => void} given.started
 */
export function openNewGame(app, { info, module, table, start, started }) {
  const { t } = app;
  const wide = matchMedia("(min-width: 44rem)").matches;
  const presets = info.presets.filter((preset) => wide || !preset.wide || preset.key === table.preset);
  const family = familyOf(table, presets, module);
  const perfect = (/** @type {Values} */ values) => module.perfect?.(values) ?? false;
  const need = createNeed(app, info.key, module.perfect !== undefined);
  let done = false;

  openSheet(app, {
    name: "new-game",
    title: t("new.title"),
    closed() {
      need.destroy();
      if (done) started();
    },
    content(sheet) {
      const fields = createFields(info, table.values, t, module.asks);
      const fronts = presets.map((preset) => createFront(info, module, preset, family === preset.key ? table.values : preset.values, t));
      const group = freshId("rules");
      const own = el("div", { onchange: () => choose("custom") }, fields.root);
      const custom = el("div", { class: "custom", hidden: family !== null }, own);
      const problems = el("div", { class: "problems", role: "alert", "data-problems": "" });
      const seedId = freshId("seed");
      const seed = el("input", { id: seedId, type: "text", class: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", "data-field": "seed", "aria-describedby": `${seedId}-help`, oninput: permit });
      const begin = el("button", { type: "submit", class: "button primary wide", "data-action": "start" }, t("new.start"));

      /** @param {string} chosen */
      function choose(chosen) {
        custom.hidden = chosen !== "custom";
        for (const [at, front] of fronts.entries()) if (front) front.root.hidden = presets[at].key !== chosen;
        const preset = presets.find(({ key }) => key === chosen);
        const wants = perfect(preset?.values ?? fields.values());
        // Whatever wants it has it right below.
        const above = preset ? options[presets.indexOf(preset)].at(-1) : own;
        if (wants && above?.nextElementSibling !== need.root) above?.after(need.root);
        need.choose(wants);
        permit();
      }

      /** An ID brings rules of its own; what else is chosen may have to wait. */
      function permit() {
        if (need.waits() && !isId(seed.value)) begin.setAttribute("aria-disabled", "true");
        else begin.removeAttribute("aria-disabled");
      }

      /** @param {string} key @param {string} name @param {string} text */
      function option(key, name, text) {
        const input = el("input", { type: "radio", name: group, value: key, checked: key === (family ?? "custom"), "data-preset": key, onchange: () => choose(key) });
        return el("label", { class: "option" }, input, el("span", { class: "option-text" }, el("strong", {}, name), el("span", { class: "small" }, text)));
      }

      const options = presets.map(({ key, values }, at) => [
        option(key, module.title ? t(`preset.${key}`) : rulesName(app, { game: info.key, preset: key, values }), fronts[at] ? t(`new.${key}`) : module.rules(values, t)),
        ...(fronts[at] ? [fronts[at].root] : []),
      ]);
      const form = el(
        "form", { class: "new-game", novalidate: true },
        el(
          "fieldset", { class: "options" },
          el("legend", { class: "unseen" }, t("new.rules")),
          ...options.flat(),
          option("custom", t("preset.custom"), t("new.custom")),
        ),
        custom,
        el("div", { class: "field" }, el("label", { for: seedId }, t("new.seed")), seed, el("p", { class: "small", id: `${seedId}-help` }, t("new.seed-help"))),
        problems,
        el("div", { class: "buttons" }, begin),
      );

      need.ready(permit);
      choose(family ?? "custom");
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        const text = seed.value.trim();
        const chosen = String(new FormData(form).get(group));
        const preset = presets.find(({ key }) => key === chosen);
        const front = preset && fronts[presets.indexOf(preset)];
        const rules = front ? { values: { ...preset.values, ...front.values() } } : preset ? { params: preset.params } : { values: fields.values() };
        if (need.waits() && !isId(text)) {
          problems.replaceChildren(el("p", {}, t("solution.first")));
          return;
        }
        const wish = isId(text) ? text : text ? { ...rules, seed: text } : rules;
        void start(wish).then((wrong) => {
          // A second tap got the same answer: the sheet is closed once.
          if (done) return;
          problems.replaceChildren(...wrong.map((problem) => el("p", {}, problem)));
          if (wrong.length) {
            problems.scrollIntoView({ block: "nearest" });
            return;
          }
          done = true;
          sheet.close();
        });
      });

      return [
        info.items > 0 && el("div", { class: "buttons start" }, el("button", { type: "button", class: "button", "data-action": "puzzles", onclick: () => app.router.go({ screen: "puzzles", game: info.key }) }, t("puzzle.title"))),
        form,
        el("details", { class: "fold", "data-fold": "share" }, el("summary", {}, t("new.share")), el("p", { class: "small" }, t("share.lead")), shareFields(app, table.game, sheet)),
      ];
    },
  });
}

/** Only an ID holds a colon or "#": a seed is a bare number. @param {string} text */
const isId = (text) => /[:#]/.test(text);

/**
 * The preset that the rules on the table are, but for what can be chosen right with it.
 * @param {Table} table @param {Preset[]} presets @param {GameModule} module
 */
function familyOf(table, presets, { front = [] }) {
  const same = (/** @type {Preset} */ { values }) => Object.keys(values).every((key) => front.includes(key) || values[key] === table.values[key]);
  return table.preset ?? presets.find(same)?.key ?? null;
}

/**
 * The few fields that stand right below a preset, where the game has any that matter there.
 * @param {GameInfo} info @param {GameModule} module @param {Preset} preset @param {Values} values @param {Translate} t
 */
function createFront(info, { front = [], asks = () => true }, preset, values, t) {
  const fields = info.fields.filter(({ key }) => front.includes(key) && asks(key, preset.values));
  if (!fields.length) return null;
  const made = createFields({ ...info, fields }, values, t);
  made.root.classList.add("front");
  return made;
}
