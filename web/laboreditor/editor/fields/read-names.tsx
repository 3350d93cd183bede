import type { ReadProps } from "../kinds/editor-kind.ts";
import { useReferenceNames } from "../reference-names.ts";
import classes from "./fields.module.css";

/** The entries of a value by their names. */
export function ReadNames({
  field,
  value,
  references,
  separator = ", ",
}: ReadProps & { separator?: string }) {
  const names = useReferenceNames(references);
  const entries = [value].flat().filter((entry) => typeof entry === "string");
  return (
    <span className={classes.plain}>{entries.map((key) => names.entry(field, key)).join(separator)}</span>
  );
}
