import { MultiSelect, Stack } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { useUnreadChoice } from "../../platform/unread-choice.ts";
import { DataList } from "../../ui/data-list.tsx";
import { useSortColumn } from "../../ui/sort-column.tsx";

interface Field {
  key: string;
  label: string;
}

/** The fields that a directory shows, chosen by name and put into their order. */
export function ShownFields(props: {
  all: readonly Field[];
  /** Options shown instead of fields that could not be read. */
  unread: ReturnType<typeof useUnreadChoice>;
  /** Keys, in the order of the directory. */
  chosen: readonly string[];
  error: ReactNode;
  onChange: (keys: string[]) => void;
}) {
  const { t } = useTranslation("printcontents");
  const [chosen, setChosen] = useState(props.chosen);
  const labels = new Map(props.all.map(({ key, label }) => [key, label]));
  const labelOf = (key: string) => labels.get(key) ?? key;
  const change = (keys: string[]) => {
    setChosen(keys);
    props.onChange(keys);
  };
  const { column, status } = useSortColumn<string>({
    items: chosen,
    itemName: labelOf,
    onReorder: change,
  });
  return (
    <Stack gap="xs">
      <MultiSelect
        label={t("fields")}
        description={t("fieldsHelp")}
        searchable
        clearable
        data={[...props.all.map(({ key, label }) => ({ value: key, label })), ...props.unread]}
        data-path="fields"
        value={[...chosen]}
        error={props.error}
        onChange={change}
      />
      {chosen.length > 1 && (
        <DataList
          label={t("fieldsOrder")}
          rows={[...chosen]}
          rowKey={(key) => key}
          columns={[{ key: "label", label: t("field"), width: "1fr", phone: "title", cell: labelOf }, column]}
          order={null}
          onOrder={() => undefined}
        />
      )}
      {status}
    </Stack>
  );
}
