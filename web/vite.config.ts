/// <reference types="vitest/config" />
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { words } from "./words";

// while one works on the client: a server of one's own
const server = process.env.TB_SERVER ?? "http://127.0.0.1:8000";

// Few files instead of a hundred small ones: each request costs half a kilobyte and a turn. What is loaded by itself (a page, a
// board) has a file already: these are what several of them share.
const GROUPS = [
  { name: "start", test: /src\/App\.svelte$/, priority: 4 },
  { name: "earth", test: /src\/games\/earth\//, priority: 2 },
  { name: ofGame, test: /src\/games\/[\w-]+\/(?!Board|Scenes|happenings)/, priority: 1 },
  { name: "shared", test: /src\/(art|core|motion|pages|parts|table)\//, priority: 3, minShareCount: 2 },
];

function ofGame(path: string): string {
  return /games\/([\w-]+)\//.exec(path)![1]!;
}

export default defineConfig({
  plugins: [words(), svelte(), compress()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  worker: { format: "es" },
  build: {
    outDir: "../src/tangledbank/web",
    emptyOutDir: true,
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups: GROUPS } } },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: false } },
  },
  // tests measure nothing: on a busy machine they take as long as they need
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/catalogue.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

// ---- every text file of the build beside itself in two compressed forms: the server need not compress them
const TEXT = /\.(html|js|css|svg|json|txt|webmanifest)$/;
/** Bytes: what is shorter fits into one packet anyway. */
const LEAST = 1024;

function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle: () => files(folder).forEach(compressed),
  };
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .map((name) => join(folder, name))
    .filter((path) => TEXT.test(path) && statSync(path).size >= LEAST);
}

function compressed(path: string): void {
  const raw = readFileSync(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const forms = { gz: gzipSync(raw, { level: 9 }), br: brotliCompressSync(raw, quality) };
  for (const [suffix, bytes] of Object.entries(forms)) {
    if (bytes.length < raw.length) writeFileSync(`${path}.${suffix}`, bytes);
  }
}
