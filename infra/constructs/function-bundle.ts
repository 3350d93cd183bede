import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { build, type Metafile } from "esbuild";
import { apis } from "../../shared/apis.ts";
import type { ApiSpec } from "../../shared/kernel/endpoint.ts";
import { workerEntry, workers } from "../workers.ts";

const root = resolve(import.meta.dirname, "../..");
/** CommonJS packages inside an ES module bundle call `require`, which only this line defines. */
const banner =
  'import { createRequire as requireOfBundle } from "node:module"; const require = requireOfBundle(import.meta.url);';
/** Stays a package because it looks for its packed binaries next to itself. */
const chromium = "@sparticuz/chromium";
/** Stays a package, too, because it is loaded only by its first call. */
const sanitizer = "sanitize-html";
/** Packages of the book's fonts and the files copied from each, next to the browser: in one folder, except those whose style sheets name their files. */
const further = /^(?:[47]00\.css|files\/noto-(?:[a-z]+-)+(?:\d+|thai|tamil|ethiopic)-[47]00-normal\.woff2)$/;
const fonts: Record<string, { wanted: RegExp; folder?: string }> = {
  "@fontsource/noto-sans": { wanted: /^files\/.*\.woff2$/ },
  "@fontsource/fira-sans-condensed": { wanted: /^files\/.*-(?:[467]00-normal|400-italic)\.woff2$/ },
  "@expo-google-fonts/noto-sans": { wanted: /^400Regular\/NotoSans_400Regular\.ttf$/ },
  "dejavu-fonts-ttf": { wanted: /^ttf\/DejaVuSansCondensed(?:-Bold)?\.ttf$/ },
  "@fontsource/noto-sans-sc": { wanted: further, folder: "noto-sans-sc" },
  "@fontsource/noto-sans-jp": { wanted: further, folder: "noto-sans-jp" },
  "@fontsource/noto-sans-kr": { wanted: further, folder: "noto-sans-kr" },
  "@fontsource/noto-sans-thai": { wanted: further, folder: "noto-sans-thai" },
  "@fontsource/noto-sans-tamil": { wanted: further, folder: "noto-sans-tamil" },
  "@fontsource/noto-sans-ethiopic": { wanted: further, folder: "noto-sans-ethiopic" },
  "@fontsource/noto-emoji": { wanted: further, folder: "noto-emoji" },
};
const fontPackages = Object.keys(fonts);

/** All handlers and jobs, built together: folders for Lambda assets and facts about them. */
export interface FunctionBundle {
  /** Every handler; code that several of them share is in chunks. */
  folder: string;
  /** The handlers that run a browser, with Chromium and fonts. */
  browserFolder: string;
  /** SHA-256 of each folder's contents, hex. */
  hash: string;
  browserHash: string;
  /** The code that one function loads, so that a change elsewhere does not update it. */
  ownCode(entry: string): Code;
  metafile: Metafile;
}

interface Code {
  folder: string;
  /** SHA-256 of its contents, hex. */
  hash: string;
}

/** Lambda's `Handler` for a source below `functions/`. Lambda cuts names at the first dot, so file names lose their `.job`. */
export const handlerOf = (entry: string) => `${moduleOf(entry)}.handler`;
const moduleOf = (entry: string) => entry.replace(/\.job$/, "");

/** Sources of all Lambdas below `functions/`, without extension. */
export const functionEntries = (): string[] => [
  ...apis.map(({ address }) => `${address}/handler`),
  ...workers.map(workerEntry),
];

/**
 * Builds every Lambda in one run of esbuild with code splitting.
 * @param output folder for the results, `.build` of the project unless given
 * @throws Error naming the source that does not exist or does not build
 */
