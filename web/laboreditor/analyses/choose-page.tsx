import { IconListDetails } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/states.tsx";

/** Shown beside the list as long as no analysis is open. */
export default function ChoosePage() {
  const { t } = useTranslation("laboreditor");
  return <EmptyState icon={IconListDetails} title={t("analyses.choose")} text={t("analyses.chooseText")} />;
}
