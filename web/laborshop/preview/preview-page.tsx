import { useTranslation } from "react-i18next";
import { WidgetPreview } from "../../embed/in-app/widget-preview.tsx";

/** The shop as a customer sees it. */
export default function ShopPreviewPage() {
  const { t } = useTranslation("shopSetup");
  return <WidgetPreview title={t("preview")} lead={t("previewLead")} attributes={{ widget: "shop" }} />;
}
