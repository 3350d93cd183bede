import type { Analysis, CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import type { FieldRole } from "../../../shared/core/catalogue/field-role.ts";
import type { ShownField } from "../../../shared/core/catalogue/shown-field.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import {
  type ChangedLine,
  type NoticeEntry,
  type NoticeKind,
  noticeKinds,
} from "../../../shared/webpublisher/notices/notice.ts";
import {
  type Catalogue,
  isPublic,
  showAnalysis,
  shownName,
  textOfAnswer,
  textOfHtml,
} from "../../core/door.ts";
import { publicReader } from "../directory/public-directory.ts";

type Version = Pick<CatalogueDocument<"analysis">, "content" | "deleted"> | undefined;

/** Roles whose changes have a kind of their own; all others are text. */
const kindOfRole: Partial<Record<FieldRole, NoticeKind>> = {
  material: "specimen",
  container: "specimen",
  volume: "specimen",
  storage: "specimen",
  method: "method",
  unit: "unit",
  reference_ranges: "reference_range",
};
/** What is told of a value, in characters; the page of the analysis has the rest. */
const longest = 300;
/** The same word in each language. */
const nameLabel = "Name";

/** What differs between two versions for visitors, in each language; undefined if they see no difference. */
export function comparePublic(
  catalogue: Catalogue,
  before: Version,
  after: Version,
  languages: readonly [Language, ...Language[]],
): NoticeEntry | undefined {
  const [old, now] = [publicOf(before), publicOf(after)];
  const known = now ?? old;
  if (!known) return undefined;
  const name = namesOf(known, languages);
  const { code } = known;
  if (!old) return { code, name, kinds: ["new"], lines: {} };
  if (!now) return { code, name, kinds: ["withdrawn"], lines: {} };
  const lines: NoticeEntry["lines"] = {};
  for (const language of languages) {
    const changed = changedLines(catalogue, old, now, language, languages[0]);
    if (changed.length > 0) lines[language] = changed;
  }
  const seen = new Set(Object.values(lines).flatMap((ones) => ones.map(({ kind }) => kind)));
  const kinds = noticeKinds.filter((kind) => seen.has(kind));
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
        field.type === "title" ? [] : [[field.key, field] as const],
      ),
    );
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const names = [shownName(before, reader), shownName(after, reader)] as const;
  const lines: ChangedLine[] =
    names[0] === names[1]
      ? []
      : [{ kind: "text", label: nameLabel, before: cut(names[0]), after: cut(names[1]) }];
  for (const key of new Set([...now.keys(), ...old.keys()])) {
    const [former, later] = [old.get(key), now.get(key)];
    const texts = [textOf(former, language), textOf(later, language)] as const;
    const field = later ?? former;
    if (!field || texts[0] === texts[1]) continue;
    const kind = kindOfRole[field.role ?? "none"] ?? "text";
    lines.push({ kind, label: field.label, before: cut(texts[0]), after: cut(texts[1]) });
  }
  return lines;
}

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

/** A field's value to read, without formatting. */
function textOf(field: ShownField | undefined, language: Language): string {
  if (!field) return "";
  const { text, html, list, rows, links, checked } = field;
  if (checked) return textOfAnswer(true, language);
  if (html !== undefined) return textOfHtml(html);
  if (rows) return rows.map((row) => row.filter((cell) => cell !== "").join(" · ")).join("; ");
  return text ?? (list ?? links?.map(({ name }) => name) ?? []).join(", ");
}
