import { limits } from "../../../kernel/limits.ts";
import { withParagraphs } from "../../../kernel/paragraphs.ts";
import type { FieldKind } from "./field-kind.ts";
import { fitText, shownNames } from "./plain-values.ts";

/** Rich text as HTML, of the elements that `cleanHtml` lets stand. */
export const multilinetext: FieldKind = {
  holds: "html",
  isWritten: true,
  settings: ["check"],
  fit: fitText,
  accepts: (value) => typeof value === "string",
  expected: () => `a text of at most ${limits.text} characters and ${limits.tags} tags`,
  check: ({ unfit, inLength }, value, { check = {} }) =>
    typeof value === "string"
      ? inLength(check, value.replaceAll(/<[^<>]*>/g, "").replaceAll(/&\w+;/g, " "))
      : unfit(),
  shown: (value, field, reader) =>
    typeof value === "string"
      ? { html: withParagraphs(reader.clean(value)) }
      : shownNames(value, field, reader),
};
