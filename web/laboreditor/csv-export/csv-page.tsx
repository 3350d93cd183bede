import { Button, Group, Stack, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../../../shared/kernel/language.ts";
import {
  cancelCsvGeneration,
  describeCsvFile,
  generateCsvFile,
  getCsvFile,
} from "../../../shared/laboreditor/csv-export/csv-export.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { isProblem } from "../../platform/api/problem.ts";
import { followOn, takeOutcome, useFollowedTasks } from "../../platform/followed-tasks.ts";
import { useFormat } from "../../platform/format.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { useSettings } from "../../platform/startup.ts";
import { taskProgress } from "../../platform/tasks.ts";
import { ProgressBar } from "../../ui/figures.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { CsvForm, type CsvOptions } from "./csv-form.tsx";

/** The last files, of every language. */
const csvFiles = ["laboreditor", "csv"] as const;

/** The last file in a language; null if there is none. */
const csvFile = (language: Language) =>
  queryOptions({
    queryKey: [...csvFiles, language],
    queryFn: ({ signal }) =>
      call(describeCsvFile, { query: { language }, signal }).catch((problem: unknown) => {
        if (isProblem(problem, "not_found")) return null;
        throw problem;
      }),
  });

/** The running task, started here or before the page was left. On other pages, the frame reports its end. */
function useGeneration() {
  const { t } = useTranslation("csv");
  const client = useQueryClient();
  const id = useFollowedTasks().findLast(({ type }) => type === "csv_export")?.id;
  const { data: task } = useQuery({ ...taskProgress(id ?? ""), enabled: id !== undefined });
  const generate = useMutation({
    mutationFn: (options: CsvOptions) => call(generateCsvFile, { query: options }),
    onSuccess: followOn,
    onError: (problem) => notifyError(t("failed"), { content: problemText(problem) }),
  });
  const cancel = useMutation({
    mutationFn: () => call(cancelCsvGeneration, { params: { id: id ?? "" } }),
    onSettled: () => client.invalidateQueries({ queryKey: ["core", "tasks", id] }),
  });
  const ended = task?.finished ? task : undefined;
  useEffect(() => {
    if (!ended || !takeOutcome(ended.id)) return;
    void client.invalidateQueries({ queryKey: csvFiles });
    if (!ended.error) notifySuccess(t("ready"));
    else if (ended.problem?.code === "gone") notifySuccess(t("cancelled"));
    else notifyError(t("failed"));
  }, [ended, client, t]);
  return {
    task: id === undefined || ended ? undefined : task,
    running: generate.isPending || id !== undefined,
    start: generate.mutate,
    cancel,
  };
}

/** The last file of a language, for download. */
function LastFile({ language }: { language: Language }) {
  const { t } = useTranslation("csv");
  const format = useFormat();
  const query = useQuery(csvFile(language));
  // The presigned URL is valid for a quarter of an hour only, and asks for the password again; the page may be open longer.
  const download = useMutation({
    mutationFn: () => call(getCsvFile, { query: { language, redirect: "false" } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (problem) => notifyError(t("downloadFailed"), { content: problemText(problem) }),
  });
  return (
    <Panel title={t("file")}>
      <QueryState query={query} lines={2}>
        {(file) =>
          file === null ? (
            <Text c="dimmed">{t("none")}</Text>
          ) : (
            <Group justify="space-between">
              <div>
                <Text fw={600}>{file.file_name}</Text>
                <Text c="dimmed">
                  {t("facts", {
                    count: file.rows,
                    shown: format.number(file.rows),
                    size: format.size(file.size),
                    when: format.dateTime(file.generated),
                  })}
                </Text>
              </div>
              <Button
                leftSection={<IconDownload size={16} aria-hidden />}
                loading={download.isPending}
                onClick={() => download.mutate()}
              >
                {t("download")}
              </Button>
            </Group>
          )
        }
      </QueryState>
    </Panel>
  );
}

/** Exports the analyses of a category as a table, which is written in the background and then downloaded. */
export default function CsvPage() {
  const { t } = useTranslation("csv");
  const format = useFormat();
  const [main = "de"] = useSettings().languages;
  const [options, setOptions] = useState<CsvOptions>({ category: "", language: main });
  const { task, running, start, cancel } = useGeneration();
  return (
    <Page narrow title={t("title")} lead={t("lead")}>
      <Stack>
        <CsvForm options={options} busy={running} onChange={setOptions} onGenerate={() => start(options)} />
        {task && (
          <Panel>
            <Stack>
              <ProgressBar
                label={t("running")}
                done={task.progress.done}
                total={task.progress.total}
                text={t("rows", {
                  done: format.number(task.progress.done),
                  total: format.number(task.progress.total),
                })}
              />
              <Group>
                <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
                  {t("cancel")}
                </Button>
              </Group>
              {cancel.isError && <Notice tone="bad">{problemText(cancel.error)}</Notice>}
            </Stack>
          </Panel>
        )}
        <LastFile language={options.language} />
      </Stack>
    </Page>
  );
}
