import type { FieldDefinition, PlainValue } from "../../../../shared/core/catalogue/field.ts";
import { roleOf } from "../../../../shared/core/catalogue/field-role.ts";
import type { Holding } from "../../../../shared/core/catalogue/kinds/field-kind.ts";
import { kindOf } from "../../../../shared/core/catalogue/kinds/kinds.ts";
import { wordsOf } from "../../../../shared/kernel/folding.ts";
import { columnKey } from "../mapping/column-keys.ts";
import { asRichText } from "./as-rich-text.ts";
import { answerOf } from "./read-answer.ts";
import { splitEntries } from "./split-entries.ts";
import { withHeadingUnit } from "./table-rows.ts";

interface Cell {
  text: string;
  heading: string;
  separators: readonly string[] | undefined;
}

const entriesIn = ({ text, separators }: Cell) => splitEntries(text, separators);
const asText = ({ text }: Cell) => text;

/** Reads cells by the shape that the values of their field have. */
const readers: Readonly<Record<Holding, (cell: Cell, field: FieldDefinition) => PlainValue>> = {
  heading: asText,
  fields: asText,
  text: ({ text, heading }) => withHeadingUnit(text, heading),
  html: ({ text }) => asRichText(text),
  day: asText,
  choice: (cell, { options }) => (options ? entriesIn(cell) : (answerOf(cell.text) ?? cell.text)),
  entries: (cell, field) => {
    const isTariff = kindOf(field).isWritten && roleOf(field) === "billing";
    return entriesIn(cell).flatMap((entry) => (isTariff ? withTariffs(entry, cell.heading) : entry));
  },
  // A cell cannot be split into columns, so all of it goes into the table's last one, which holds free text.
  rows: (cell, { columns }) => entriesIn(cell).map((line) => ({ [columns?.at(-1)?.key ?? "text"]: line })),
};

/** Reads the filled cell of a sheet for a field. */
export const readCell = (cell: Cell, field: FieldDefinition): PlainValue =>
  readers[kindOf(field).holds](cell, field);

/** Tariffs whose codes are numbers that say nothing without the tariff's name. */
const tariffs = [
  ...([
    "EBM",
    "GOÄ",
    "DKG-NT",
    "UV-GOÄ",
    "CPT",
    "HCPCS",
    "NABM",
    "RIHN",
    "INAMI",
    "RIZIV",
    "TARMED",
  ] as const),
  ...(["TARDOC", "MBS", "OHIP", "NZa"] as const),
  // Positions of the EBM are called so in no other tariff.
]
  .map((name) => ({ name: name as string, key: columnKey(name) }))
  .concat({ name: "EBM", key: "gop" });
/** Billing codes of several tariffs in one cell, in the order of its heading: `32435 / 3735` under `EBM/GOÄ`; else the one code of the cell. */
function withTariffs(entry: string, heading: string): string[] {
  const headings = heading.split("/").map((part) => part.trim());
  const codes = entry.split("/").map((code) => code.trim());
  const arePairs =
    codes.length > 1 && codes.length === headings.length && codes.every((code) => /^\d+$/.test(code));
  return arePairs
    ? codes.map((code, place) => withTariff(code, headings[place] ?? ""))
    : [withTariff(entry, heading)];
}

/** A billing code with the tariff that its column's heading names: `32101` under `EBM-Ziffer` is `EBM 32101`. */
function withTariff(code: string, heading: string): string {
  const words = wordsOf(heading);
  const named = tariffs.filter(({ key }) => words.includes(key) || words.join("").startsWith(key));
  const { name } = named.sort((left, right) => right.key.length - left.key.length)[0] ?? {};
  return name === undefined || /^\p{L}{2}/u.test(code) ? code : `${name} ${code}`;
}
