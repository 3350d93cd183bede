import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { build, transform, transformSync } from "esbuild";
import { minify } from "terser";
import { defineConfig, type Plugin } from "vite";

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const loaderSource = pathOf("./loader/laborium.ts");
const runtime = pathOf("./runtime/runtime.ts");

/**
 * The shop is one file of its own: it shares little with the directory, hardly any page holds both, and visitors need not wait for a second
 * file after the first.
 */
async function buildShop(): Promise<{ fileName: string; source: Uint8Array }> {
  const { outputFiles } = await build({
    entryPoints: { shop: pathOf("./shop/mount.tsx") },
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    legalComments: "none",
    outdir: "assets",
    entryNames: "[name]-[hash]",
    alias: { "preact/jsx-runtime": runtime, "preact/hooks": runtime, preact: runtime },
  });
  const [{ path, contents }] = outputFiles as [(typeof outputFiles)[number]];
  return { fileName: `assets/${basename(path)}`, source: contents };
}

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
    const widget = Object.values(bundle).find(
      (file) => file.type === "chunk" && file.isEntry && file.name === "widget",
    );
    if (!widget) throw new Error("There is no chunk of the widgets.");
    const { code } = await transform(readFileSync(loaderSource, "utf8"), {
      loader: "ts",
      minify: true,
      target: "es2022",
    });
    if (/\bexport\b|^import\b|import\.meta/m.test(code))
      throw new Error("The loader must be a classic script.");
    const shop = await buildShop();
    this.emitFile({ type: "asset", ...shop });
    const source = code
      .replace("__LABORIUM_WIDGET__", () => widget.fileName)
      .replace("__LABORIUM_SHOP__", () => shop.fileName);
    if (!source.includes(widget.fileName) || !source.includes(shop.fileName))
      throw new Error("The loader has no place for the names of the chunks.");
    this.emitFile({ type: "asset", fileName: "laborium.js", source });
  },
});

/** Names of properties used by our own code alone: no property of the DOM, of a response or of a laboratory's input has such a name. */
const ownNames = `
  children current forms factor isWord sound whole within hit hits places starts kids folded props wanted searched
  gathered isDue catalogue meant active route readings formsIn dom written raise combobox postings inputRef needs
  begins fitting hooks meanings isLive each named loaded drawn onChoose beforeLeaving fixed onClear plainly effects
  isAsked like letterOf heard undress isName likeness listbox ended opens listeners loadRecent onLeave onType isGone
  findAny nameKeys free typos plain headingRef isAlone hasWord called
`
  .trim()
  .split(/\s+/);
/** Letters for them, without those of SVG's attributes, since elements have both. */
const letters = [..."tenioslacumhfbgkzjqTEIOLACUMHFBGKZJQDWVYXRP_$"];
/**
 * Short names for these properties, fixed in advance, as files are minified side by side and have to agree; the most used names come first.
 * Variables are renamed per file.
 */
const shortNames = Object.fromEntries(
  ownNames.map((name, index) => [`$${name}`, letters[index] ?? `z${letters[index - letters.length]}`]),
);

/** A declaration in minified code. */
const constants = /\bconst(?=[[{]| [\w$]+(?:=| of))/g;

/**
 * Minifies each file: Terser's results are smaller than those of the bundler's own minifier (decision 041). It leaves `const`, which is
 * longer than `let` and makes alike code differ.
 */
const shorten: Plugin = {
  name: "shorten",
  async renderChunk(code) {
    const { code: short = "" } = await minify(code, {
      module: true,
      ecma: 2020,
      compress: { passes: 3, unsafe_arrows: true, pure_getters: true, unsafe: true },
      mangle: { properties: { regex: new RegExp(`^(?:${ownNames.join("|")})$`), builtins: true } },
      format: { comments: false },
      nameCache: { props: { props: shortNames } },
    });
    return { code: short.replaceAll(constants, "let"), map: null };
  },
};

/** Styles are written for readers; browsers get a shorter version. */
const shortenStyles: Plugin = {
  name: "shorten-styles",
  transform(code, id) {
    if (!/\/style\/(?:[\w-]+-)?style\.ts$/.test(id)) return null;
    return code.replaceAll(/(?<== )`([^`]*)`/g, (_, css: string) => {
      const sheet = transformSync(css.replaceAll("\\\\", "\\"), {
        loader: "css",
        minify: true,
        target: "esnext",
      });
      return JSON.stringify(sheet.code.trim());
    });
  },
};

/** Modules that are loaded on demand, with their own dependencies; everything else is one file. */
const later =
  /\/(?:widget\/(?:count-searches|default-texts|detail-view|draw(?:-\w+)*|finder-view|further|list-view|page-route|parts|recent|server-page|slash|take-over|trials(?:-texts)?|typing)|components\/(?:add-to-draw|analysis|draw-plan|field-table|container-picture|glance|range-picture|sanitised-html|category-tree|changes|change-names|copy-link|submit-button|trials)|style\/(?:detail|draw|changes|finder|recent|tree|trials)-style|texts\/(?:draw|trial)-texts-of|shop\/(?:cart|kept)|pages\/(?:page|trials)-links|shared\/(?:kernel\/search-(?:further|typos)|(?:webpublisher\/(?:searches|draw|vocabulary)|core\/catalogue|(?:webpublisher|proficiency)\/texts)\/[\w.-]+))\.tsx?$/;

/** Builds the public widgets into `web/dist/embed`, beside the app. */
export default defineConfig({
  root: pathOf("."),
  base: "/embed/",
  publicDir: false,
  plugins: [shortenStyles, shorten, addLoader()],
  // Our runtime replaces Preact in the widgets; the server renders with Preact itself.
  resolve: { alias: [{ find: /^preact(\/.*)?$/, replacement: runtime }] },
  build: {
    outDir: pathOf("../dist/embed"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: false,
    // Built as a library, so that chunks loaded later are found beside the file that loads them, wherever it came from.
    lib: { entry: { widget: pathOf("./widget/mount.tsx") }, formats: ["es"] },
    rolldownOptions: {
      // Chunks loaded later share the code that the first file contains.
      preserveEntrySignatures: "allow-extension",
      output: {
        minify: false,
        codeSplitting: { groups: [{ name: "widget", test: (id) => !later.test(id) }] },
        entryFileNames: "assets/[name]-[hash:6].js",
        chunkFileNames: "assets/[name]-[hash:6].js",
      },
    },
  },
});
