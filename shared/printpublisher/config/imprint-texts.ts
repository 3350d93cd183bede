import type { UiLanguage } from "../../kernel/ui-language.ts";

const row = (label: string, value: string) => `<tr><th>${label}</th><td>${value}</td></tr>`;
const table = (rows: string[]) => `<table><tbody>${rows.join("")}</tbody></table>`;

/** The imprint of a laboratory that has written none. */
export const imprintTexts: Record<UiLanguage, string> = {
  de: `<h3>Impressum</h3>${table([
    row("Titel", "{title}"),
    row("Ausgabe", "{edition}"),
    row("Stand der Daten", "{date}"),
    row("Gültig", "bis zum Erscheinen der nächsten Ausgabe, die diese ersetzt"),
    row("Sprache", "{language}"),
    row("Herausgeber", "{lab}"),
    row("Anschrift und Auskunft", "{address}"),
    row("Im Internet", "{website}<br />Dort steht, was heute gilt."),
  ])}<p>Ein gedrucktes Exemplar ändert sich nach seinem Erscheinen nicht mehr. Bitte legen Sie frühere Ausgaben beiseite.</p>`,
  en: `<h3>Publication details</h3>${table([
    row("Title", "{title}"),
    row("Edition", "{edition}"),
    row("Date of the data", "{date}"),
    row("Valid", "until the next edition is published, which replaces this one"),
    row("Language", "{language}"),
    row("Published by", "{lab}"),
    row("Address and enquiries", "{address}"),
    row("On the web", "{website}<br />There you find what applies today."),
  ])}<p>A printed copy is not updated after its publication. Please discard earlier editions.</p>`,
};
