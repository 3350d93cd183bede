import type { ClipboardEvent } from "react";
import { insertText } from "./insert-text.ts";
import { pastedBody } from "./pasted-html.ts";
import { plainLines } from "./plain-text.ts";

const bullet = /^\s*(?:[•·▪◦‣●○■□❖➢✓*–—-]|[\uf0a7\uf0b7\uf0d8]|[o§](?=\t))\s+/;
const number = /^\s*\(?(\d{1,3}|[a-z])[.)]\s+/i;

/** Removes list markers from lines; a number is part of the text unless the lines are numbered in order. */
function withoutMarkers(lines: readonly string[]): string[] {
  const counted = lines.map((line) => number.exec(line)?.[1]?.toLowerCase());
  const isCounted =
    lines.length > 1 &&
    counted.every(
      (sign, index) =>
        sign ===
        (/\d/.test(counted[0] ?? "")
          ? String(Number(counted[0]) + index)
          : String.fromCharCode((counted[0] ?? "").charCodeAt(0) + index)),
    );
  return lines.map((line) => line.replace(isCounted ? number : bullet, ""));
}

/** Pasted entries, one per line: entries of a list, paragraphs, or cells of a spreadsheet. Bullets and numbers are removed. */
export function pastedLines(data: DataTransfer): string[] {
  const html = data.getData("text/html");
  const pasted = html ? plainLines(pastedBody(html)) : [];
  const lines = pasted.length > 0 ? pasted : data.getData("text/plain").split(/[\r\n\t]+/);
  return withoutMarkers(lines.filter((line) => line.trim() !== ""))
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "");
}

/** Pastes into a list: each entry gets a line of its own, and Ctrl+Z undoes the whole paste. */
export function pasteLines(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const { currentTarget: area, clipboardData } = event;
  const lines = pastedLines(clipboardData);
  if (area.readOnly || lines.length === 0) return;
  event.preventDefault();
  const isOne = lines.length === 1;
  const before = isOne || /(?:^|\n)$/.test(area.value.slice(0, area.selectionStart)) ? "" : "\n";
  const after = isOne || /^(?:\n|$)/.test(area.value.slice(area.selectionEnd)) ? "" : "\n";
  insertText(`${before}${lines.join("\n")}${after}`);
}
