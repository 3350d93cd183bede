import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { cards as contributed } from "../../../web/app/manifests.ts";

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
/** The built app, with the chunk of each module. */
const root = join(import.meta.dirname, "../../..");
const folder = join(root, "web/dist");
const manifest = JSON.parse(readFileSync(join(root, ".build/web-manifest.json"), "utf8")) as Record<
  string,
  Chunk
>;

/** The scripts and style sheets that a browser loads to show these modules. */
function filesOf(...ends: string[]): string[] {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
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
/** Their gzipped weight, in kB. */
const weight = (...ends: string[]) =>
  filesOf(...ends).reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0) / 1_000;

const entry = ["index.html", "app/texts.de.ts", "platform/texts.de.ts"];
const login = [...entry, "login-page.tsx", "sessions/texts.de.ts"];
const inside = [...entry, "shell/shell.tsx", "ui/texts.de.ts"];
const cards = ["directory-card.tsx", "import-cards.tsx", "health-card.tsx"];
const firstPage = [
  "dashboard-page.tsx",
  ...cards,
  "core/texts.de.ts",
  "importexport/texts.de.ts",
  "health/texts.de.ts",
];
const dashboard = [...inside, ...firstPage];

describe("the weight of pages", () => {
  it("is at most 150 kB for the log-in page", () => {
    expect(weight(...login)).toBeLessThanOrEqual(150);
  });
  it("has its font from the first drawing on, or does without: no text is drawn twice", () => {
    const html = readFileSync(join(folder, "index.html"), "utf8");
    expect(html).toMatch(
      /<link rel="preload" as="font"[^>]* href="\/assets\/inter-latin-wght-normal[^"]*" crossorigin/,
    );
    const styles = filesOf(...login).filter((file) => file.endsWith(".css"));
    const all = styles.map((file) => readFileSync(join(folder, file), "utf8")).join("");
    expect(all).toContain("font-display:optional");
    expect(all).not.toContain("font-display:swap");
  });
  it("comes in at most 20 files for the log-in page and for the dashboard", () => {
    expect(filesOf(...login).length).toBeLessThanOrEqual(20);
    expect(filesOf(...dashboard).length).toBeLessThanOrEqual(20);
  });
  it("takes every card of the dashboard along, which the build knows by its name", () => {
    for (const { load } of contributed) expect(String(load)).toMatch(/-cards?\.tsx/);
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
    firstPage,
    ["home-page.tsx", "laboreditor/texts.de.ts", "health/texts.de.ts", "history/texts.de.ts"],
    ["webpublisher/home/overview-page.tsx", "webpublisher/texts.de.ts", "searches/texts.de.ts"],
    ["validity-page.tsx", "proficiency/texts.de.ts", "overview/texts.de.ts"],
    ["print-page.tsx", "printpublisher/texts.de.ts"],
  ])("is at most 300 kB for the first page of a module, %s", (...page) => {
    expect(weight(...inside, ...page)).toBeLessThanOrEqual(300);
  });
  it.each([
    ["upload-page.tsx", "importexport/texts.de.ts", "imports/mapping.de.ts"],
    ["log-page.tsx", "importexport/texts.de.ts"],
    ["analyses-frame.tsx", "laboreditor/texts.de.ts"],
  ])("grows by at most 50 kB with %s, which comes after one of them", (...page) => {
    expect(weight(...inside, ...page) - weight(...inside)).toBeLessThanOrEqual(50);
  });
  it("grows by at most 160 kB with the editor of CSS, which is loaded when a page with one is open", () => {
    expect(weight(...inside, "code-area.tsx") - weight(...inside)).toBeLessThanOrEqual(160);
    expect(filesOf(...inside, "setup/app-page.tsx")).not.toEqual(
      expect.arrayContaining(filesOf("code-area.tsx")),
    );
  });
});
