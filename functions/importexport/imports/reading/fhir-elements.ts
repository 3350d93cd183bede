import type { UiLanguage } from "../../../../shared/kernel/ui-language.ts";
import { fhirTexts } from "./fhir-texts.ts";
/** An element of a resource; of any other value, an empty one. */
export type Element = Record<string, unknown>;
export const elementOf = (value: unknown): Element =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Element) : {};
export const elementsOf = (value: unknown): Element[] =>
  (Array.isArray(value) ? value : [value])
    .map(elementOf)
    .filter((element) => Object.keys(element).length > 0);
export const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** The words of a coded concept: its own text, else those of its first code. */
export function wordsOf(concept: unknown): string {
  const { text, coding, concept: inner } = elementOf(concept);
  const [first] = elementsOf(coding);
  return textOf(text) || textOf(first?.display) || textOf(first?.code) || (inner ? wordsOf(inner) : "");
}
/** A unit as people write it: `10*3/uL` of UCUM is `10³/µL`, `m[IU]/L` is `mIU/L`, and `{titer}` is `titer`. */
export function unitOf(quantity: unknown): string {
  const { unit, display, code } = elementOf(quantity);
  const written = textOf(code)
    .replace(/10\*(-?)(\d+)/g, (_, minus: string, digits: string) => `10${minus && "⁻"}${raised(digits)}`)
    .replace(/[{}[\]]/g, "")
    .replace(/(^|\/)u(?=[a-zA-Z])/g, "$1µ")
    .replace(/^Cel$/, "°C");
  return written || textOf(unit) || textOf(display);
}
const raised = (digits: string) => digits.replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)] ?? digit);

/** A quantity as people write it; numbers come as the file writes them. */
export function quantityOf(value: unknown): string {
  const number = textOf(elementOf(value).value);
  return number && [number, unitOf(value)].filter(Boolean).join(" ");
}

/** The name of a unit of time. */
export function timeOf(duration: unknown, language: UiLanguage): string {
  const code = textOf(elementOf(duration).code);
  const names: Record<string, string> = fhirTexts[language].times;
  return names[code] ?? textOf(elementOf(duration).unit);
}
/** A length of time or an age, such as `7 Tage`. */
export function durationOf(duration: unknown, language: UiLanguage): string {
  const number = textOf(elementOf(duration).value);
  return number && [number, timeOf(duration, language)].filter(Boolean).join(" ");
}
