import { Textarea } from "@mantine/core";
import { type ComponentProps, useState } from "react";
import type { FieldDefinition } from "../../../../shared/core/catalogue/field.ts";
import { shownEntry } from "../../../../shared/core/catalogue/shown-text.ts";
import type { Language } from "../../../../shared/kernel/language.ts";
import { useReaderLanguage } from "../../../platform/i18n/languages.ts";
import { pasteLines } from "../../../platform/rich-text/pasting/pasted-lines.ts";
import { useRestingText } from "../fields/use-resting-text.ts";
import { type EditorKind, textsOf } from "./editor-kind.ts";

/** Lines of a text, trimmed and without empty ones. */
const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** A list with one entry per line, which is quicker to write, paste and sort than separate inputs. */
function ListInput({
  field,
  defaultValue,
  onChange,
  ...rest
}: Omit<ComponentProps<typeof Textarea>, "defaultValue" | "onChange"> & {
  field: FieldDefinition;
  defaultValue: readonly string[];
  onChange: (entries: string[]) => void;
}) {
  const [text, setText] = useState(() => defaultValue.join("\n"));
  const [rows, setRows] = useState(Math.max(2, defaultValue.length + 1));
  const reader = useReaderLanguage();
  const shown = (entry: string) => shownEntry(field, entry, (rest.lang as Language | undefined) ?? reader);
  const resting = useRestingText(text, (lines) => lines.split("\n").map(shown).join("\n"), rest.readOnly);
  return (
    <Textarea
      {...rest}
      {...resting}
      rows={rows}
      onPaste={pasteLines}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        setRows(Math.min(20, Math.max(2, typed.split("\n").length)));
        onChange(linesOf(typed));
      }}
    />
  );
}

export const list: EditorKind = {
  Input: ({ field, label, lang, readOnly, input: { defaultValue, ...rest } }) => (
    <ListInput
      {...rest}
      field={field}
      aria-label={label}
      lang={lang}
      readOnly={readOnly}
      defaultValue={textsOf(defaultValue)}
    />
  ),
  separator: "\n",
  moved: (_, __, lines) => [...lines],
};
