import { CheckIcon, type ComboboxItem, type SelectProps } from "@mantine/core";
import type { flatten } from "./queries.ts";
import classes from "./tree-options.module.css";

interface TreeOption extends ComboboxItem {
  /** 0 at the top level. */
  depth?: number;
}

/** A category of the flattened tree as an option of a select. */
export const treeOption = ({ identifier, name, depth }: ReturnType<typeof flatten>[number]): TreeOption => ({
  value: identifier,
  label: name,
  depth,
});

/** Indents an option by its category's depth; once chosen, only its name is shown. */
export const renderTreeOption: NonNullable<SelectProps["renderOption"]> = ({ option, checked }) => (
  <span className={classes.option} style={{ paddingInlineStart: `${(option as TreeOption).depth ?? 0}em` }}>
    {option.label}
    {checked && <CheckIcon className={classes.check} aria-hidden />}
  </span>
);
