import { utils, write } from "@e965/xlsx";
import { checkValue } from "../../../shared/core/catalogue/check-value.ts";
import type { FieldDefinition, PlainValue } from "../../../shared/core/catalogue/field.ts";
import { isKeptPerLanguage, valueFields } from "../../../shared/core/catalogue/field.ts";
import type { templateFormats } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { type Language, type LocalizedText, localized } from "../../../shared/kernel/language.ts";
import type { UiLanguage } from "../../../shared/kernel/ui-language.ts";
import { type Catalogue, catalogueOf } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { columnKey } from "./column-keys.ts";
import { importFiles } from "./import.store.ts";
import { targetFinder } from "./match-columns.ts";
import { targetsOf, workbookLayout } from "./targets.ts";

type Format = (typeof templateFormats)[number];

const words = {
  de: {
    file: "Vorlage",
    sheet: "Analysen",
    headings: ["Code", "Name", "Kategorie", "Status", "Intern"],
    name: "Beispielanalyse",
    category: "Beispielkategorie",
    text: "Beispieltext",
    entry: "Beispieleintrag",
    answers: ["ja", "nein"],
    state: "Neu",
    day: "31.01.2026",
  },
  en: {
    file: "Template",
    sheet: "Analyses",
    headings: ["Code", "Name", "Category", "State", "Internal"],
    name: "Example analysis",
    category: "Example category",
    text: "Example text",
    entry: "Example entry",
    answers: ["yes", "no"],
    state: "New",
    day: "2026-01-31",
  },
} as const;

interface Made {
  catalogue: Catalogue;
  main: Language;
  language: UiLanguage;
}

/** The rows of a template: a column for each field of the laboratory's default layout, and an analysis as an example. */
export function templateRows({ catalogue, main, language }: Made): string[][] {
  const say = words[language];
  const fields = valueFields(workbookLayout(catalogue)?.fields ?? []);
  const targetOf = targetFinder(targetsOf(fields, main));
  const taken = new Set(say.headings.map(columnKey));
  // A column is recognised by its field's label, unless that means something else.
  const headings = fields.map(({ key, label }) => {
    const target = `fields.${key}`;
    const names = [localized(label, language, main).value ?? key, key];
    const heading = names.find((one) => targetOf(one) === target && !taken.has(columnKey(one))) ?? target;
    taken.add(columnKey(heading));
    return heading;
  });
  return [
    [...say.headings, ...headings],
    [
      ...["BEISPIEL-1", say.name, categoryName(), say.state, say.answers[1]],
      ...fields.map((field) => cellOf(field)),
    ],
  ];

  function named(name: LocalizedText | undefined): string | undefined {
    return localized(name ?? {}, language, main).value;
  }
  function categoryName(): string {
    const [first] = catalogue.documents("category");
    return named(first?.content.name) ?? say.category;
  }
  function cellOf(field: FieldDefinition): string {
    const [option] = field.options ?? [];
    switch (field.type) {
      case "date":
        return say.day;
      case "checkbox":
        return option ? (named(option.label) ?? option.key) : say.answers[0];
      case "category":
        return categoryName();
      case "collectionitem": {
        const item = [...catalogue.documents("collectionitem")].find(
          ({ content }) => content.collection === field.collection,
        );
        return named(item?.content.name) ?? say.entry;
      }
      case "relatedanalyses":
      case "certificate":
        return "";
      case "list":
        return say.entry;
      default:
        return exampleText(field, say.text);
    }
  }
}

/** Examples that fit the checks of various fields: a unit, a LOINC code, a volume. */
const examples = ["mmol/l", "2345-7", "1 ml"];

/** A text that the checks of its field accept. If none is known, a required field gets the usual text, since it cannot be left out. */
function exampleText(field: FieldDefinition, text: string): string {
  const { choices, minimum } = field.check ?? {};
  const usual = [...(choices ?? []), text, ...examples, String(minimum ?? 1)];
  const fitting = usual.find((example) => checkValue(field, example).length === 0);
  return fitting ?? (field.required || field.type === "table" ? text : "");
}

/** A file of the import format with an analysis as an example, which has a value in every field of the default layout. */
export function templateFile({ catalogue, main, language }: Made): object {
  const say = words[language];
  const layout = workbookLayout(catalogue);
  const [category] = catalogue.documents("category");
  const values = valueFields(layout?.fields ?? []).flatMap((field) => {
    const value = exampleOf(field);
    if (value === undefined) return [];
    return [[field.key, isKeptPerLanguage(field) ? { [main]: value } : value] as const];
  });
  return {
    version: 1,
    analyses: [
      {
        code: "BEISPIEL-1",
        name: { [main]: say.name },
        ...(category && { categories: [category.content.identifier] }),
        state: "NEW",
        fields: Object.fromEntries(values),
      },
    ],
  };

  function exampleOf(field: FieldDefinition): PlainValue | undefined {
    const [option] = field.options ?? [];
    switch (field.type) {
      case "date":
        return "2026-01-31";
      case "checkbox":
        return field.options ? (option ? [option.key] : []) : true;
      case "list":
        return [say.entry];
      case "table":
        return [
          Object.fromEntries((field.columns ?? []).map(({ key, options }) => [key, options?.[0]?.key ?? ""])),
        ];
      case "multilinetext":
        return `<p>${say.text}</p>`;
      case "collectionitem": {
        const item = [...catalogue.documents("collectionitem")].find(
          ({ content }) => content.collection === field.collection,
        );
        return item ? [item.content.identifier] : [];
      }
      case "category":
        return category ? [category.content.identifier] : [];
      case "relatedanalyses":
      case "certificate":
        return [];
      default:
        return exampleText(field, say.text);
    }
  }
}

/** Writes a template of the laboratory's own layout. @returns a signed URL */
export async function writeTemplate(
  actor: Actor,
  format: Format,
  language: Language,
): Promise<{ url: string; file_name: string }> {
  const catalogue = await catalogueOf(actor);
  const made: Made = { catalogue, main: actor.languages[0], language: language === "de" ? "de" : "en" };
  const say = words[made.language];
  const file_name = `${say.file}.${format}`;
  const files = importFiles(actor);
  const key = `chunks/templates/${catalogue.revision}-${made.language}.${format}`;
  await files.put(
    key,
    format === "json" ? Buffer.from(JSON.stringify(templateFile(made), null, 2)) : workbook(),
  );
  return { url: await files.downloadUrl(key, file_name), file_name };

  function workbook(): Buffer {
    const rows = templateRows(made);
    const sheet = utils.aoa_to_sheet(rows);
    sheet["!cols"] = (rows[0] ?? []).map((heading) => ({ wch: Math.max(12, heading.length + 2) }));
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, say.sheet);
    return write(book, { type: "buffer", bookType: "xlsx", compression: true }) as Buffer;
  }
}
