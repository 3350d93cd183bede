import type { FieldDefinition, PlainValue } from "../../../shared/core/catalogue/field.ts";
import type { ShownFile } from "../../../shared/core/catalogue/shown-field.ts";
import { type Language, type LocalizedText, localized } from "../../../shared/kernel/language.ts";
import { answerTexts } from "./answer-texts.ts";
import type { Catalogue } from "./catalogue.ts";
import { type Reader, showValue } from "./show-analysis.ts";

/** The word for yes or no in a language. */
export function textOfAnswer(answer: boolean, language: Language): string {
  const [yes, no] = answerTexts[language];
  return answer ? yes : no;
}

/** A field's value as plain text, with names instead of keys; empty if there is none. */
export function textOfValue(
  catalogue: Catalogue,
  field: FieldDefinition,
  value: PlainValue | undefined,
  { language, main, certificates }: Pick<Reader, "language" | "main" | "certificates">,
): string {
  if (typeof value === "boolean") return textOfAnswer(value, language);
  const published = { value, fallback: false };
  const shown = showValue(catalogue, field, published, { language, main, certificates, mayName: () => true });
  if (!shown) return "";
  if (shown.html !== undefined) return textOfHtml(shown.html);
  if (shown.rows) return shown.rows.map((row) => rowText(shown.columns ?? [], row)).join("\n");
  const list = shown.links?.map(({ name }) => name) ?? shown.files?.map(textOfFile) ?? shown.list;
  return list ? list.join(", ") : (shown.text ?? "");
}

/** A certificate in one line. */
export const textOfFile = ({ name, text }: ShownFile) => `${name}, ${text}`;

const rowText = (columns: readonly string[], row: readonly string[]) =>
  row.flatMap((cell, index) => (cell === "" ? [] : `${columns[index]}: ${cell}`)).join(", ");

const characters: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " ", amp: "&" };

/** Stored rich text as lines: drops the markup but keeps paragraphs and list items apart. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<br\s*\/?>|<\/(?:p|li|h3|h4|tr|blockquote)>(?!$)/g, "\n")
    .replaceAll(/<\/t[dh]>/g, " ")
    .replaceAll("<li>", "• ")
    .replaceAll(/<\/?[a-z][^>]*>/gi, "")
    .replaceAll(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, name: string) => characters[name] ?? "")
    .replaceAll(/\n{2,}/g, "\n")
    .trim();
}

/** The names of an item and its collection; if they no longer exist, the identifier remains. @param item `collection/identifier` */
export function itemName(
  catalogue: Catalogue,
  item: string,
  { language, main }: Pick<Reader, "language" | "main">,
): string {
  const [collection = "", identifier = item] = item.split("/");
  const named = (names: LocalizedText | undefined) => localized(names ?? {}, language, main).value;
  const name = named(catalogue.content("collectionitem", item)?.name) ?? identifier;
  return `${name} (${named(catalogue.content("collection", collection)?.name) ?? collection})`;
}
