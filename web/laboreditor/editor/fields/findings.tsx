import { type CheckFinding, checkValue } from "../../../../shared/core/catalogue/check-value.ts";
import {
  type FieldDefinition,
  hasSetting,
  type PlainValue,
} from "../../../../shared/core/catalogue/field.ts";
import { findingText, placedText } from "../../../platform/form/finding-text.ts";
import classes from "./fields.module.css";

/** A finding in words, in the colour of its severity. */
export function FindingText(props: { id?: string; finding: CheckFinding; text?: string }) {
  const { code, severity, parameters } = props.finding;
  return (
    <span id={props.id} className={classes.finding} data-severity={severity}>
      {props.text ?? findingText(code, parameters)}
    </span>
  );
}

/** Whether a finding is about a single row of a table, whose cell shows it. */
const isOfRow = ({ code }: CheckFinding) => code !== "range_gap" && code !== "range_overlap";

/** Validation findings for a value, updated while typing; for tables, only those that no cell shows itself. */
export function Findings(props: {
  field: FieldDefinition;
  value: PlainValue | undefined;
  /** The control already shows the server's error. */
  isRefused: boolean;
}) {
  const { field, value, isRefused } = props;
  const shown = checkValue(field, value).filter((finding) =>
    hasSetting(field.type, "columns") ? !isOfRow(finding) : !isRefused || finding.severity === "warning",
  );
  if (shown.length === 0) return null;
  return (
    <div className={classes.findings} role="status">
      {shown.map((finding) => (
        <FindingText
          key={JSON.stringify([finding.code, finding.place, finding.parameters])}
          finding={finding}
          text={placedText(finding.place, undefined, findingText(finding.code, finding.parameters))}
        />
      ))}
    </div>
  );
}
