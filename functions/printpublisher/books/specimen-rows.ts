import type { ShownField } from "../../../shared/core/catalogue/shown-field.ts";
import { type Specimen, specimensIn } from "../../../shared/core/catalogue/specimens.ts";
import type { BookLanguage } from "../book/book.ts";
import { contentTexts } from "./content-texts.ts";

/**
 * A table of specimens as narrow columns can hold it: of each alternative what it is, and how much, how stable and how sent. Alternatives that follow
 * each other and are alike in all but what they are share a row.
 */
export function specimenRows(field: ShownField, language: BookLanguage): string[][] {
  const rows: [name: string, facts: string][] = [];
  for (const specimen of specimensIn(field)) {
    const name = joined([specimen.material, specimen.container], ", ");
    const facts = joined(
      [volumeOf(specimen, language), stabilityOf(field, specimen, language), specimen.transport],
      "; ",
    );
    const last = rows.at(-1);
    if (last?.[0] && name && last[1] === facts) last[0] += contentTexts(language).or + name;
    else rows.push([name, facts]);
  }
  return rows;
}

const joined = (texts: readonly string[], sign: string) => texts.filter((text) => text !== "").join(sign);

const volumeOf = ({ usualVolume, minimumVolume }: Specimen, language: BookLanguage) =>
  joined([usualVolume, minimumVolume && `${contentTexts(language).atLeast} ${minimumVolume}`], ", ");

function stabilityOf(
  { kinds = [], columns = [] }: ShownField,
  { stability }: Specimen,
  language: BookLanguage,
): string {
  const { room, cold, frozen } = stability;
  const durations = [
    ["stability_room", room],
    ["stability_cold", cold],
    ["stability_frozen", frozen],
  ] as const;
  return joined(
    durations.map(
      ([kind, duration]) =>
        duration && `${columns[kinds.indexOf(kind)] ?? ""}: ${abbreviated(duration, language)}`,
    ),
    ", ",
  );
}

/** A span of time with its unit as short as it stands beside ages, from which no line divides it; anything else stays as the laboratory words it. */
function abbreviated(duration: string, language: BookLanguage): string {
  const [, number, word = ""] = /^(\d+(?:[.,–]\d+)?) (\p{L}+)$/u.exec(duration) ?? [];
  const unit = Object.entries(contentTexts(language).units).find(
    ([start]) => word === start || new RegExp(`^${start}(?:s|n|e|en)$`).test(word),
  );
  return number !== undefined && unit ? `${number}\u00a0${unit[1]}` : duration;
}
