import { isDeepStrictEqual } from "node:util";
import type { Analysis, CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import { holds, isStructural } from "../../../shared/core/catalogue/field.ts";
import type { FieldRole } from "../../../shared/core/catalogue/field-role.ts";
import type { ShownField } from "../../../shared/core/catalogue/shown-field.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { longDates } from "../../../shared/kernel/locale.ts";
import {
  type ChangedLine,
  type NoticeEntry,
  type NoticeKind,
  noticeKinds,
} from "../../../shared/webpublisher/notices/notice.ts";
import {
  type Catalogue,
  documentKindOf,
  isPublic,
  showAnalysis,
  shownName,
  textOfAnswer,
  textOfHtml,
} from "../../core/door.ts";
import { publicReader } from "../directory/public-directory.ts";

type Version = Pick<CatalogueDocument<"analysis">, "content" | "deleted"> | undefined;

/** Roles whose changes have a kind of their own; all others count as text. */
const kindOfRole: Partial<Record<FieldRole, NoticeKind>> = {
  material: "specimen",
  container: "specimen",
  volume: "specimen",
  storage: "specimen",
  specimens: "specimen",
  transport: "specimen",
  preanalytics: "specimen",
  rejection: "specimen",
  method: "method",
  unit: "unit",
  reference_ranges: "reference_range",
};
/** Maximum length of an announced value, in characters; the page of the analysis has the rest. */
const longest = 300;
/** Minimum length of unchanged text shown before the first change, in characters. */
const shortestLead = 40;
/** The same word in every language. */
const nameLabel = "Name";

/** Differences between two versions as visitors see them, in each language; undefined if there are none. */
export function comparePublic(
  catalogue: Catalogue,
  before: Version,
  after: Version,
  languages: readonly [Language, ...Language[]],
): NoticeEntry | undefined {
  const [old, now] = [publicOf(before), publicOf(after)];
  const current = now ?? old;
  if (!current) return undefined;
  const name = namesOf(current, languages);
  const { code } = current;
  if (!old) return { code, name, kinds: ["new"], lines: {} };
  if (!now) return { code, name, kinds: ["withdrawn"], lines: {} };
  const lines: NoticeEntry["lines"] = {};
  for (const language of languages) {
    const changed = changedLines(catalogue, old, now, language, languages[0]);
    if (changed.length > 0) lines[language] = changed;
  }
  const changedKinds = new Set(Object.values(lines).flatMap((group) => group.map(({ kind }) => kind)));
  const kinds = noticeKinds.filter((kind) => changedKinds.has(kind));
  return kinds.length === 0 ? undefined : { code, name, kinds, lines };
}

const publicOf = (version: Version) =>
  version && !version.deleted && isPublic(version.content) ? version.content : undefined;

const namesOf = (analysis: Analysis, languages: readonly [Language, ...Language[]]) =>
  Object.fromEntries(
    languages.map((language) => [language, shownName(analysis, { language, main: languages[0] })]),
  );

function changedLines(
  catalogue: Catalogue,
  before: Analysis,
  after: Analysis,
  language: Language,
  main: Language,
): ChangedLine[] {
  const reader = publicReader(language, main);
  const fieldsOf = (analysis: Analysis) =>
    new Map(
      showAnalysis(catalogue, analysis, reader).flatMap((field) =>
        // The names of related analyses are announced by their own notices; a copy here would outlive their withdrawal.
        isStructural(field.type) || documentKindOf(field) === "analysis" ? [] : [[field.key, field] as const],
      ),
    );
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const names = [shownName(before, reader), shownName(after, reader)] as const;
  const lines: ChangedLine[] =
    names[0] === names[1] ? [] : [{ kind: "text", label: nameLabel, ...shortened(...names) }];
  for (const key of new Set([...now.keys(), ...old.keys()])) {
    const [earlier, later] = [old.get(key), now.get(key)];
    const texts = [earlier, later].map((field) => partsOf(field, language)) as [string[], string[]];
    const field = later ?? earlier;
    if (!field || isDeepStrictEqual(...texts)) continue;
    const kind = kindOfRole[field.role ?? "none"] ?? "text";
    lines.push({ kind, label: field.label, ...shortened(...differing(field, ...texts)) });
  }
  return lines;
}

/** Differing parts: for a table, the rows missing on the other side; for anything else, or if only the order changed, all parts. */
function differing({ rows }: ShownField, before: string[], after: string[]): [string, string] {
  const [removed, come] = [
    before.filter((row) => !after.includes(row)),
    after.filter((row) => !before.includes(row)),
  ];
  const changed =
    rows && removed.length + come.length > 0 ? ([removed, come] as const) : ([before, after] as const);
  const [old, now] = changed.map((parts) => parts.join(rows ? "; " : ", "));
  return [old ?? "", now ?? ""];
}

/** Both texts; overlong ones begin some words before the first difference. */
function shortened(before: string, after: string): Pick<ChangedLine, "before" | "after"> {
  const length = Math.max(before.length, after.length);
  let same = 0;
  while (same < length && before[same] === after[same]) same++;
  const from = length > longest ? before.lastIndexOf(" ", same - shortestLead) + 1 : 0;
  const cut = (text: string) => {
    const rest = from > 0 && text !== "" ? `…${text.slice(from)}` : text;
    return rest.length > longest ? `${rest.slice(0, longest - 1)}…` : rest;
  };
  return { before: cut(before), after: cut(after) };
}

/** A field's value as plain text: the rows of a table, the items of a list. */
function partsOf(field: ShownField | undefined, language: Language): string[] {
  if (!field) return [];
  const { type, text, html, list = [], rows, checked } = field;
  if (checked) return [textOfAnswer(true, language)];
  if (html !== undefined) return [textOfHtml(html)];
  if (rows) return rows.map((row) => row.filter((cell) => cell !== "").join(" · "));
  if (text === undefined) return list;
  return [holds(type, "day") ? longDates(language)(text) : text];
}
