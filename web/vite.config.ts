import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import mantinePreset from "postcss-preset-mantine";
import { defineConfig, type Plugin } from "vite";
import { uiLanguages } from "../shared/kernel/ui-language.ts";
import { adoptedStyles } from "./adopted-styles.ts";
import { chunks } from "./chunks.ts";
import { declarationsOnly } from "./declarations.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const outDir = fileURLToPath(new URL("./dist", import.meta.url));

/**
 * Removes files of earlier builds from `assets` after the new ones are written, so that a copy of the folder made meanwhile is never empty.
 * Limited to that folder, since the widgets' build keeps its files below `embed`.
 */
const removeOldAssets = (): Plugin => ({
  name: "remove-old-assets",
  apply: "build",
  writeBundle({ dir }, bundle) {
    const assets = join(dir ?? outDir, "assets");
    if (!existsSync(assets)) return;
    for (const name of readdirSync(assets)) {
      if (!(`assets/${name}` in bundle)) rmSync(join(assets, name), { recursive: true });
    }
  },
});

/** Lets the font be used from the first drawing or not at all during a visit, so that no text is drawn twice. */
const steadyFont = (): Plugin => ({
  name: "steady-font",
  enforce: "pre",
  transform(code, id) {
    if (!/@fontsource[^?]*\.css/.test(id)) return null;
    return { code: code.replaceAll("font-display: swap", "font-display: optional"), map: null };
  },
  transformIndexHtml: {
    order: "post",
    handler(_, { bundle = {} }) {
      const font = Object.keys(bundle).find((name) => /inter-latin-wght-normal[^/]*\.woff2$/.test(name));
      const attrs = { rel: "preload", as: "font", type: "font/woff2", href: `/${font}`, crossorigin: "" };
      return font ? [{ tag: "link", attrs, injectTo: "head" }] : [];
    },
  },
});

/**
 * Turns `import(`…/texts.${language}.ts`)` into an import for each language of the interface. Vite's own way to do so names every path
 * twice, and the first page has no bytes for that; a missing file fails the build by its name.
 */
const textFiles = (): Plugin => ({
  name: "text-files",
  enforce: "pre",
  transform: {
    filter: { code: /\.\$\{language\}\.ts`/ },
    handler(code) {
      const files = (name: string) =>
        uiLanguages.map((language) => `${language}: () => import("${name}.${language}.ts")`).join(", ");
      return {
        code: code.replaceAll(
          /import\(`([^`$]+)\.\$\{language\}\.ts`\)/g,
          (_, name: string) => `({ ${files(name)} })[language]()`,
        ),
        map: null,
      };
    },
  },
});

export default defineConfig({
  root,
  plugins: [declarationsOnly(), adoptedStyles(), steadyFont(), textFiles(), react(), removeOldAssets()],
  // Previews of the widgets use the same runtime as the widgets that visitors see.
  resolve: { alias: [{ find: /^preact(\/.*)?$/, replacement: join(root, "embed/runtime/runtime.ts") }] },
  css: { postcss: { plugins: [mantinePreset()] } },
  build: {
    outDir,
    emptyOutDir: false,
    target: "es2022",
    // A test limits the weight of pages; the rich text editor is one chunk of this size.
    chunkSizeWarningLimit: 600,
    // Unused schemas are dropped, since creating one has no side effect.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ["z"] },
      output: { codeSplitting: { groups: chunks } },
    },
  },
  server: { proxy: { "/api": "http://demo.localhost:4000" } },
});
