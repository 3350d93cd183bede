import { checkContent } from "./content-rules.ts";
import { checkFile } from "./file-rules.ts";
import { OpenedPdf } from "./opened-pdf.ts";
import { checkTags } from "./tag-rules.ts";

/**
 * Breaches of PDF/UA-1 and PDF/A-2a in a PDF, as far as a machine can tell. Rules of PDF/UA carry their numbers of the Matterhorn
 * Protocol 1.02 (`06-002`), those of PDF/A their clauses in ISO 19005-2 (`6.2.3`), those of PDF itself theirs in ISO 32000-1 (`14.7.4`).
 * @returns each finding once
 */
export async function breachesOf(bytes: Buffer): Promise<string[]> {
  const pdf = await OpenedPdf.open(bytes);
  const breaches = new Set<string>();
  const breach = (rule: string, place: string) => {
    breaches.add(`${rule} ${place}`);
  };
  checkFile(pdf, bytes, breach);
  checkTags(pdf, checkContent(pdf, breach), breach);
  return [...breaches].sort();
}
