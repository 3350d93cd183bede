import { typeTexts } from "../../platform/field-type-texts.ts";
import type de from "./texts.de.ts";

export default {
  title: "Fields",
  lead: "What an analysis consists of, as the developer API gives it: the fields of each form, with an example from your published data.",
  none: "No forms yet",
  noneText: "As soon as a form has fields, they are listed here.",
  standard: "Form {{identifier}}",
  analyses_one: "one published analysis",
  analyses_other: "{{total}} published analyses",
  choose: "Form",
  key: "Key",
  type: "Kind",
  languages: "Languages",
  perLanguage: "a value of its own for each language",
  oneValue: "one value for all languages",
  shows: "Shown",
  inList: "in lists",
  inDetails: "with the details",
  nowhere: "not public",
  section: "Section",
  example: "Example from {{code}}",
  noExample: "No published analysis has a value here.",
  types: typeTexts("en", "api"),
} satisfies typeof de;
