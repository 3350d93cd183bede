import type { Language } from "../../../shared/kernel/language.ts";
import { localDay } from "../../../shared/kernel/local-day.ts";
import { localeOf, longDates } from "../../../shared/kernel/locale.ts";
import { uiLanguageOf } from "../../../shared/kernel/ui-language.ts";
import { filledImprint, usualImprint } from "../../../shared/printpublisher/config/imprint.ts";
import type { PrintConfig } from "../../../shared/printpublisher/config/print-config.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";
import type { BookInput } from "../book/book.ts";
import { escapeHtml } from "../book/html/markup.ts";
import type { Laboratory } from "./book-content.ts";
import { contentTexts } from "./content-texts.ts";

/** Facts of a book that its imprint states. */
export interface Issue {
  language: Language;
  /** Instant of its data, ISO 8601. */
  made: string;
  /** Number among the editions of its language; null if it is not known yet, absent for a proof. */
  edition?: number | null;
}

/** Adds to a book its imprint, as the laboratory words it or else the usual one, and the date of its data. */
export function withImprint(
  book: BookInput,
  { language, made: created, edition }: Issue,
  { imprint, information }: Pick<PrintConfig, "imprint" | "information">,
  tenant: Pick<TenantRecord, "legal" | "time_zone">,
  { pages = "" }: Pick<Laboratory, "pages">,
): BookInput {
  const asOf = localDay(tenant.time_zone, Date.parse(created));
  const words = uiLanguageOf(book.language);
  const texts = contentTexts(words);
  const day = longDates(words)(asOf);
  // Facts are worded as the text around them: in the book's language if the laboratory wrote it.
  const around = imprint ? book.language : words;
  const languageName = new Intl.DisplayNames([localeOf(around)], { type: "language" }).of(language);
  const facts = {
    title: escapeHtml(book.title),
    edition: edition === undefined ? texts.proof : String(edition ?? "…"),
    date: longDates(around)(asOf),
    language: escapeHtml(languageName ?? language),
    lab: escapeHtml(book.labName),
    address: information || escapeHtml(readable(tenant.legal.imprint)),
    website: escapeHtml(readable(pages)),
  };
  const website = readable(pages);
  return {
    ...book,
    asOf,
    issue: edition === undefined ? texts.proofOf(day) : texts.edition(edition ?? "…", day),
    ...(website && { website }),
    imprint: filledImprint(imprint || usualImprint(words), facts),
  };
}

/** An address as people write it. */
const readable = (address: string) => address.replace(/^https?:\/\//, "").replace(/\/$/, "");
