import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import { defineConfig, type Plugin } from "vite";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const loaderSource = at("./loader/laborium.ts");

/**
 * Adds the loader: a classic script, because labs include it as one, so it is compiled separately and not as a module. Its name never
 * changes; it contains the current names of the chunks.
 */
const addLoader = (): Plugin => ({
  name: "add-loader",
  buildStart() {
    this.addWatchFile(loaderSource);
  },
  async generateBundle(_, bundle) {
    const fileOf = (name: string) => {
      const found = Object.values(bundle).find(
        (file) => file.type === "chunk" && file.isEntry && file.name === name,
      );
      if (!found) throw new Error(`There is no chunk ${name}.`);
      return found.fileName;
    };
    const files = JSON.stringify({ widget: fileOf("directory"), engine: fileOf("engine") });
    const { code } = await transform(readFileSync(loaderSource, "utf8"), {
      loader: "ts",
      minify: true,
      target: "es2022",
    });
    if (/\bexport\b|^import\b|import\.meta/m.test(code))
      throw new Error("The loader must be a classic script.");
    const source = code.replace('"__LABORIUM_FILES__"', () => JSON.stringify(files));
    if (source === code) throw new Error("The loader has no place for the names of the chunks.");
    this.emitFile({ type: "asset", fileName: "laborium.js", source });
  },
});

/** Builds the public widgets into `web/dist/embed`, beside the app. */
export default defineConfig({
  root: at("."),
  base: "/embed/",
  publicDir: false,
  plugins: [addLoader()],
  build: {
    outDir: at("../dist/embed"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: false,
    rolldownOptions: {
      input: { directory: at("./widget/mount.tsx"), engine: at("../../shared/kernel/search-text.ts") },
      preserveEntrySignatures: "strict",
      output: {
        format: "es",
        entryFileNames: "assets/[name]-[hash].js",
        chunkFileNames: "assets/[name]-[hash].js",
      },
    },
  },
});
