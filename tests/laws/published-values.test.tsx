// @vitest-environment happy-dom
import { isDeepStrictEqual } from "node:util";
import { cleanup, fireEvent, waitFor } from "@testing-library/react";
import { h } from "preact";
import { render } from "preact-render-to-string";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { compareContents } from "../../functions/core/catalogue/compare-contents.ts";
import { seenValues } from "../../functions/core/catalogue/seen-values.ts";
import { formOf } from "../../functions/laboreditor/analyses/analysis-form.ts";
import { publicAnalysis } from "../../functions/webpublisher/directory/public-analysis.ts";
import { publicReader } from "../../functions/webpublisher/directory/public-directory.ts";
import type { PlainValue } from "../../shared/core/catalogue/field.ts";
import type { ComparedValue, SeenValue } from "../../shared/core/catalogue/seen-value.ts";
import { shownPlain } from "../../shared/core/catalogue/shown-text.ts";
import { Analysis } from "../../web/embed/components/analysis.tsx";
import { AnalysisPage } from "../../web/embed/pages/analysis-pages.tsx";
import { textsFor } from "../../web/embed/texts/texts.ts";
import { FieldList } from "../../web/laboreditor/editor/fields/field-list.tsx";
import { useEditorForm } from "../../web/laboreditor/editor/use-editor-form.ts";
import { ComparedValues, SeenText } from "../../web/platform/compared/compared-values.tsx";
import { readDate } from "../../web/platform/date/read-date.ts";
import { beginSession } from "../../web/platform/session.ts";
import { start } from "../../web/platform/startup.ts";
import { draw } from "../web/support/dress.tsx";
import { fakeServer, json } from "../web/support/fake-server.ts";
import * as data from "../web/support/mock-data.ts";
import { speak } from "../web/support/texts.ts";
import {
  analysis,
  cases,
  catalogue,
  certificates,
  certificatesIn,
  definitionAt,
  importedOnly,
  keyOf,
  type Language,
  languages,
  main,
  document as stored,
} from "./published-cases.ts";
import { inApi, inBook, inCsv, inLines, onPage, piecesOf, plain, type Shown } from "./published-readers.ts";

/** A value as the history shows it, without details, notes and removed parts. */
function bare(element: Element | null | undefined): string[] {
  if (!element) return [];
  const value = element.cloneNode(true) as Element;
  for (const beside of value.querySelectorAll("details, em, button")) beside.remove();
  for (const note of [...value.children])
    if (note.matches("span[class]") && note.previousSibling) note.remove();
  return piecesOf(value);
}

const form = formOf(catalogue, stored, languages);
function Fields(props: { of: readonly number[]; language: Language; readOnly: boolean }) {
  const { saving } = useEditorForm({ output: form, etag: '"1"' }, () => {});
  const common = { form: saving.form, analysis: form, languages: [props.language], readOnly: props.readOnly };
  return <FieldList {...common} definitions={props.of.map(definitionAt)} />;
}
/** Contents of a field's control, or of the fallback shown in its place, in the reader's notation. */
function inControl(at: number, language: Language): { pieces: string[]; standsIn: boolean } {
  const definition = definitionAt(at);
  const place = document.getElementById(`field-${keyOf(at)}`);
  if (!place) throw new Error(`${keyOf(at)} is not drawn.`);
  const find = <Kind extends Element>(selector: string) => [...place.querySelectorAll<Kind>(selector)];
  const read = (value: PlainValue) => [shownPlain(definition, value, language)].flat();
  const standIn = place.querySelector("div[lang]:not([role])");
  if (standIn) return { pieces: piecesOf(standIn), standsIn: true };
  const held = (): string[] => {
    if (definition.type === "table") {
      const keys = definition.columns?.map(({ key }) => key) ?? [];
      const rows = find("tr[data-change]:not([data-change=removed])").map((row) =>
        [...row.querySelectorAll("input")].map(({ value }, cell) => [keys[cell] ?? "", value] as const),
      );
      return read(rows.map((row) => Object.fromEntries(row)))
        .flatMap((row) => Object.values(row))
        .filter((cell) => cell !== "");
    }
    const [list] = find<HTMLTextAreaElement>("textarea");
    if (list) return read(inLines(list.value)) as string[];
    const [rich] = find("[role=textbox]");
    if (rich) return piecesOf(rich);
    const [text] = find<HTMLInputElement>("input[type=text]:not([role=combobox])");
    if (text && definition.type !== "relatedanalyses" && !find(".mantine-Pill-label").length) {
      // A date is typed in figures, in the language's order.
      const value = definition.type === "date" ? readDate(text.value) : text.value;
      return value ? (read(value) as string[]) : [];
    }
    const ticked = find<HTMLInputElement>("input:checked").filter(({ value }) => value !== "none");
    return [...ticked.map(({ id }) => find(`[for="${id}"]`)[0]), ...find(".mantine-Pill-label")].flatMap(
      piecesOf,
    );
  };
  return { pieces: held(), standsIn: false };
}

