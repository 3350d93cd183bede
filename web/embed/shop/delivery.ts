import type { PublicDeliveryField } from "../../../shared/laborshop/public/public-shop.ts";
import type { ShopWords } from "../texts/shop-texts-of.ts";

/** What was typed into the delivery form, by the names of its fields; a checkbox is `true` or empty. */
export type Typed = Readonly<Record<string, string>>;

/** As many characters as one field takes. */
export const longest = (field: PublicDeliveryField) => (field.type === "multiline" ? 2_000 : 200);

/** What a form begins with. */
export const beginningOf = (fields: readonly PublicDeliveryField[]): Typed =>
  Object.fromEntries(
    fields.map(({ name, type, default_value }) => [
      name,
      type === "checkbox" && default_value !== "true" ? "" : default_value,
    ]),
  );

/** What is wrong with a field, in the visitor's words; undefined if nothing is. */
export function faultOf(field: PublicDeliveryField, value: string, texts: ShopWords): string | undefined {
  const text = value.trim();
  if (text === "") {
    if (!field.required) return undefined;
    if (field.type === "checkbox") return texts.missingTick;
    return field.type === "select" ? texts.missingChoice : texts.missing;
  }
  if (text.length > longest(field)) return texts.tooLong(longest(field));
  if (field.type === "select" && !field.options[Number(text)]) return texts.missingChoice;
  if (field.type === "email" && !/^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@.,;<>"]{2,}$/.test(text))
    return texts.wrongEmail;
  if (field.type === "tel" && !/^[\d\s+()/.-]{4,}$/.test(text)) return texts.wrongPhone;
  return undefined;
}

/** Whether something is what a form has kept. */
export const isTyped = (value: unknown): value is Typed =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((text) => typeof text === "string");

/** What was typed, as the summary shows it; empty if there is nothing to show. */
export function shownValue({ type, options }: PublicDeliveryField, value = "", texts: ShopWords): string {
  if (type === "checkbox") return value ? texts.yes : texts.no;
  return type === "select" ? (options[Number(value || Number.NaN)] ?? "") : value.trim();
}
