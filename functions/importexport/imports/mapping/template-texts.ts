import type { UiLanguage } from "../../../../shared/kernel/ui-language.ts";

interface TemplateTexts {
  file: string;
  sheet: string;
  headings: readonly [code: string, name: string, category: string, state: string, internal: string];
  name: string;
  category: string;
  text: string;
  entry: string;
  answers: readonly [yes: string, no: string];
  state: string;
  day: string;
}

/** The words of a template and of the example in it. */
export const templateTexts: Record<UiLanguage, TemplateTexts> = {
  de: {
    file: "Vorlage",
    sheet: "Analysen",
    headings: ["Code", "Name", "Kategorie", "Status", "Intern"],
    name: "Beispielanalyse",
    category: "Beispielkategorie",
    text: "Beispieltext",
    entry: "Beispieleintrag",
    answers: ["ja", "nein"],
    state: "Neu",
    day: "31.01.2026",
  },
  en: {
    file: "Template",
    sheet: "Analyses",
    headings: ["Code", "Name", "Category", "State", "Internal"],
    name: "Example analysis",
    category: "Example category",
    text: "Example text",
    entry: "Example entry",
    answers: ["yes", "no"],
    state: "New",
    day: "2026-01-31",
  },
};
