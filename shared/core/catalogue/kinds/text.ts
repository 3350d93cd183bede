import { withParagraphs } from "../../../kernel/paragraphs.ts";
import type { FieldKind, ShownValue } from "./field-kind.ts";
import { fitText, shownNames } from "./plain-values.ts";

/** A plain text, usually of one line. */
export const text: FieldKind = {
  holds: "text",
  isWritten: true,
  settings: ["check"],
  fit: fitText,
  accepts: (value) => typeof value === "string",
  expected: () => "a text",
  check: ({ unfit, inText }, value) => (typeof value === "string" ? inText(value) : unfit()),
  localised: (value, { text }) => (typeof value === "string" ? text(value) : value),
  shown: (value, field, reader) => {
    if (typeof value !== "string") return shownNames(value, field, reader);
    const shown = reader.text(value);
    return { text: shown, ...paragraphsOf(shown) };
  },
};

/** The paragraphs of a plain text that is parted by blank lines. */
function paragraphsOf(shown: string): Pick<ShownValue, "html"> | undefined {
  const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
  const html = withParagraphs(shown.trim().replace(/[&<>]/g, (sign) => escapes[sign] ?? sign));
  return html.startsWith("<p>") ? { html } : undefined;
}
