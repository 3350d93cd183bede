import type { qrCode } from "../../../../shared/kernel/qr-code.ts";
import type { Entry, PartContent } from "../book.ts";
import { escapeHtml } from "./markup.ts";

/** Loaded with the first part that has codes: few books have any. */
let draw: typeof qrCode | undefined;

/** Loads the QR drawing code if the HTML of a part needs it. */
export async function loadCodes(content: PartContent): Promise<void> {
  if (draw || content.kind !== "directory") return;
  const isNeeded = content.groups.some(({ entries }) => entries.some(({ page }) => page !== undefined));
  if (isNeeded) draw = (await import("../../../../shared/kernel/qr-code.ts")).qrCode;
}

/** Returns the QR code that leads to an entry's page; empty if the entry has none. @throws Error unless `loadCodes` has run */
export function qrHtml({ page }: Pick<Entry, "page">): string {
  if (page === undefined) return "";
  if (!draw) throw new Error("The codes of QR are not loaded.");
  const { size, path } = draw(page);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
  return `<img class="qr" src="data:image/svg+xml,${encodeURIComponent(drawing)}" alt="QR ${escapeHtml(page)}">`;
}
