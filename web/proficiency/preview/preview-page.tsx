import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trialViews } from "../../../shared/proficiency/configuration/defaults.ts";
import { WidgetPreview } from "../../embed/in-app/widget-preview.tsx";

/** The certificates as a visitor sees them. */
export default function TrialPreviewPage() {
  const { t } = useTranslation("trialSetup");
  const [view, setView] = useState("");
  return (
    <WidgetPreview
      title={t("preview")}
      lead={t("previewLead")}
      attributes={{ widget: "proficiency", ...(view !== "" && { view }) }}
    >
      <NativeSelect
        label={t("previewView")}
        value={view}
        data={[
          { value: "", label: t("previewDefault") },
          ...trialViews.map((value) => ({ value, label: t(`views.${value}`) })),
        ]}
        onChange={(event) => setView(event.currentTarget.value)}
      />
    </WidgetPreview>
  );
}
