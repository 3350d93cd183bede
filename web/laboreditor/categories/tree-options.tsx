import { CheckIcon, type ComboboxItem, type SelectProps } from "@mantine/core";
import classes from "./categories.module.css";
import type { flatten } from "./queries.ts";

interface TreeOption extends ComboboxItem {
  /** Below the root, 0 for the topmost. */
  depth?: number;
}

/** A category of the flattened tree as an option of a choice. */
export const treeOption = ({ identifier, name, depth }: ReturnType<typeof flatten>[number]): TreeOption => ({
  value: identifier,
  label: name,
  depth,
});

/** Draws an option as deep as its category stands in the tree; once chosen, its name stands there alone. */
export const renderTreeOption: NonNullable<SelectProps["renderOption"]> = ({ option, checked }) => (
  <span className={classes.option} style={{ paddingInlineStart: `${(option as TreeOption).depth ?? 0}em` }}>
    {option.label}
    {checked && <CheckIcon className={classes.check} aria-hidden />}
  </span>
);
