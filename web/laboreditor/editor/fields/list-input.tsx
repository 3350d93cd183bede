import { Textarea } from "@mantine/core";
import { type ComponentProps, useState } from "react";

/** Lines of a text, trimmed and without empty ones. */
export const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** A list, one entry a line: quicker to write, paste and sort than separate inputs. */
export function ListInput({
  defaultValue,
  onChange,
  ...rest
}: Omit<ComponentProps<typeof Textarea>, "defaultValue" | "onChange"> & {
  defaultValue: readonly string[];
  onChange: (entries: string[]) => void;
}) {
  const [rows, setRows] = useState(Math.max(2, defaultValue.length + 1));
  return (
    <Textarea
      {...rest}
      rows={rows}
      defaultValue={defaultValue.join("\n")}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setRows(Math.min(20, Math.max(2, text.split("\n").length)));
        onChange(linesOf(text));
      }}
    />
  );
}
