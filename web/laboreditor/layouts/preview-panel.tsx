import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { AnalysisPreview } from "../../../shared/laboreditor/layouts/layout.ts";
import { layouts } from "../../../shared/laboreditor/layouts/layouts.endpoints.ts";
import { PublicPage } from "../../embed/in-app/public-page.tsx";
import { call } from "../../platform/api/call.ts";
import { RemotePicker } from "../../platform/remote-picker.tsx";
import { Panel } from "../../ui/panel.tsx";
import classes from "./layouts.module.css";
import { layoutsKey } from "./queries.ts";

/** The public page of a real analysis with the unsaved layout. */
export function PreviewPanel(props: {
  layout: string;
  preview: AnalysisPreview | null | undefined;
  onChoose: (analysis: string | undefined) => void;
}) {
  const { layout, preview } = props;
  const { t } = useTranslation("layouts");
  if (!preview)
    return (
      <Panel title={t("preview.title")}>
        <Text c="dimmed">{t("preview.none")}</Text>
      </Panel>
    );
  const { id, name, code } = preview;
  return (
    <Panel title={t("preview.title")}>
      <div className={classes.preview}>
        <RemotePicker
          key={id}
          label={t("preview.choose")}
          queryKey={[...layoutsKey, "members", layout]}
          find={async (search, signal) => {
            const page = await call(layouts.analyses, { params: { id: layout }, query: { search }, signal });
            return {
              items: page.results.map((analysis) => ({
                value: analysis.id,
                label: `${analysis.name} (${analysis.code})`,
              })),
              more: page.next !== null,
            };
          }}
          labelled={[{ value: id, label: `${name} (${code})` }]}
          defaultValue={id}
          onChange={(chosen) => props.onChoose(chosen ?? undefined)}
        />
        <PublicPage html={preview.html} className={classes.paper} />
      </div>
    </Panel>
  );
}
