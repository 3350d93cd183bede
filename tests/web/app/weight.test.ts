import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
const folder = mkdtempSync(join(tmpdir(), "laborium-weight-"));
let manifest: Record<string, Chunk> = {};

beforeAll(() => {
  // A process of its own: within a test run everything would be built for development.
  execFileSync(
    process.execPath,
    [
      "node_modules/vite/bin/vite.js",
      "build",
      "--config",
      "web/vite.config.ts",
      "--manifest",
      "--outDir",
      folder,
    ],
    { env: { ...process.env, NODE_ENV: "production" }, stdio: ["ignore", "ignore", "pipe"] },
  );
  manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The scripts and style sheets that a browser loads to show these modules. */
function filesOf(...ends: string[]): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const end of ends) {
    const key = Object.keys(manifest).find((each) => each.endsWith(end));
    expect(key, end).toBeDefined();
    visit(key ?? "");
  }
  return [...files];
}
/** What they weigh gzipped, in kB. */
const weight = (...ends: string[]) =>
  filesOf(...ends).reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0) / 1_000;

const entry = ["index.html", "app/texts.de.ts", "platform/texts.de.ts"];
const login = [...entry, "login-page.tsx", "sessions/texts.de.ts"];
const inside = [...entry, "shell/shell.tsx", "ui/texts.de.ts"];
const dashboard = [...inside, "dashboard-page.tsx", "core/texts.de.ts", "importexport/texts.de.ts"];

describe("the weight of pages", () => {
  it("is at most 150 kB for the log-in page", () => {
    expect(weight(...login)).toBeLessThanOrEqual(150);
  });
  it("comes in at most 20 files for the log-in page and for the dashboard", () => {
    expect(filesOf(...login).length).toBeLessThanOrEqual(20);
    expect(filesOf(...dashboard).length).toBeLessThanOrEqual(20);
  });
  it("brings the components' styles with the routes, before the app's own, which refine them", () => {
    const styles = (files: string[]) =>
      files
        .filter((file) => file.endsWith(".css"))
        .map((file) => readFileSync(join(folder, file), "utf8"))
        .join("");
    const early = filesOf("app/routes.tsx");
    const late = filesOf(...dashboard).filter((file) => !early.includes(file));
    const ofComponents = /\.m_[0-9a-f]{8}/;
    const ofPanels = /\._panel_/;
    expect(styles(early)).toMatch(ofComponents);
    expect(styles(early)).not.toMatch(ofPanels);
    expect(styles(late)).toMatch(ofPanels);
    expect(styles(late)).not.toMatch(ofComponents);
  });
  it.each([
    ["dashboard-page.tsx", "core/texts.de.ts", "importexport/texts.de.ts"],
    ["home-page.tsx", "laboreditor/texts.de.ts", "health/texts.de.ts", "history/texts.de.ts"],
    ["directory-page.tsx", "webpublisher/texts.de.ts"],
    ["publish-page.tsx", "printpublisher/texts.de.ts"],
  ])("is at most 300 kB for the first page of a module, %s", (...page) => {
    expect(weight(...inside, ...page)).toBeLessThanOrEqual(300);
  });
  it.each([
    ["upload-page.tsx", "importexport/texts.de.ts"],
    ["log-page.tsx", "importexport/texts.de.ts"],
    ["analyses-frame.tsx", "laboreditor/texts.de.ts"],
  ])("grows by at most 50 kB with %s, which comes after one of them", (...page) => {
    expect(weight(...inside, ...page) - weight(...inside)).toBeLessThanOrEqual(50);
  });
});
