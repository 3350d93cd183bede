import type { UiLanguage } from "../../../../shared/kernel/ui-language.ts";

interface FhirTexts {
  /** By UCUM code. */
  times: Record<"a" | "mo" | "wk" | "d" | "h" | "min", string>;
  ranges: Record<"male" | "female" | "other" | "from" | "to" | "pregnancy" | "critical" | "absolute", string>;
  /** Between two temperatures. */
  between: string;
}

/** The words in which facts of FHIR resources are put. */
export const fhirTexts: Record<UiLanguage, FhirTexts> = {
  de: {
    times: { a: "Jahre", mo: "Monate", wk: "Wochen", d: "Tage", h: "Stunden", min: "Minuten" },
    ranges: {
      ...{ male: "männlich", female: "weiblich", other: "divers" },
      ...{ from: "ab", to: "bis", pregnancy: "Schwangerschaft", critical: "kritisch", absolute: "absolut" },
    },
    between: " bis ",
  },
  en: {
    times: { a: "years", mo: "months", wk: "weeks", d: "days", h: "hours", min: "minutes" },
    ranges: {
      ...{ male: "male", female: "female", other: "other" },
      ...{ from: "from", to: "up to", pregnancy: "pregnancy", critical: "critical", absolute: "absolute" },
    },
    between: " to ",
  },
};
