import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { createAnalysis } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { useAccess } from "../../platform/permissions.ts";
import { ActionLink } from "../../ui/way.tsx";

/** Links to the form of a new analysis, if the account may create one. */
export function NewAnalysisButton() {
  const { t } = useTranslation("laboreditor");
  const access = useAccess();
  if (!access.mayCall(createAnalysis)) return null;
  return (
    <Button
      component={ActionLink}
      to="/laboreditor/analyse/neu"
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {t("analyses.new")}
    </Button>
  );
}
