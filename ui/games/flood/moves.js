// A move of Flood as text.

/** The text of the move that plays a colour: a digit each, `a` for the tenth. @param {number} colour */
export const moveOf = (colour) => colour.toString(16);

/** @param {string} text a move */
export const colourOf = (text) => parseInt(text, 16);
