import type { PublicDeliveryField } from "../../../shared/laborshop/public/public-shop.ts";
import type { ShopWords } from "../texts/shop-texts-of.ts";

/** Input of the delivery form, by field name; a checkbox is `true` or empty. */
export type Typed = Readonly<Record<string, string>>;

/** Maximum length of a field, in characters. */
export const longest = (field: PublicDeliveryField) => (field.type === "multiline" ? 2_000 : 200);

/** Initial input of a form. */
export const beginningOf = (fields: readonly PublicDeliveryField[]): Typed =>
  Object.fromEntries(
    fields.map(({ name, type, default_value }) => [
      name,
      type === "checkbox" && default_value !== "true" ? "" : default_value,
    ]),
  );

/** Fault of a field, in the visitor's language; undefined if there is none. */
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

/** Whether a stored value is the input of a form. */
export const isTyped = (value: unknown): value is Typed =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((text) => typeof text === "string");

/** Input as the summary shows it; empty if there is nothing to show. */
export function shownValue({ type, options }: PublicDeliveryField, value = "", texts: ShopWords): string {
  if (type === "checkbox") return value ? texts.yes : texts.no;
  return type === "select" ? (options[Number(value || Number.NaN)] ?? "") : value.trim();
}
