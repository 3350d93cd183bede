import type { UiLanguage } from "../../../shared/kernel/ui-language.ts";

/** The articles of the sample order. */
export const sampleArticles: Record<UiLanguage, readonly [string, string, string, number, number][]> = {
  de: [
    ["Serum-Röhrchen mit Trenngel", "00123", "4,7 ml", 50, 2],
    ["Abstrichtupfer", "00456", "steril, mit Medium", 100, 1],
  ],
  en: [
    ["Serum tube with gel", "00123", "4.7 ml", 50, 2],
    ["Swab", "00456", "sterile, with medium", 100, 1],
  ],
};
/** The customer's entries of the sample, by `autocomplete` of their field. */
export const sampleCustomers: Record<UiLanguage, Record<string, string>> = {
  de: {
    organization: "Gemeinschaftspraxis am Park",
    name: "Dr. Anna Schäfer",
    "street-address": "Parkstraße 5",
    "postal-code": "04109",
    "address-level2": "Leipzig",
    email: "praxis@example.org",
    tel: "0341 123456",
  },
  en: {
    organization: "Practice at the Park",
    name: "Dr Anna Shepherd",
    "street-address": "5 Park Road",
    "postal-code": "04109",
    "address-level2": "Leipzig",
    email: "practice@example.org",
    tel: "0341 123456",
  },
};
