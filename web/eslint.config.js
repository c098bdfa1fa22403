import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const svelteFiles = { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig };

export default defineConfig(
  { ignores: ["src/core/wire.ts"] }, // made by scripts/generate/web_types.py
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: svelteFiles } },
  {
    rules: {
      // a plain Set or Map is meant wherever nothing on the page depends on it
      "svelte/prefer-svelte-reactivity": "off",
      // svelte-check compiles with other options, and it is the one whose warnings are ignored
      "svelte/no-unused-svelte-ignore": "off",
      // {" "} is a space that formatting cannot lose, {"{"} a brace
      "svelte/no-useless-mustaches": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    },
  },
  {
    // drawings: lists that never change
    files: ["src/art/*.svelte", "src/games/*/Picture.svelte"],
    rules: { "svelte/require-each-key": "off" },
  },
);
