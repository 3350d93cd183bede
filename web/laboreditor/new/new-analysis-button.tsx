import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useAccess } from "../../platform/permissions.ts";

/** The way to a new analysis, for those who may add one. */
export function NewAnalysisButton() {
  const { t } = useTranslation("laboreditor");
  const access = useAccess();
  if (!access.may("core_storage.add_flatanalysis")) return null;
  return (
    <Button component={Link} to="/laboreditor/analyse/neu" leftSection={<IconPlus size={16} aria-hidden />}>
      {t("analyses.new")}
    </Button>
  );
}
