import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { RowImport } from "../../../shared/kernel/define-row-import.ts";
import { ActionLink } from "../../ui/way.tsx";
import { ExportTable, type ExportTableProps } from "../export-table.tsx";
import { useAccess } from "../permissions.ts";

/** Actions above a list: export its records as a table, and open the import of such a table. */
export function TableActions({
  calls,
  to,
  ...saved
}: ExportTableProps & {
  calls: RowImport;
  /** Address of the import page. */
  to: string;
}) {
  const { t } = useTranslation("recordImport");
  const access = useAccess();
  return (
    <>
      {access.mayCall(calls.write) && (
        <Button
          component={ActionLink}
          to={to}
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
