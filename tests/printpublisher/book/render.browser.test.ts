import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Layout } from "../../../functions/printpublisher/book/book.ts";
import { planBook } from "../../../functions/printpublisher/book/plan-book.ts";
import { renderParts } from "../../../functions/printpublisher/book/render-part.ts";
import { makeBook } from "../../support/make-book.ts";
import { bookWith, directory, entry, memoryCache, readBook, text, withChromium } from "./made-book.ts";

const entries = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => entry(`${word}${index}`, `${word} ${index}`));

describe("the browser", () => {
  test("learns nothing of the function's environment, credentials above all, and looks up no names", async () => {
    const secrets = ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN", "TABLE"];
    for (const name of secrets) vi.stubEnv(name, `secret-${name}`);
    const environments: string[] = [];
    const commands: string[] = [];
    const [part] = planBook(bookWith([text("a", "Anhang", "<p>Text</p>")]));
    await renderParts([part!], withChromium, () => {
      for (const pid of descendants(process.pid))
        if (readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("--headless")) {
          commands.push(readFileSync(`/proc/${pid}/cmdline`, "utf8"));
          environments.push(readFileSync(`/proc/${pid}/environ`, "utf8"));
        }
    });
    vi.unstubAllEnvs();
    expect(environments.length).toBeGreaterThan(0);
    for (const environment of environments) {
      expect(environment).not.toMatch(/secret-|AWS_/);
      // A machine's own Chromium may be a script, which sets some variables for itself; it gets only these from us.
      const inherited = environment.split("\0").filter((line) => {
        const [name = "", value] = [line.split("=")[0], line.slice(line.indexOf("=") + 1)];
        return /^[A-Z]/.test(name) && process.env[name] === value;
      });
      const allowed = /^(?:HOME|TMPDIR|LD_LIBRARY_PATH|FONTCONFIG_PATH|FONTCONFIG_FILE|PWD|SHLVL)=/;
      expect(inherited.filter((line) => !allowed.test(line))).toEqual([]);
    }
    // A look-up alone would disclose a name, and no server that a test starts would see it.
    expect(commands.some((line) => line.includes("--host-resolver-rules=MAP * ~NOTFOUND"))).toBe(true);
  });
});

/** Returns a process's children and their children that are still running. */
function descendants(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  );
  return children.flatMap((child) => [child, ...descendants(child)]);
}

describe("making a book again", () => {
  const chapters = [
    directory("a", "Allergie", entries(20, "Allergen")),
    directory("b", "Blutbild", entries(20, "Zelle")),
    text("c", "Anhang", "<p>Öffnungszeiten</p>"),
  ];
  const cache = memoryCache();
  beforeAll(async () => {
    await makeBook(bookWith(chapters), cache, withChromium);
  });

  test("renders nothing where nothing changed, and gives the same bytes", async () => {
    const first = await makeBook(bookWith(chapters), cache, withChromium);
    const second = await makeBook(bookWith(chapters), cache, withChromium);
    expect([first.rendered, second.rendered]).toEqual([[], []]);
    expect(first.pdf.equals(second.pdf)).toBe(true);
  });

  test("renders after an edit of one analysis only its part", async () => {
    const changed = entries(20, "Zelle");
    changed[3] = entry("Zelle3", "Zelle 3", { rows: [{ label: "Material", text: "EDTA-Blut" }] });
    const edited = chapters.with(1, directory("b", "Blutbild", changed));
    const { rendered, pdf } = await makeBook(bookWith(edited), cache, withChromium);
    expect(rendered).toEqual(["chapter-b"]);
    const { sheets } = await readBook(pdf);
    expect(sheets.map((sheet) => sheet.text).join()).toContain("EDTA-Blut");
  });

  test("renders no chapter again because pages before it move", async () => {
    const longer = chapters.with(0, directory("a", "Allergie", entries(90, "Allergen")));
    const { rendered, pdf, parts } = await makeBook(bookWith(longer), cache, withChromium);
    expect(rendered).toEqual(["chapter-a", "index"]);
    const { outline, sheets } = await readBook(pdf);
    const place = outline.find(({ title }) => title === "Anhang")?.sheet ?? -1;
    const contents = sheets.find((sheet) => sheet.text.includes("Inhaltsverzeichnis"));
    expect(contents?.links.find((link) => link.text.startsWith("Anhang"))?.text).toBe(
      `Anhang ${sheets[place]?.number}`,
    );
    expect(parts.filter(({ kind }) => kind === "text")).toHaveLength(1);
  });

  test("says how far it is", async () => {
    const progress: string[] = [];
    await makeBook(bookWith(chapters), memoryCache(), {
      ...withChromium,
      onProgress: ({ partsDone, partsTotal }) => progress.push(`${partsDone}/${partsTotal}`),
    });
    expect(progress).toEqual(Array.from({ length: 10 }, (_, done) => `${done}/9`));
  });
});

