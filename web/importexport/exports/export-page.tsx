import { Button, Stack, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { exportAnalyses } from "../../../shared/importexport/exports/exports.endpoints.ts";
import { fullPath } from "../../../shared/kernel/endpoint.ts";
import { call } from "../../platform/api/call.ts";
import { useFormat } from "../../platform/format.ts";
import { problemText } from "../../platform/problem-text.ts";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Snippet } from "../../ui/snippet.tsx";
import { TokensPanel } from "../tokens/tokens-panel.tsx";

/** Export of the catalogue as JSON, by hand or by another system with a token. */
export default function ExportPage() {
  const { t } = useTranslation("exports");
  const format = useFormat();
  const download = useMutation({
    mutationFn: () => call(exportAnalyses, { query: { redirect: "false" } }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <Page narrow title={t("title")} lead={t("lead")}>
      <Panel title={t("download")}>
        <Stack align="flex-start">
          <Text>{t("downloadText")}</Text>
          <Button
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            {t("start")}
          </Button>
          <div role="status">
            {download.isPending && <Text c="dimmed">{t("running")}</Text>}
            {download.data && (
              <Text c="dimmed">
                {t("done", { file: download.data.file_name, size: format.size(download.data.size) })}
              </Text>
            )}
          </div>
          {download.isError && (
            <Notice tone="bad" title={t("failed")}>
              {problemText(download.error)}
            </Notice>
          )}
        </Stack>
      </Panel>
      <TokensPanel kind="export" />
      <Panel title={t("byProgram")}>
        <Stack>
          <Text>{t("byProgramText")}</Text>
          <Snippet
            label={t("example")}
            code={[
              `curl -L "${window.location.origin}${fullPath(exportAnalyses)}"`,
              '-H "Authorization: Token EXPORT_TOKEN"',
              "-o analysen.json",
            ].join(" \\\n  ")}
          />
        </Stack>
      </Panel>
    </Page>
  );
}
