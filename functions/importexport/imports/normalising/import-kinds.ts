import type { FieldDefinition, FieldType, PlainValue } from "../../../../shared/core/catalogue/field.ts";
import { limits } from "../../../../shared/kernel/limits.ts";
import { isCalendarDate } from "../../../../shared/kernel/local-day.ts";
import { cleanHtml, isIntricate } from "../../../platform/clean-html.ts";
import type { ImportContext } from "../import-context.ts";
import { optionsIn } from "./options-in.ts";

/** A value to store, or the problem of the one in the file. */
export type Conversion = PlainValue | { problem: string; similar?: string };
type Report = NonNullable<Parameters<ImportContext["category"]>[1]>;

/** The words and things of a laboratory from which templates make examples. */
export interface ExampleSource {
  day: string;
  yes: string;
  text: string;
  entry: string;
  /** The first category of the laboratory. */
  category: { identifier: string; name: string } | undefined;
  usualCategory: string;
  item: (collection: string | undefined) => { identifier: string; name: string | undefined } | undefined;
  labelOf: (option: { key: string; label: FieldDefinition["label"] }) => string;
  /** A text that the checks of the field accept. */
  textFor: (field: FieldDefinition) => string;
}

/** How imports treat values of a type of field. */
interface ImportKind {
  /** Takes a filled value as a file of the import format writes it. */
  take: (value: PlainValue, field: FieldDefinition, context: ImportContext, report: Report) => Conversion;
  /** The cell of a template; empty if nothing can be made up. */
  exampleCell: (source: ExampleSource, field: FieldDefinition) => string;
  /** The value in a template of the import format. */
  example: (source: ExampleSource, field: FieldDefinition) => PlainValue;
}

const textsOf = (value: PlainValue) => (typeof value === "string" ? [value] : value);
/** Texts that name nothing the import could look up. */
const entries: ImportKind = {
  take: (value) => references(textsOf(value), (text) => text, "text"),
  exampleCell: () => "",
  example: () => [],
};
/** Types that hold no values. */
const none = entries;

/** How imports treat each type of field. */
export const importKinds: Readonly<Record<FieldType, ImportKind>> = {
  title: none,
  section: none,
  group: none,
  text: {
    take: (value) => (typeof value === "string" ? value : { problem: "A text is expected." }),
    exampleCell: (source, field) => source.textFor(field),
    example: (source, field) => source.textFor(field),
  },
  multilinetext: {
    take: (value) => {
      if (typeof value !== "string") return { problem: "A text is expected." };
      return isIntricate(value)
        ? { problem: `At most ${limits.text} characters and ${limits.tags} tags are accepted.` }
        : cleanHtml(value);
    },
    exampleCell: (source, field) => source.textFor(field),
    example: ({ text }) => `<p>${text}</p>`,
  },
  list: {
    ...entries,
    exampleCell: ({ entry }) => entry,
    example: ({ entry }) => [entry],
  },
  table: {
    take: (value, field) => (Array.isArray(value) ? rowsOf(field, value) : { problem: "Rows are expected." }),
    exampleCell: (source, field) => source.textFor(field),
    example: (_, { columns = [] }) => [
      Object.fromEntries(columns.map(({ key, options }) => [key, options?.[0]?.key ?? ""])),
    ],
  },
  date: {
    take: (value) =>
      typeof value === "string" && isCalendarDate(value)
        ? value
        : { problem: "A date is expected, such as 2026-11-22." },
    exampleCell: ({ day }) => day,
    example: () => "2026-01-31",
  },
  checkbox: {
    take: (value, field) => {
      if (field.options) return optionsOf(field, textsOf(value));
      return typeof value === "boolean" ? value : { problem: "true or false is expected." };
    },
    exampleCell: ({ labelOf, yes }, { options: [option] = [] }) => (option ? labelOf(option) : yes),
    example: (_, { options }) => options?.slice(0, 1).map(({ key }) => key) ?? true,
  },
  category: {
    ...entries,
    take: (value, _, context, report) =>
      references(
        textsOf(value),
        (text) => context.category(text, report),
        "category",
        (text) => context.similar(text),
      ),
    exampleCell: ({ category, usualCategory }) => category?.name ?? usualCategory,
    example: ({ category }) => (category ? [category.identifier] : []),
  },
  collectionitem: {
    ...entries,
    take: (value, { collection }, context, report) =>
      references(
        textsOf(value),
        (text) => context.item(collection ?? "", text, report),
        `item of the collection ${collection}`,
        (text) => context.similar(text, collection ?? ""),
      ),
    exampleCell: ({ item, entry }, { collection }) => item(collection)?.name ?? entry,
    example: ({ item }, { collection }) => {
      const first = item(collection);
      return first ? [first.identifier] : [];
    },
  },
  relatedanalyses: entries,
  certificate: entries,
};

function references(
  value: PlainValue,
  resolve: (text: string) => string | undefined,
  noun: string,
  similarTo: (text: string) => string | undefined = () => undefined,
): Conversion {
  if (!Array.isArray(value) || !value.every((each) => typeof each === "string"))
    return { problem: "A list of texts is expected." };
  const resolved = value.map((text) => resolve(text));
  const unresolved = value.filter((_, index) => resolved[index] === undefined);
  if (unresolved.length === 0) return resolved as string[];
  const similar = unresolved.length === 1 ? similarTo(unresolved[0] ?? "") : undefined;
  return {
    problem: `There is no ${noun} "${unresolved.join('", "')}".`,
    ...(similar !== undefined && { similar }),
  };
}

function optionsOf(field: FieldDefinition, value: PlainValue): Conversion {
  const areTexts = Array.isArray(value) && value.every((each) => typeof each === "string");
  const named = areTexts ? value.flatMap((text) => optionsIn(field, text) ?? [text]) : value;
  const keyOf = (text: string) => field.options?.find(({ key }) => key === text)?.key;
  return references(named, keyOf, `option of "${field.key}"`);
}

function rowsOf(field: FieldDefinition, rows: readonly unknown[]): Conversion {
  const columns = new Set((field.columns ?? []).map(({ key }) => key));
  for (const row of rows) {
    if (typeof row !== "object" || row === null)
      return { problem: "Every row must be an object of columns." };
    const foreign = Object.keys(row).find((key) => !columns.has(key));
    if (foreign) return { problem: `The table has no column "${foreign}".` };
  }
  return rows as PlainValue;
}
