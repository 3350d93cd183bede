import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import { downloadImportFile } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { useFormat } from "../../platform/format.ts";
import { notifyError } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ImportRun } from "./import-run.tsx";
import { oneImport } from "./queries.ts";
import { UndoImport } from "./undo-import.tsx";

function Details({ entry }: { entry: Import }) {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  return (
    <Panel title={t("run.facts")}>
      <Facts>
        <Fact label={t("mode.label")}>
          {t(`mode.${entry.mode}`)}
          {entry.dry_run && ` · ${t("run.dryRun")}`}
        </Fact>
        {entry.file.size !== null && <Fact label={t("run.size")}>{format.size(entry.file.size)}</Fact>}
        {entry.file.sha256 && <Fact label="SHA-256">{entry.file.sha256}</Fact>}
        <Fact label={t("log.by")}>{entry.started_by}</Fact>
        <Fact label={t("log.started")}>{format.dateTime(entry.started)}</Fact>
        {entry.ended && <Fact label={t("run.ended")}>{format.dateTime(entry.ended)}</Fact>}
        {entry.ended && (
          <Fact label={t("run.duration")}>
            {format.duration(Date.parse(entry.ended) - Date.parse(entry.started))}
          </Fact>
        )}
      </Facts>
    </Panel>
  );
}

/** One entry of the log: its result, its circumstances, its file. */
export default function ImportPage() {
  const { t } = useTranslation("importexport");
  const { id = "" } = useParams();
  const { data } = useQuery(oneImport(id));
  const download = useMutation({
    mutationFn: () => call(downloadImportFile, { params: { id } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => notifyError(t("run.downloadFailed"), { content: problemText(error) }),
  });
  return (
    <Page
      narrow
      back={{ to: "/einstellungen/import/log", label: t("log.title") }}
      title={data?.file.name ?? t("run.title")}
      actions={
        data &&
        data.status !== "uploading" && (
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            {t("run.download")}
          </Button>
        )
      }
    >
      {data && <UndoImport entry={data} />}
      <ImportRun id={id} />
      {data && <Details entry={data} />}
    </Page>
  );
}
