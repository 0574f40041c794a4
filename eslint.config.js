// Lint rules of the front end and of the tests. The architecture's promises that a machine can check are rules
// here: one module touches the IPC, nothing writes HTML from strings, files stay short.
import js from "@eslint/js";
import globals from "globals";

const discipline = {
  eqeqeq: "error",
  "no-var": "error",
  "prefer-const": "error",
  "object-shorthand": "error",
  "no-shadow": "error",
  "no-implicit-coercion": "error",
  "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
  "no-throw-literal": "error",
  "consistent-return": "error",
  "max-lines": ["error", { max: 300 }],
};

const html = "Build nodes with document.createElement and textContent: markup from strings is how script gets in.";

export default [
  { ignores: ["target/", "node_modules/", "gen/", "docs/", "permissions/"] },
  js.configs.recommended,
  {
    files: ["ui/**/*.js"],
    languageOptions: { ecmaVersion: 2022, sourceType: "module", globals: globals.browser },
    rules: {
      ...discipline,
      "no-console": "error",
      "no-alert": "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-restricted-syntax": [
        "error",
        { selector: "MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]", message: html },
        { selector: "MemberExpression[property.name=/^__TAURI/]", message: "Only ui/ipc.js talks to the native side." },
      ],
    },
  },
  {
    // The one door to the native side.
    files: ["ui/ipc.js"],
    rules: {
      "no-restricted-syntax": [
        "error",
        { selector: "MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]", message: html },
      ],
    },
  },
  {
    // Tests run in Node; what they hand to a page runs in the browser, so both sets of names are known.
    files: ["tests/**/*.js", "eslint.config.js"],
    languageOptions: {
      ecmaVersion: 2023,
      sourceType: "module",
      globals: { ...globals.node, ...globals.browser },
    },
    rules: discipline,
  },
];
