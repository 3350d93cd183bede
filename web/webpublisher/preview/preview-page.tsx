import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { WidgetPreview } from "../../embed/in-app/widget-preview.tsx";
import { firstCode } from "../config/first-code.ts";

const widgets = ["directory", "search", "results", "categories", "analysis", "draw", "changes"] as const;
type Widget = (typeof widgets)[number];

/** The widgets of the directory as a visitor sees them. */
export default function PreviewPage() {
  const { t } = useTranslation("webpreview");
  const { t: widgetText } = useTranslation("widgets");
  const [widget, setWidget] = useState<Widget>("directory");
  const code = useQuery(firstCode).data ?? undefined;
  return (
    <WidgetPreview
      title={t("title")}
      lead={t("lead")}
      attributes={{ widget, ...(widget === "analysis" && code !== undefined && { code }) }}
    >
      <NativeSelect
        label={t("widget")}
        value={widget}
        data={widgets.map((value) => ({ value, label: widgetText(`kinds.${value}`) }))}
        onChange={(event) => setWidget(event.currentTarget.value as Widget)}
      />
    </WidgetPreview>
  );
}
