import { Button, Group, Select, Stack, Text } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { readTable } from "../../../shared/importexport/imports/table.endpoints.ts";
import { maxTableSize, type TableOfRecords } from "../../../shared/importexport/imports/table.ts";
import { type ImportColumns, mostRows, type RowImport } from "../../../shared/kernel/define-row-import.ts";
import { ProgressBar } from "../../ui/figures.tsx";
import { useUnsaved } from "../../ui/form/unsaved.ts";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ActionLink } from "../../ui/way.tsx";
import { call } from "../api/call.ts";
import { sendFile } from "../api/upload.ts";
import { FileUpload } from "../file-upload.tsx";
import { DisabledInMaintenance } from "../form/disabled-in-maintenance.tsx";
import { refusalText } from "../form/refusal-text.ts";
import { useFormat } from "../format.ts";
import { QueryState } from "../query-state.tsx";
import { ColumnMapping } from "./column-mapping.tsx";
import { type ColumnLabels, guessMapping, type Mapping, rowsToSend, type ValueWords } from "./map-columns.ts";
import { PlannedRows } from "./planned-rows.tsx";
import { type Written, writeRows } from "./write-rows.ts";

interface Read {
  id: string;
  file: File;
  table: TableOfRecords;
}
export interface RecordImportProps {
  calls: RowImport;
  kinds: ImportColumns;
  /** Headings of the columns by key: `labels` for the reader, `named` for each language of a file. */
  labels: ColumnLabels;
  named: readonly ColumnLabels[];
  words?: ValueWords;
  title: string;
  lead: string;
  /** Link back to the list of the imported records. */
  back: { to: string; label: string };
  /** Keys of the queries that an import changes. */
  outdated: readonly (readonly string[])[];
}

const accept = {
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": [".xlsx"],
  "application/vnd.ms-excel": [".xls"],
  "application/vnd.oasis.opendocument.spreadsheet": [".ods"],
  "text/csv": [".csv"],
  "text/tab-separated-values": [".tsv"],
  "text/plain": [".txt"],
};

/** A page that imports records from a table: choice of the file, mapping of the columns, preview of the rows and progress. */
export function RecordImport(props: RecordImportProps) {
  const { t } = useTranslation("recordImport");
  const format = useFormat();
  const [read, setRead] = useState<Read | null>(null);
  const headings = props.named.flatMap((labels) => Object.values(labels)).join("\n");
  const send = async (
    file: File,
    onProgress: (sent: number) => void,
    signal: AbortSignal,
    sheet?: string,
  ) => {
    const query = { headings, ...(sheet !== undefined && { sheet }) };
    const { output } = await sendFile(readTable, { file, query, onProgress, signal });
    return { id: crypto.randomUUID(), file, table: output };
  };
  const sheet = useMutation({
    mutationFn: (name: string) =>
      send((read as Read).file, () => undefined, new AbortController().signal, name),
    onSuccess: setRead,
  });
  return (
    <Page title={props.title} lead={props.lead} back={props.back}>
      <DisabledInMaintenance>
        <Panel title={t("file")}>
          {read ? (
            <Stack gap="sm">
              <Group justify="space-between">
                <Text fw={560}>{read.file.name}</Text>
                <Button variant="default" onClick={() => setRead(null)}>
                  {t("other")}
                </Button>
              </Group>
              {read.table.sheets.length > 1 && (
                <Select
                  label={t("sheet")}
                  maw={360}
                  allowDeselect={false}
                  data={[...new Set(read.table.sheets)]}
                  value={read.table.sheet}
                  disabled={sheet.isPending}
                  error={sheet.error && refusalText(sheet.error)}
                  onChange={(name) => name !== null && sheet.mutate(name)}
                />
              )}
            </Stack>
          ) : (
            <FileUpload
              label={t("drop")}
              button={t("choose")}
              hint={`${t("hint", { size: format.size(maxTableSize), rows: format.number(mostRows.preview) })} ${t("rules")}`}
              accept={accept}
              maxSize={maxTableSize}
              send={send}
              onDone={setRead}
            />
          )}
        </Panel>
        {read && <Rows key={read.id} {...props} {...read} />}
      </DisabledInMaintenance>
    </Page>
  );
}

/** Mapping, preview and import of the rows of a table. */
function Rows({
  calls,
  kinds,
  labels,
  named,
  words = {},
  back,
  outdated,
  id,
  table,
}: RecordImportProps & Read) {
  const { t } = useTranslation("recordImport");
  const format = useFormat();
  const client = useQueryClient();
  const [mapping, setMapping] = useState<Mapping>(() => guessMapping(table.columns, named));
  const [done, setDone] = useState(0);
  const [written, setWritten] = useState<Written | null>(null);
  const rows = rowsToSend(table, mapping, kinds);
  const preview = useQuery({
    queryKey: ["record-import", id, mapping],
    queryFn: async ({ signal }) => (await call(calls.preview, { body: { rows }, signal })).results,
    enabled: rows.length > 0 && written === null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const planned = preview.data ?? [];
  const total = planned.filter(({ outcome }) => outcome === "new" || outcome === "changed").length;
  const refused = planned.filter(({ outcome }) => outcome === "refused").length;
  const write = useMutation({
    mutationFn: () => writeRows(calls, rows, planned, setDone),
    onSuccess: setWritten,
    onError: () => void preview.refetch(),
    onSettled: () => Promise.all(outdated.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  useUnsaved(() => write.isPending);
  if (written)
    return (
      <Notice
        tone="new"
        title={t("done")}
        actions={
          <Button component={ActionLink} to={back.to} variant="default">
            {t("toList")}
          </Button>
        }
      >
        {[
          written.created > 0 &&
            t("created", { count: written.created, shown: format.number(written.created) }),
          written.changed > 0 &&
            t("changed", { count: written.changed, shown: format.number(written.changed) }),
        ]
          .filter(Boolean)
          .join(" ")}
      </Notice>
    );
  if (write.isPending)
    return (
      <Panel>
        <ProgressBar
          label={t("importing")}
          done={done}
          total={total}
          text={t("progress", { done: format.number(done), total: format.number(total) })}
        />
      </Panel>
    );
  return (
    <>
      <ColumnMapping
        table={table}
        labels={labels}
        mapping={mapping}
        disabled={preview.isFetching}
        onChange={setMapping}
      />
      {write.error && (
        <Notice tone="bad" title={t("failed")}>
          {t("failedText", { reason: refusalText(write.error) })}
        </Notice>
      )}
      {rows.length === 0 ? (
        <Notice tone="warn">{t(mapping.every((key) => key === null) ? "noColumn" : "noRows")}</Notice>
      ) : (
        <QueryState query={preview} describe={refusalText}>
          {(results) => (
            <>
              {refused === 0 && total > 0 && (
                <Group>
                  <Button
                    onClick={() => {
                      setDone(0);
                      write.mutate();
                    }}
                  >
                    {t("import", { count: total })}
                  </Button>
                </Group>
              )}
              {refused > 0 && <Notice tone="bad">{t("refused", { count: refused })}</Notice>}
              {refused === 0 && total === 0 && <Notice tone="new">{t("upToDate")}</Notice>}
              <PlannedRows key={mapping.join()} rows={results} kinds={kinds} labels={labels} words={words} />
            </>
          )}
        </QueryState>
      )}
    </>
  );
}
