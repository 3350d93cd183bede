import { Button } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { histories } from "../../shared/laboreditor/history/history.endpoints.ts";
import type { HistoryModel } from "../../shared/laboreditor/history/history.ts";
import { useAccess } from "../platform/permissions.ts";
import { ActionLink } from "../ui/way.tsx";

/** Links to the versions of a document for comparing and restoring them. */
export function HistoryButton({ model, id }: { model: HistoryModel; id: string }) {
  const { t } = useTranslation("laboreditor");
  const access = useAccess();
  if (!access.mayCall(histories[model].present.versions)) return null;
  return (
    <Button
      component={ActionLink}
      variant="default"
      to={`/laboreditor/history/${model}/${id}`}
      leftSection={<IconHistory size={16} aria-hidden />}
    >
      {t("item.history")}
    </Button>
  );
}
