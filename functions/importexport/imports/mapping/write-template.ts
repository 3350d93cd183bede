import { utils, write } from "@e965/xlsx";
import { checkValue } from "../../../../shared/core/catalogue/check-value.ts";
import {
  type FieldDefinition,
  hasSetting,
  isKeptPerLanguage,
  valueFields,
} from "../../../../shared/core/catalogue/field.ts";
import type { templateFormats } from "../../../../shared/importexport/imports/imports.endpoints.ts";
import { type Language, type LocalizedText, localized } from "../../../../shared/kernel/language.ts";
import { type UiLanguage, uiLanguageOf } from "../../../../shared/kernel/ui-language.ts";
import { type Catalogue, catalogueOf } from "../../../core/door.ts";
import type { Actor } from "../../../platform/actor.ts";
import { importFiles } from "../import.store.ts";
import { type ExampleSource, importKinds } from "../normalising/import-kinds.ts";
import { columnKey } from "./column-keys.ts";
import { targetFinder } from "./match-columns.ts";
import { targetsOf, workbookLayout } from "./targets.ts";
import { templateTexts } from "./template-texts.ts";

type Format = (typeof templateFormats)[number];

interface TemplateContext {
  catalogue: Catalogue;
  main: Language;
  language: UiLanguage;
}

/** The examples of a laboratory: its own first category and items, and otherwise the usual words. */
function sourceOf({ catalogue, main, language }: TemplateContext): ExampleSource {
  const texts = templateTexts[language];
  const named = (name: LocalizedText | undefined) => localized(name ?? {}, language, main).value;
  const [category] = catalogue.documents("category");
  return {
    day: texts.day,
    yes: texts.answers[0],
    text: texts.text,
    entry: texts.entry,
    usualCategory: texts.category,
    category: category && {
      identifier: category.content.identifier,
      name: named(category.content.name) ?? texts.category,
    },
    item: (collection) => {
      const item = [...catalogue.documents("collectionitem")].find(
        ({ content }) => content.collection === collection,
      );
      return item && { identifier: item.content.identifier, name: named(item.content.name) };
    },
    labelOf: ({ key, label }) => named(label) ?? key,
    textFor: (field) => exampleText(field, texts.text),
  };
}

/** The rows of a template: a column for each field of the laboratory's default layout, and an analysis as an example. */
export function templateRows({ catalogue, main, language }: TemplateContext): string[][] {
  const texts = templateTexts[language];
  const source = sourceOf({ catalogue, main, language });
  const fields = valueFields(workbookLayout(catalogue)?.fields ?? []);
  const targetOf = targetFinder(targetsOf(fields, main));
  const usedHeadings = new Set(texts.headings.map(columnKey));
  // A column is recognised by its field's label, unless that means something else.
  const headings = fields.map(({ key, label }) => {
    const target = `fields.${key}`;
    const names = [localized(label, language, main).value ?? key, key];
    const heading =
      names.find((candidate) => targetOf(candidate) === target && !usedHeadings.has(columnKey(candidate))) ??
      target;
    usedHeadings.add(columnKey(heading));
    return heading;
  });
  return [
    [...texts.headings, ...headings],
    [
      ...["BEISPIEL-1", texts.name, source.category?.name ?? texts.category, texts.state, texts.answers[1]],
      ...fields.map((field) => importKinds[field.type].exampleCell(source, field)),
    ],
  ];
}

/** Examples that fit the checks of various fields: a unit, a LOINC code, a volume. */
const examples = ["mmol/l", "2345-7", "1 ml"];

/** A text that the checks of its field accept. If none is known, a required field gets the usual text, since it cannot be left out. */
function exampleText(field: FieldDefinition, text: string): string {
  const { choices, minimum } = field.check ?? {};
  const usual = [...(choices ?? []), text, ...examples, String(minimum ?? 1)];
  const fitting = usual.find((example) => checkValue(field, example).length === 0);
  return fitting ?? (field.required || hasSetting(field.type, "columns") ? text : "");
}

/** A file of the import format with an analysis as an example, which has a value in every field of the default layout. */
export function templateFile({ catalogue, main, language }: TemplateContext): object {
  const texts = templateTexts[language];
  const layout = workbookLayout(catalogue);
  const source = sourceOf({ catalogue, main, language });
  const { category } = source;
  const values = valueFields(layout?.fields ?? []).flatMap((field) => {
    const value = importKinds[field.type].example(source, field);
    return [[field.key, isKeptPerLanguage(field) ? { [main]: value } : value] as const];
  });
  return {
    version: 1,
    analyses: [
      {
        code: "BEISPIEL-1",
        name: { [main]: texts.name },
        ...(category && { categories: [category.identifier] }),
        state: "NEW",
        fields: Object.fromEntries(values),
      },
    ],
  };
}

/** Writes a template of the laboratory's own layout. @returns a signed URL */
export async function writeTemplate(
  actor: Actor,
  format: Format,
  language: Language,
): Promise<{ url: string; file_name: string }> {
  const catalogue = await catalogueOf(actor);
  const context: TemplateContext = { catalogue, main: actor.languages[0], language: uiLanguageOf(language) };
  const texts = templateTexts[context.language];
  const file_name = `${texts.file}.${format}`;
  const files = importFiles(actor);
  const key = `chunks/templates/${catalogue.revision}-${context.language}.${format}`;
  await files.put(
    key,
    format === "json" ? Buffer.from(JSON.stringify(templateFile(context), null, 2)) : workbook(),
  );
  return { url: await files.downloadUrl(key, file_name), file_name };

  function workbook(): Buffer {
    const rows = templateRows(context);
    const sheet = utils.aoa_to_sheet(rows);
    sheet["!cols"] = (rows[0] ?? []).map((heading) => ({ wch: Math.max(12, heading.length + 2) }));
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, texts.sheet);
    return write(book, { type: "buffer", bookType: "xlsx", compression: true }) as Buffer;
  }
}
