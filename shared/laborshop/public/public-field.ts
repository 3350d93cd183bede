import { type Language, localized } from "../../kernel/language.ts";
import type { DeliveryField } from "../configuration/delivery-field.ts";
import type { PublicDeliveryField } from "./public-shop.ts";

/** A field of the delivery form in one language; missing texts fall back to another language. */
export function publicField(field: DeliveryField, language: Language, main: Language): PublicDeliveryField {
  const { name, label, type, autocomplete, default_value, required, options } = field;
  const textOf = (text: DeliveryField["label"]) => localized(text, language, main).value ?? "";
  return {
    name,
    label: textOf(label) || name,
    type,
    autocomplete,
    default_value,
    required,
    options: options.map(textOf),
  };
}
