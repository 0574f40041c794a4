// The game that lies on the table when it is opened: the running one, or a first one that suits the screen.

import * as ipc from "../ipc.js";

/** @import { GameInfo } from "../types/generated.js" */
/** @import { GameModule } from "../types/view.js" */
/** @import { App } from "../app.js" */

/** @param {App} app @param {GameInfo} info @param {GameModule} module */
export async function firstTable(app, info, module) {
  const preset = info.presets.find(({ key }) => key === module.widePreset);
  if (preset && matchMedia("(min-width: 44rem)").matches) {
    const { tables, notices } = await ipc.home();
    // They are told once, and not here.
    app.notices.push(...notices);
    if (!tables.some(({ game }) => game === info.key)) return ipc.newGame(info.key, { params: preset.params });
  }
  return ipc.resume(info.key);
}