export async function bundleFunctions(output = join(root, ".build")): Promise<FunctionBundle> {
  const folder = join(output, "functions");
  const browserFolder = join(output, "browser-functions");
  const ownFolder = join(output, "own-functions");
  for (const old of [folder, ownFolder, join(output, "compiled")])
    rmSync(old, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const metafile = await runEsbuild(folder);
  await layPackage(sanitizer, folder, { outfile: "index.js", format: "cjs" });
  writeFileSync(join(output, "functions.meta.json"), JSON.stringify(metafile));
  const hash = hashOf(folder, filesIn(folder));
  const packages = filesIn(join(folder, "node_modules"));
  const files = [...reachedBy(browserEntries, folder, metafile), ...packages];
  const versions = [chromium, ...fontPackages].map(versionOf).join("\n");
  const browserHash = createHash("sha256")
    .update(`${hashOf(folder, files)}\n${versions}`)
    .digest("hex");
  await layBrowser({ from: folder, files, to: browserFolder, hash: browserHash });
  const ownCode = (entry: string) =>
    layOwn([...reachedBy([entry], folder, metafile), ...packages], folder, join(ownFolder, moduleOf(entry)));
  return { folder, browserFolder, hash, browserHash, ownCode, metafile };
}

/** Links files of the shared folder into one of their own. */
function layOwn(files: string[], from: string, to: string): Code {
  if (!existsSync(to))
    for (const file of files) {
      const place = join(to, relative(from, file));
      mkdirSync(dirname(place), { recursive: true });
      linkSync(file, place);
    }
  return { folder: to, hash: hashOf(from, files) };
}

/** Sources of the Lambdas that run a browser. */
export const browserEntries: readonly string[] = [
  ...apis.filter((api: ApiSpec) => api.browser).map(({ address }) => `${address}/handler`),
  ...workers.filter(({ browser }) => browser).map(workerEntry),
];

/** Outputs that some entries load, with their source maps. Changes elsewhere then do not repack Chromium. */
function reachedBy(entries: readonly string[], folder: string, { outputs }: Metafile): string[] {
  const reached = new Set(entries.map((entry) => join(folder, `${moduleOf(entry)}.mjs`)));
  for (const path of reached) {
    const output = outputs[relative(root, path)];
    for (const used of output?.imports ?? []) if (!used.external) reached.add(resolve(root, used.path));
  }
  return [...reached].flatMap((path) => [path, `${path}.map`]).sort();
}

async function runEsbuild(outdir: string): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: functionEntries().map((entry) => ({
      in: join(root, "functions", `${entry}.ts`),
      out: moduleOf(entry),
    })),
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node24",
    outExtension: { ".js": ".mjs" },
    chunkNames: "chunks/[name]-[hash]",
    banner: { js: banner },
    external: [chromium],
    // Prefer ES modules if a package brings both: they split and tree-shake better.
    mainFields: ["module", "main"],
    conditions: ["module"],
    // Parsing takes most of a cold start; source maps keep stack traces readable.
    minify: true,
    sourcemap: true,
    sourcesContent: false,
    legalComments: "none",
    metafile: true,
    logLevel: "error",
  });
  return metafile;
}

/** Modules, Chromium and fonts in one folder; the 70 MB are copied only if something has changed. */
async function layBrowser(lay: { from: string; files: string[]; to: string; hash: string }): Promise<void> {
  const folder = lay.to;
  const stamp = `${folder}.stamp`;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lay.hash && existsSync(folder)) return;
  rmSync(stamp, { force: true });
  rmSync(folder, { recursive: true, force: true });
  for (const file of lay.files) cpSync(file, join(folder, relative(lay.from, file)));
  await layPackage(chromium, folder, { outfile: "build/index.js", format: "esm", banner: { js: banner } }, [
    "bin",
  ]);
  mkdirSync(join(folder, "fonts"), { recursive: true });
  for (const [name, { wanted: pattern, folder: subfolder }] of Object.entries(fonts)) {
    const from = packageFolder(name);
    for (const path of filesIn(from)) {
      const file = relative(from, path);
      if (pattern.test(file))
        cpSync(path, join(folder, "fonts", subfolder ? join(subfolder, file) : basename(file)));
    }
    cpSync(join(from, "LICENSE"), join(folder, "fonts", `LICENSE-${name.replace("/", "-")}`));
  }
  writeFileSync(stamp, lay.hash);
}

/** A package as published, except that its dependencies are bundled into its one module. */
async function layPackage(
  name: string,
  folder: string,
  bundling: { outfile: string; format: "esm" | "cjs"; banner?: { js: string } },
  copied: string[] = [],
): Promise<void> {
  const to = join(folder, "node_modules", name);
  await build({
    absWorkingDir: root,
    entryPoints: [name],
    bundle: true,
    minify: true,
    platform: "node",
    target: "node24",
    // Optional parts of tar-fs for another runtime.
    external: ["bare-fs", "bare-path"],
    legalComments: "none",
    logLevel: "error",
    ...bundling,
    outfile: join(to, bundling.outfile),
  });
  for (const entry of [...copied, "package.json", "LICENSE"])
    cpSync(join(packageFolder(name), entry), join(to, entry), { recursive: true });
}

const packageFolder = (name: string) => join(root, "node_modules", name);

function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder(name), "package.json"), "utf8"));
  return `${name}@${version}`;
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name)).sort();
}

function hashOf(folder: string, files: string[]): string {
  const hash = createHash("sha256");
  for (const path of files) hash.update(relative(folder, path)).update("\0").update(readFileSync(path));
  return hash.digest("hex");
}