beforeEach(async () => {
  localStorage.clear();
  beginSession("token");
  fakeServer({
    "settings/public/": json(data.settings),
    "maintenance/": json({ maintenance: false }),
    "user/current/": json(data.user),
    "settings/booked_modules/": json({ ...data.modules, MD_PROF: true }),
    "proficiency/certificates/": json({
      count: certificates.length,
      results: certificates.map((one) => ({ ...one, validity: "valid" })),
    }),
    "core/categories/": json([]),
  });
  await start();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface ReadBy {
  language: Language;
  main: Language;
  languages: readonly Language[];
}
/** Finds values of versions by case. A language without any value has no entry of its own, and is read in the other language. */
function found<Value extends { path: string; language: string | null }>(
  all: readonly Value[],
  { language, languages: of }: ReadBy,
) {
  const find = (at: number, wanted: Language) =>
    all.find((one) => one.path === `fields.${keyOf(at)}` && (one.language ?? wanted) === wanted);
  const languageOf = (at: number) => [language, ...of].find((one) => find(at, one)) ?? language;
  return { languageOf, value: (at: number) => find(at, languageOf(at)) };
}
const drawnOf = (at: number) => document.getElementById(`drawn-${at}`)?.firstElementChild;

/** Contents of each of these cases in the history. */
function inHistory(seen: ReturnType<typeof found<SeenValue>>, group: readonly number[]): Shown {
  draw(
    group.map((at) => {
      const value = seen.value(at);
      return (
        <section key={at} id={`drawn-${at}`}>
          {value && <SeenText of={value} />}
        </section>
      );
    }),
  );
  const shown = new Map(group.map((at) => [at, bare(drawnOf(at))]));
  return (at) => shown.get(at) ?? [];
}
/** Both sides of the comparison with the version that contains imported values only. */
function inComparison(compared: ReturnType<typeof found<ComparedValue>>, group: readonly number[]) {
  const { container } = draw(
    group.map((at) => {
      const value = compared.value(at);
      return (
        <section key={at} id={`drawn-${at}`}>
          {value && <ComparedValues values={[value]} headings={["1", "2"]} />}
        </section>
      );
    }),
  );
  // Unchanged rows are shown on request.
  for (const more of container.querySelectorAll("button[aria-expanded=false]")) fireEvent.click(more);
  const sideOf = (at: number, side: "before" | "after"): string[] => {
    const cells = drawnOf(at)?.querySelectorAll(":scope > tbody > tr > td") ?? [];
    const cell = cells[side === "after" ? cells.length - 1 : 0]?.cloneNode(true) as Element | undefined;
    if (!cell) return [];
    for (const left of cell.querySelectorAll(side === "before" ? "ins" : "del")) left.remove();
    for (const sign of cell.querySelectorAll("tr > td:first-child")) sign.remove();
    return bare(cells.length > 1 ? cell.firstElementChild : cell);
  };
  const shown = new Map(
    group.map((at) => [at, { before: sideOf(at, "before"), after: sideOf(at, "after") }]),
  );
  return (side: "before" | "after"): Shown =>
    (at) =>
      shown.get(at)?.[side] ?? [];
}

/** The case of the same field that contains an imported value only. */
const importedLike = (at: number) =>
  cases.findIndex(
    ({ name, definition }) => name === "imported" && definition.key === cases[at]?.definition.key,
  );
const pageIn = (language: Language) => {
  const answer = publicAnalysis(catalogue, "LAW", {
    ...publicReader(language, main),
    certificates: certificatesIn(language),
  });
  if (!answer) throw new Error("The analysis is not public.");
  const texts = textsFor(language);
  const html = render(h(AnalysisPage, { texts, analysis: answer }));
  return { answer, texts, shown: onPage(html) };
};
const pages = { de: pageIn("de"), en: pageIn("en") };

describe.each(languages)("what the editor shows as published, read in %s,", (language) => {
  const reader = { language, main, languages, certificates: certificatesIn(language) } as const;
  const { answer, texts, shown } = pages[language];
  const onPaper: Record<string, Shown> = {
    page: shown,
    widget: onPage(render(h(Analysis, { texts, level: 2, analysis: answer }))),
    api: inApi(answer, language),
    book: inBook(language),
  };
  const csv = inCsv(language);
  const seen = found(seenValues(catalogue, analysis, reader), reader);
  const compared = found(compareContents(catalogue, importedOnly, analysis, reader), reader);

  // Type by type, since the simulated browser takes far longer for all of them at once.
  const byType = [...Map.groupBy(cases.keys(), (at) => definitionAt(at).type)];
  test.each(byType)("is what everybody else is shown: %s", async (type, group) => {
    await speak(language);
    const history = inHistory(seen, group);
    const comparison = inComparison(compared, group);
    const wrong: string[] = [];
    // Read-only controls write numbers as everywhere else.
    const ways = ["text", "list", "table"].includes(type) ? [false, true] : [false];
    for (const readOnly of ways) {
      const { container } = draw(<Fields of={group} language={language} readOnly={readOnly} />);
      // Names of certificates come with an answer of the server.
      if (type === "certificate") await waitFor(() => expect(container.textContent).toContain("RV 1"));
      for (const at of group) {
        const place = `${cases[at]?.definition.key}, ${cases[at]?.name}`;
        const control = inControl(at, language);
        const said = plain(control.pieces);
        const tell = (who: string, pieces: readonly string[], wanted: readonly string[] = said) => {
          if (!isDeepStrictEqual(plain(pieces), wanted))
            wrong.push(
              `${place}: ${who} shows ${JSON.stringify(plain(pieces))}, not ${JSON.stringify(wanted)}`,
            );
        };
        // Pages and books omit a box that is not ticked.
        const isNo = ["nein", "no"].includes(said.join());
        for (const [who, read] of Object.entries(onPaper)) tell(who, read(at), isNo ? [] : said);
        tell("csv", csv(at));
        const inVersion = (languageOf: (at: number) => Language, of = at) =>
          languageOf(at) === language && of === at ? said : plain(pages[languageOf(at)].shown(of));
        tell("history", history(at), inVersion(seen.languageOf));
        tell("comparison", comparison("after")(at), inVersion(compared.languageOf));
        const before = importedLike(at);
        if (before >= 0)
          tell("comparison, before", comparison("before")(at), inVersion(compared.languageOf, before));
        if (shown.standsIn(at) !== control.standsIn) wrong.push(`${place}: who stands in is not told alike`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
