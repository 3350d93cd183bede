import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { RowImport } from "../../../shared/kernel/define-row-import.ts";
import { ActionLink } from "../../ui/way.tsx";
import { ExportTable, type ExportTableProps } from "../export-table.tsx";
import { useAccess } from "../permissions.ts";

/** Above a list: saves its records as a table, and leads to where such a table is imported. */
export function TableActions({
  calls,
  at,
  ...saved
}: ExportTableProps & {
  calls: RowImport;
  /** Address of the import's page. */
  at: string;
}) {
  const { t } = useTranslation("recordImport");
  const access = useAccess();
  return (
    <>
      {access.mayCall(calls.write) && (
        <Button
          component={ActionLink}
          to={at}
          variant="default"
          leftSection={<IconUpload size={16} aria-hidden />}
        >
          {t("action")}
        </Button>
      )}
      <ExportTable {...saved} />
    </>
  );
}
