import type { UiLanguage } from "../../../../shared/kernel/ui-language.ts";
import {
  durationOf,
  type Element,
  elementOf,
  elementsOf,
  quantityOf,
  textOf,
  timeOf,
  unitOf,
  wordsOf,
} from "./fhir-elements.ts";
import { fhirTexts } from "./fhir-texts.ts";
import type { RangeEntry } from "./json-records.ts";

/**
 * The reference ranges of an ObservationDefinition (`qualifiedValue` of R5, `qualifiedInterval` of R4): by their parts, and as a line each,
 * with whom it concerns, the range, and on which condition. `unit` is the first one that a range has.
 */
export function rangesOf(resource: Element, language: UiLanguage): { entries: RangeEntry[]; unit: string } {
  const ranges = [resource.qualifiedValue, resource.qualifiedInterval].flatMap((value) => elementsOf(value));
  const word = (key: string) => (fhirTexts[language].ranges as Record<string, string>)[key] ?? key;
  const entries = ranges.map((each): RangeEntry => {
    const category = textOf(each.rangeCategory ?? each.category);
    const context = elementsOf(elementOf(each.context).coding).some(({ code }) => code === "normal")
      ? ""
      : wordsOf(each.context);
    const gender = textOf(each.gender);
    const sex = sexes[gender];
    const ages = agesOf(each.age);
    const before = [
      category === "" || category === "reference" ? "" : word(category),
      context,
      ...elementsOf(each.appliesTo).map(wordsOf),
    ];
    const behind = [
      each.gestationalAge ? `${word("pregnancy")} ${spanOf(each.gestationalAge, language)}` : "",
      textOf(each.condition),
    ];
    const line = rangeOf(each.range);
    const group = [...before, gender && word(gender), spanOf(each.age, language), ...behind];
    const { low, high, text } = elementOf(each.range);
    const [from, to] = [textOf(elementOf(low).value), textOf(elementOf(high).value)];
    const others = [
      ...before,
      sex === undefined && gender !== "" ? word(gender) : "",
      ages ? "" : spanOf(each.age, language),
      ...behind,
      from || to ? "" : textOf(text),
    ];
    return {
      text: line && [group.filter(Boolean).join(", "), line].filter(Boolean).join(": "),
      range: {
        ...{ sex: sex ?? "", age_from: ages?.from ?? "", age_to: ages?.to ?? "" },
        ...{ low: from, high: to, unit: from || to ? unitOf(low) || unitOf(high) : "" },
        note: others.filter(Boolean).join(", "),
      },
    };
  });
  const units = ranges.map(({ range }) => unitOf(elementOf(range).low) || unitOf(elementOf(range).high));
  return { entries: entries.filter(({ text }) => text), unit: units.find(Boolean) ?? "" };
}

const sexes: Readonly<Record<string, "m" | "f">> = { male: "m", female: "f" };
const ageUnits: Readonly<Record<string, string>> = { a: "y", mo: "mo", wk: "w", d: "d" };
/** The ends of a span of age as reference ranges have them; undefined if one of them has another unit. */
function agesOf(range: unknown): { from: string; to: string } | undefined {
  const ends = [elementOf(range).low, elementOf(range).high].map((end) => {
    const { value, code } = elementOf(end);
    const unit = ageUnits[textOf(code)];
    return textOf(value) === "" ? "" : unit && `${textOf(value)} ${unit}`;
  });
  const [from, to] = ends;
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** A range with its unit, such as `3.5-5.1 mmol/L`, `< 5 mg/L` or `> 60`. */
function rangeOf(range: unknown): string {
  const { low, high, text } = elementOf(range);
  const [from, to] = [textOf(elementOf(low).value), textOf(elementOf(high).value)];
  if (from && to) return [`${from}-${to}`, unitOf(low) || unitOf(high)].filter(Boolean).join(" ");
  if (to) return `< ${quantityOf(high)}`;
  return from ? `> ${quantityOf(low)}` : textOf(text);
}

/** A span of age, such as `2-19 Jahre` or `ab 20 Jahre`. */
function spanOf(range: unknown, language: UiLanguage): string {
  const { low, high } = elementOf(range);
  const [from, to] = [durationOf(low, language), durationOf(high, language)];
  if (from && to) {
    const isOneUnit = [timeOf(high, language), ""].includes(timeOf(low, language));
    return isOneUnit ? `${textOf(elementOf(low).value)}-${to}` : `${from} - ${to}`;
  }
  if (from) return `${fhirTexts[language].ranges.from} ${from}`;
  return to && `${fhirTexts[language].ranges.to} ${to}`;
}
