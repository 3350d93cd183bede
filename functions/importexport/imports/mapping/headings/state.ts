import type { Headings } from "./headings.ts";

/** Headings of the state in which an analysis is published. */
export default {
  de: "Status, Zustand, Veröffentlichungsstatus, Publikationsstatus, Analysenstatus",
  en: "State, Status, Publication status, Publishing status, Publication state",
  fr: "Statut, État, Statut de publication, État de publication",
  it: "Stato, Stato di pubblicazione, Stato pubblicazione",
} satisfies Headings;
