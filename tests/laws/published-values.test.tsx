// @vitest-environment happy-dom
import { isDeepStrictEqual } from "node:util";
import { cleanup, fireEvent, waitFor } from "@testing-library/react";
import { h } from "preact";
import { render } from "preact-render-to-string";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { compareContents } from "../../functions/core/catalogue/compare-contents.ts";
import { visibleValues } from "../../functions/core/catalogue/visible-values.ts";
import { formOf } from "../../functions/laboreditor/analyses/analysis-form.ts";
import { publicAnalysis } from "../../functions/webpublisher/directory/public-analysis.ts";
import { publicReader } from "../../functions/webpublisher/directory/public-directory.ts";
import type { PlainValue } from "../../shared/core/catalogue/field.ts";
import { shownPlain } from "../../shared/core/catalogue/shown-plain.ts";
import type { ComparedValue, VisibleValue } from "../../shared/core/catalogue/visible-value.ts";
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
function inControl(index: number, language: Language): { pieces: string[]; standsIn: boolean } {
  const definition = definitionAt(index);
  const place = document.getElementById(`field-${keyOf(index)}`);
  if (!place) throw new Error(`${keyOf(index)} is not drawn.`);
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
      results: certificates.map((certificate) => ({ ...certificate, validity: "valid" })),
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
function valuesByCase<Value extends { path: string; language: string | null }>(
  all: readonly Value[],
  { language, languages: of }: ReadBy,
) {
  const find = (index: number, requested: Language) =>
    all.find(
      (value) => value.path === `fields.${keyOf(index)}` && (value.language ?? requested) === requested,
    );
  const languageOf = (index: number) =>
    [language, ...of].find((candidate) => find(index, candidate)) ?? language;
  return { languageOf, value: (index: number) => find(index, languageOf(index)) };
}
const drawnOf = (index: number) => document.getElementById(`drawn-${index}`)?.firstElementChild;

/** Contents of each of these cases in the history. */
function inHistory(visible: ReturnType<typeof valuesByCase<VisibleValue>>, group: readonly number[]): Shown {
  draw(
    group.map((index) => {
      const value = visible.value(index);
      return (
        <section key={index} id={`drawn-${index}`}>
          {value && <SeenText of={value} />}
        </section>
      );
    }),
  );
  const shown = new Map(group.map((index) => [index, bare(drawnOf(index))]));
  return (index) => shown.get(index) ?? [];
}
/** Both sides of the comparison with the version that contains imported values only. */
function inComparison(compared: ReturnType<typeof valuesByCase<ComparedValue>>, group: readonly number[]) {
  const { container } = draw(
    group.map((index) => {
      const value = compared.value(index);
      return (
        <section key={index} id={`drawn-${index}`}>
          {value && <ComparedValues values={[value]} headings={["1", "2"]} />}
        </section>
      );
    }),
  );
  // Unchanged rows are shown on request.
  for (const button of container.querySelectorAll("button[aria-expanded=false]")) fireEvent.click(button);
  const sideOf = (index: number, side: "before" | "after"): string[] => {
    const cells = drawnOf(index)?.querySelectorAll(":scope > tbody > tr > td") ?? [];
    const cell = cells[side === "after" ? cells.length - 1 : 0]?.cloneNode(true) as Element | undefined;
    if (!cell) return [];
    for (const left of cell.querySelectorAll(side === "before" ? "ins" : "del")) left.remove();
    for (const sign of cell.querySelectorAll("tr > td:first-child")) sign.remove();
    return bare(cells.length > 1 ? cell.firstElementChild : cell);
  };
  const shown = new Map(
    group.map((index) => [index, { before: sideOf(index, "before"), after: sideOf(index, "after") }]),
  );
  return (side: "before" | "after"): Shown =>
    (index) =>
      shown.get(index)?.[side] ?? [];
}

/** The case of the same field that contains an imported value only. */
const importedLike = (index: number) =>
  cases.findIndex(
    ({ name, definition }) => name === "imported" && definition.key === cases[index]?.definition.key,
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
  const visible = valuesByCase(visibleValues(catalogue, analysis, reader), reader);
  const compared = valuesByCase(compareContents(catalogue, importedOnly, analysis, reader), reader);

  // Type by type, since the simulated browser takes far longer for all of them at once.
  const byType = [...Map.groupBy(cases.keys(), (index) => definitionAt(index).type)];
  test.each(byType)("is what everybody else is shown: %s", async (type, group) => {
    await speak(language);
    const history = inHistory(visible, group);
    const comparison = inComparison(compared, group);
    const wrong: string[] = [];
    // Read-only controls write numbers as everywhere else.
    const ways = ["text", "list", "table"].includes(type) ? [false, true] : [false];
    for (const readOnly of ways) {
      const { container } = draw(<Fields of={group} language={language} readOnly={readOnly} />);
      // Names of certificates come with an answer of the server.
      if (type === "certificate") await waitFor(() => expect(container.textContent).toContain("RV 1"));
      for (const index of group) {
        const place = `${cases[index]?.definition.key}, ${cases[index]?.name}`;
        const control = inControl(index, language);
        const expected = plain(control.pieces);
        const compare = (medium: string, pieces: readonly string[], target: readonly string[] = expected) => {
          if (!isDeepStrictEqual(plain(pieces), target))
            wrong.push(
              `${place}: ${medium} shows ${JSON.stringify(plain(pieces))}, not ${JSON.stringify(target)}`,
            );
        };
        // Pages and books omit a box that is not ticked.
        const isNo = ["nein", "no"].includes(expected.join());
        for (const [medium, read] of Object.entries(onPaper))
          compare(medium, read(index), isNo ? [] : expected);
        compare("csv", csv(index));
        const inVersion = (languageOf: (other: number) => Language, of = index) =>
          languageOf(index) === language && of === index
            ? expected
            : plain(pages[languageOf(index)].shown(of));
        compare("history", history(index), inVersion(visible.languageOf));
        compare("comparison", comparison("after")(index), inVersion(compared.languageOf));
        const before = importedLike(index);
        if (before >= 0)
          compare("comparison, before", comparison("before")(index), inVersion(compared.languageOf, before));
        if (shown.standsIn(index) !== control.standsIn)
          wrong.push(`${place}: who stands in is not told alike`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
