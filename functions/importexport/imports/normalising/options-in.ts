import type { FieldDefinition } from "../../../../shared/core/catalogue/field.ts";
import { roleOf } from "../../../../shared/core/catalogue/field-role.ts";
import { isOnlyTemperature, temperatureIn } from "../../../../shared/core/catalogue/temperature.ts";

const inTheDark =
  /^(?:lichtgeschützt|vor licht (?:zu )?schützen|dunkel|im dunkeln|protect(?:ed)? from light|light[- ]protected|à l['’]abri de la lumière|al riparo dalla luce|al buio)$/i;

/** The key of the option that a text names; undefined if it names none, or says more than an option can. */
function optionIn(field: FieldDefinition, text: string): string | undefined {
  const options = field.options ?? [];
  const namesOf = ({ key, label }: (typeof options)[number]) => [key, ...Object.values(label)];
  const without = (name: string) => name.replace(/\s*\([^)]*\)$/, "");
  const folded = text.trim().toLowerCase();
  const [exact, bare] = [(name: string) => name.toLowerCase(), (name: string) => without(name).toLowerCase()];
  for (const asWritten of [exact, bare]) {
    const named = options.filter((option) => namesOf(option).some((name) => asWritten(name) === folded));
    if (named.length === 1) return named[0]?.key;
  }
  if (roleOf(field) !== "transport") return undefined;
  if (inTheDark.test(folded))
    return options.find((option) => namesOf(option).some((name) => /licht|light/i.test(name)))?.key;
  const temperature = isOnlyTemperature(folded) ? temperatureIn(folded) : undefined;
  const alike = options.filter((option) =>
    namesOf(option).some((name) => temperatureIn(name) === temperature),
  );
  return temperature !== undefined && alike.length === 1 ? alike[0]?.key : undefined;
}

/**
 * The keys of the options that a cell names, one or several behind commas; undefined if any part of it names none. Temperatures of transport
 * are understood however they are written: `RT`, `2-8 °C`, `congelé`.
 */
export function optionsIn(field: FieldDefinition, text: string): string[] | undefined {
  const option = optionIn(field, text);
  if (option !== undefined) return [option];
  const keys = text.split(/\s*[,;/|+\n]\s*/).map((part) => optionIn(field, part));
  return keys.every((key) => key !== undefined) ? [...new Set(keys)] : undefined;
}
