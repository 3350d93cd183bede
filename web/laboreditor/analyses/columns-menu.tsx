import { ActionIcon, Checkbox, Popover, Stack } from "@mantine/core";
import { IconColumns3 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { chooseColumns, columnKeys, useColumns } from "./columns.ts";

/** Chooses the columns of the table. */
export function ColumnsMenu() {
  const { t } = useTranslation("laboreditor");
  const shown = useColumns(true).map(({ key }) => key);
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="default" size={36} aria-label={t("analyses.chooseColumns")}>
          <IconColumns3 size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t("analyses.chooseColumns")}>
        <Checkbox.Group label={t("analyses.chooseColumns")} value={shown} onChange={chooseColumns}>
          <Stack gap={10} mt={10}>
            {columnKeys.map((key) => (
              <Checkbox
                key={key}
                value={key}
                label={t(`analyses.columns.${key}`)}
                disabled={key === "name"}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  );
}
