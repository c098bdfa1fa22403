import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// while one works on the client: a server of one's own
const server = process.env.TB_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/tangledbank/web",
    emptyOutDir: true,
    rolldownOptions: { checks: { pluginTimings: false } },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: false } },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