describe("a chapter", () => {
  const layouts: Layout[] = ["list", "table", "cards", "compact"];
  const wide = { orientation: "landscape", columns: 3 } as const;
  let book: Awaited<ReturnType<typeof readBook>>;
  beforeAll(async () => {
    const { pdf } = await makeBook(
      bookWith([
        ...layouts.map((layout, index) =>
          directory(layout, `Form ${layout}`, entries(24, "Wert"), { layout, columns: index === 0 ? 1 : 2 }),
        ),
        directory("quer", "Im Querformat", entries(200, "Quer"), wide),
        text("absatz", "Absätze", "<p>Hochformat</p>", {
          paragraphs: [{ id: "q", title: "Tafel", html: "<p>Breite Tafel</p>", orientation: "landscape" }],
        }),
      ]),
      memoryCache(),
      withChromium,
    );
    book = await readBook(pdf);
  });
  const sheetsOf = (title: string) => {
    const index = book.outline.findIndex((item) => item.title === title);
    return book.sheets.slice(book.outline[index]?.sheet, book.outline[index + 1]?.sheet);
  };
  const linesOf = (title: string, word: RegExp) =>
    sheetsOf(title)
      .flatMap(({ drawn }) => drawn)
      .filter(({ text: words }) => word.test(words));

  test.each(layouts)("shows every analysis with its values in the layout %s", (layout) => {
    const words = sheetsOf(`Form ${layout}`)
      .map((sheet) => sheet.text)
      .join("\n");
    for (let index = 0; index < 24; index += 1) expect(words).toContain(`Wert${index}`);
    expect(words.match(/Serum/g)?.length).toBe(24);
    expect(words.replaceAll(/-?\n/g, "").match(/Photometrie/g)?.length).toBe(24);
  });

  test("stands in as many columns as it says", () => {
    const lefts = (title: string) =>
      new Set(linesOf(title, /^(?:Wert|Quer) \d+$/).map(({ x }) => Math.round(x / 40)));
    expect(lefts("Form list").size).toBe(1);
    expect(lefts("Im Querformat").size).toBe(3);
  });

  test("turns its pages, and a paragraph its own", () => {
    const turned = (title: string) =>
      sheetsOf(title)
        .filter(({ text: words }) => words !== "")
        .map((sheet) => sheet.width > sheet.height);
    expect(new Set(turned("Im Querformat"))).toEqual(new Set([true]));
    expect(new Set(turned("Form list"))).toEqual(new Set([false]));
    const panel = book.sheets.find((sheet) => sheet.text.includes("Breite Tafel"));
    expect((panel?.width ?? 0) > (panel?.height ?? 0)).toBe(true);
  });

  test("keeps everything within its margins", () => {
    for (const { drawn, width, height } of book.sheets.slice(1, -1))
      for (const { x, y, text: words } of drawn)
        expect(x > 25 && x < width - 25 && y > 15 && y < height - 15, words).toBe(true);
  });
});
