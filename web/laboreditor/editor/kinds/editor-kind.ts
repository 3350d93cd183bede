import type { ReactNode } from "react";
import type {
  FieldColumn,
  FieldDefinition,
  PlainValue,
  TableRow,
} from "../../../../shared/core/catalogue/field.ts";
import type { LocalizedText } from "../../../../shared/kernel/language.ts";
import type { References } from "../../../../shared/laboreditor/analyses/analysis-form.ts";
import type { ControlValue } from "../values.ts";

/** Props of every control; `input` is what `form.getInputProps` returns. */
export interface InputProps {
  field: FieldDefinition;
  /** Accessible name of the control: the field and, if there are several, the language. */
  label: string;
  lang?: string;
  references: References;
  readOnly: boolean;
  errorId: string;
  /** The imported value with which a table compares its rows. */
  imported?: PlainValue;
  input: {
    defaultValue?: ControlValue;
    onChange: (value: unknown) => void;
    error?: string;
    "data-path"?: string;
  };
}

export interface ReadProps {
  field: FieldDefinition;
  value: PlainValue;
  references: References;
}

/** The names of columns and cells in the reader's language. */
interface RowWords {
  text: (text: LocalizedText) => string;
  cellText: (column: FieldColumn, cell: string | undefined) => string;
}

/** How the editor treats values of a type of field; `kinds.ts` registers each. */
export interface EditorKind {
  /** The control; types without one hold no values. */
  Input?: (props: InputProps) => ReactNode;
  /** The control has a visible label of its own. */
  isLabelled?: true;
  /** The control shows no error itself and refers to the one below it by `errorId`. */
  isErrorBelow?: true;
  /** A filled value for reading; by default its entries by their names. */
  Read?: (props: ReadProps) => ReactNode;
  /** The sign between entries and rows in texts; a comma by default. */
  separator?: "\n";
  /** A row as a text to read. */
  rowText?: (row: TableRow, field: FieldDefinition, words: RowWords) => string;
  /** A stored string as a text to read; as it is by default. */
  plainText?: (text: string, format: { day: (day: string) => string }) => string;
  /**
   * Converts a value whose field is gone; undefined if the type cannot hold it.
   * @param lines the value as lines of plain text, at least one
   */
  moved?: (
    value: Exclude<PlainValue, boolean>,
    field: FieldDefinition,
    lines: readonly string[],
  ) => PlainValue | undefined;
}

export const textsOf = (value: ControlValue | undefined) => (Array.isArray(value) ? (value as string[]) : []);
