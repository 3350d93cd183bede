import type { PlainValue } from "../../../../shared/core/catalogue/field.ts";
import { RichText } from "../../../platform/rich-text/rich-text.tsx";
import { RichTextInput } from "../../../platform/rich-text/rich-text-input.tsx";
import { isRichText, isRow, linesOf } from "../fields/lines-of.ts";
import { ReadNames } from "../fields/read-names.tsx";
import type { EditorKind } from "./editor-kind.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const elements = (name: string, contents: readonly string[]) =>
  contents.map((content) => `<${name}>${content}</${name}>`).join("");

function richTextOf(value: Exclude<PlainValue, boolean>): string {
  if (typeof value === "string" && isRichText(value)) return value;
  if (typeof value === "string") return elements("p", linesOf(value).map(escaped));
  const rows = value.filter(isRow).map((row) => elements("td", Object.values(row).map(escaped)));
  if (rows.length > 0) return `<table><tbody>${elements("tr", rows)}</tbody></table>`;
  return `<ul>${elements("li", linesOf(value).map(escaped))}</ul>`;
}

/** Rich text without its markup, with paragraphs and entries on separate lines. */
function textOfHtml(html: string): string {
  const lines = html.replaceAll("<li>", "<li>• ").replaceAll(/<\/(?:p|li|h\d|tr)>|<br\/?>/g, "$&\n");
  const { textContent } = new DOMParser().parseFromString(lines, "text/html").body;
  return textContent?.replaceAll(/\n{2,}/g, "\n").trim() ?? "";
}

export const multilinetext: EditorKind = {
  Input: ({ label, lang, readOnly, errorId, input: { defaultValue, ...rest } }) => (
    <RichTextInput
      {...rest}
      label={label}
      lang={lang}
      defaultValue={String(defaultValue ?? "")}
      errorId={errorId}
      readOnly={readOnly}
    />
  ),
  isErrorBelow: true,
  Read: (props) =>
    typeof props.value === "string" ? <RichText html={props.value} /> : <ReadNames {...props} />,
  plainText: textOfHtml,
  moved: richTextOf,
};
