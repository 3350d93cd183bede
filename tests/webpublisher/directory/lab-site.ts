import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import type { Catalogue } from "../../../functions/core/door.ts";
import { publicAnalysis } from "../../../functions/webpublisher/directory/public-analysis.ts";
import { publicReader } from "../../../functions/webpublisher/directory/public-directory.ts";
import { searchIndexOf } from "../../../functions/webpublisher/directory/search-index.ts";
import { webConfigDefaults } from "../../../shared/webpublisher/config/defaults.ts";
import { germanTexts } from "../../../shared/webpublisher/texts/texts.de.ts";
import { englishTexts } from "../../../shared/webpublisher/texts/texts.en.ts";
import { colourProperties } from "../../../web/embed/style/colours.ts";

const root = join(import.meta.dirname, "../../..");

/** Builds the widgets into a temporary folder in a separate process: a build inside a test run would be a development build. */
export async function buildWidgets(): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "laborium-embed-"));
  const config = join(root, "web/embed/vite.config.ts");
  const { VITEST: _, ...env } = process.env;
  await promisify(execFile)(
    process.execPath,
    [
      join(root, "node_modules/vite/bin/vite.js"),
      "build",
      "--config",
      config,
      "--outDir",
      folder,
      "--logLevel",
      "error",
    ],
    { cwd: root, env: { ...env, NODE_ENV: "production" } },
  );
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Gzipped sizes of a build in bytes: the files that every page loads, those that the directory loads before a search in German is possible,
 * those loaded with the first opened analysis, and those with a search whose words no name has. Node's zlib looks for repetitions in other
 * ways on other processors, so sizes of the same bytes differ by up to 70 bytes between machines.
 */
export function sizesOf(folder: string) {
  const size = (path: string) => gzipSync(readFileSync(join(folder, path)), { level: 9 }).length;
  const assets = readdirSync(join(folder, "assets")).filter((name) => name.endsWith(".js"));
  const sum = (...names: string[]) =>
    assets
      .filter((asset) => names.some((name) => asset.startsWith(`${name}-`)))
      .reduce((total, name) => total + size(join("assets", name)), 0);
  return {
    loader: size("laborium.js"),
    widget: sum("widget"),
    detail: sum("detail-view"),
    further: sum("further"),
    vocabulary: sum("ask-vocabulary"),
  };
}

interface Site {
  origin: string;
  /** Requested paths, in order. */
  asked: string[];
  /** Paths that respond with 500 until removed from here. */
  broken: Set<string>;
  stop: () => void;
}

/** A laboratory's public side and, on the same server under `/host/…`, a website that embeds it from another origin. */
export async function startLab(
  folder: string,
  catalogue: Catalogue,
  pages: Record<string, string>,
): Promise<Site> {
  const paths: string[] = [];
  const broken = new Set<string>();
  const answer = (path: string, origin: string): [type: string, body: string | Buffer] | undefined => {
    if (path === "/embed/index.json") {
      const indexes = Object.fromEntries(
        ["de", "en"].map((locale) => [locale, { url: `/embed/index/${locale}.json`, count: 1 }]),
      );
      return ["application/json", JSON.stringify({ indexes })];
    }
    const language = /^\/embed\/index\/(de|en)\.json$/.exec(path)?.[1] as "de" | "en" | undefined;
    if (language) return ["application/json", searchIndexOf(catalogue, language, "de").text];
    const lookLanguage = /^\/api\/(\w\w)\/public\/look\/$/.exec(path)?.[1];
    if (lookLanguage) {
      const colours = { primary: "#7a1fa2", accent: "#c2410c" };
      const properties = colourProperties(colours);
      const facts = { name: "Labor", logo: null, colours, properties, languages: ["de", "en"] };
      const words = lookLanguage === "de" ? germanTexts : englishTexts;
      return ["application/json", JSON.stringify({ ...facts, ...webConfigDefaults, words })];
    }
    const [, reader, code] = /^\/api\/(de|en)\/public\/analyses\/([^/]+)\/$/.exec(path) ?? [];
    if (reader && code) {
      const analysis = publicAnalysis(
        catalogue,
        decodeURIComponent(code),
        publicReader(reader as "de" | "en", "de"),
      );
      return analysis && ["application/json", JSON.stringify(analysis)];
    }
    if (path.startsWith("/embed/") && path.endsWith(".js"))
      return ["text/javascript", readFileSync(join(folder, path.slice("/embed/".length)))];
    const page = pages[path];
    return page === undefined ? undefined : ["text/html; charset=utf-8", page.replaceAll("{origin}", origin)];
  };
  let origin = "";
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://lab").pathname;
    paths.push(path);
    response.setHeader("access-control-allow-origin", "*");
    if (path === "/embed/index.json") response.setHeader("cache-control", "public, max-age=10");
    if (broken.has(path)) return response.writeHead(500).end();
    const [type, body] = answer(path, origin) ?? [];
    if (type === undefined) return response.writeHead(404).end();
    return response.writeHead(200, { "content-type": type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  return { origin, asked: paths, broken, stop: () => server.close() };
}
