// The games this page can show, one line each; the order is that of the home page.

import lines from "./lines/index.js";
import link from "./link/index.js";
import wuzifei from "./wuzifei/index.js";
import flood from "./flood/index.js";

/** @import { GameModule } from "../types/view.js" */

/** @type {GameModule[]} */
export const games = [lines, link, wuzifei, flood];
