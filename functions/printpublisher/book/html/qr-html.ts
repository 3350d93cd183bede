import { qrCode } from "../../../../shared/kernel/qr-code.ts";
import type { Entry } from "../book.ts";
import { escapeHtml } from "./markup.ts";

/** The QR code that leads to an entry's page; nothing where it has none. */
export function qrHtml({ page }: Pick<Entry, "page">): string {
  if (page === undefined) return "";
  const { size, path } = qrCode(page);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
  return `<img class="qr" src="data:image/svg+xml,${encodeURIComponent(drawing)}" alt="QR ${escapeHtml(page)}">`;
}
