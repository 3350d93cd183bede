import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useUnreadChoice } from "../platform/unread-choice.ts";
import { categoryTree, flatten } from "./categories/queries.ts";
import { renderTreeOption, treeOption } from "./categories/tree-options.tsx";

/** Selects one category of the tree by its identifier; children are indented. */
export function CategorySelect(props: {
  label: string;
  value: string;
  onChange: (identifier: string) => void;
  error?: ReactNode;
  required?: boolean;
  placeholder?: string;
  /** An option for all categories. */
  all?: { value: string; label: string };
}) {
  const tree = useQuery(categoryTree);
  const unread = useUnreadChoice(tree);
  const { all, ...rest } = props;
  return (
    <Select
      {...rest}
      searchable
      value={props.value === "" ? null : props.value}
      onChange={(identifier) => props.onChange(identifier ?? "")}
      data={[...(all ? [all] : []), ...flatten(tree.data ?? []).map(treeOption), ...unread]}
      renderOption={renderTreeOption}
    />
  );
}
