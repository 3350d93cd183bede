import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import mantinePreset from "postcss-preset-mantine";
import { defineConfig, type Plugin } from "vite";
import { declarationsOnly } from "./declarations.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const outDir = fileURLToPath(new URL("./dist", import.meta.url));

/** Clears what this build made before, and only that: the widgets' build keeps its files below `dist/embed`. */
function clearOwnOutput(): Plugin {
  let output = outDir;
  return {
    name: "clear-own-output",
    apply: "build",
    configResolved(config) {
      output = resolve(config.root, config.build.outDir);
    },
    buildStart() {
      rmSync(join(output, "assets"), { recursive: true, force: true });
    },
  };
}

export default defineConfig({
  root,
  plugins: [declarationsOnly(), react(), clearOwnOutput()],
  css: { postcss: { plugins: [mantinePreset()] } },
  build: {
    outDir,
    emptyOutDir: false,
    target: "es2022",
    // The chunk graph is what the page weight tests measure.
    manifest: true,
    chunkSizeWarningLimit: 400,
    // Schemas that nothing uses are dropped: making one has no effect.
    rolldownOptions: { treeshake: { manualPureFunctions: ["z"] } },
  },
  server: { proxy: { "/api": "http://demo.localhost:4000", "/embed": "http://demo.localhost:4000" } },
});
