import { Anchor, Button, Group } from "@mantine/core";
import { IconArrowBackUp, IconDownload } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import { downloadImportFile, undoImport } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { useFormat } from "../../platform/format.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { ConfirmDelete } from "../../ui/confirm.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ActionLink, Link, useGo } from "../../ui/way.tsx";
import { ImportRun } from "./import-run.tsx";
import { countChanges, oneImport } from "./queries.ts";

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

const logOf = (id: string) => `/einstellungen/import/log/${id}`;

/** Undoes the import of the page after confirmation, or says that it was undone or undoes another. */
function UndoImport({ entry }: { entry: Import }) {
  const { t } = useTranslation("importexport");
  const access = useAccess();
  const client = useQueryClient();
  const go = useGo();
  const [asking, setAsking] = useState(false);
  const undo = useMutation({
    mutationFn: () => call(undoImport, { params: { id: entry.id } }),
    onSuccess: async (started) => {
      setAsking(false);
      notifySuccess(t("undo.started"));
      await client.invalidateQueries();
      await go(logOf(started.id));
    },
  });
  const other = entry.undone_by ?? entry.undoes;
  if (other) {
    return (
      <Notice tone="plain">
        {t(entry.undone_by ? "undo.undone" : "undo.undoes")}{" "}
        <Anchor component={Link} to={logOf(other)}>
          {t("undo.show")}
        </Anchor>
      </Notice>
    );
  }
  const isOver = entry.status === "success" && !entry.dry_run && countChanges(entry) > 0;
  if (!isOver || !access.booked("MD_EDITOR") || !access.mayCall(undoImport)) return null;
  return (
    <Group gap="sm">
      <Button component={ActionLink} variant="default" to="/laboreditor/history/analysis">
        {t("run.seeChanges")}
      </Button>
      <Button component={ActionLink} variant="default" to="/laboreditor/gesundheit">
        {t("run.seeFindings")}
      </Button>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t("undo.button")}
      </Button>
      <ConfirmDelete
        opened={asking}
        title={t("undo.title")}
        text={t("undo.text")}
        confirm={t("undo.button")}
        loading={undo.isPending}
        onConfirm={() => undo.mutate()}
        onClose={() => setAsking(false)}
      >
        {undo.isError && (
          <Notice tone="bad" title={t("undo.failed")}>
            {problemText(undo.error)}
          </Notice>
        )}
      </ConfirmDelete>
    </Group>
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
      <ImportRun id={id} />
      {data && <Details entry={data} />}
      {data && <UndoImport entry={data} />}
    </Page>
  );
}
