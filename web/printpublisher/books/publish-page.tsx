import { Button, Group, Select, Stack, Text } from "@mantine/core";
import { IconBook2, IconDownload } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import i18next from "i18next";
import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Task } from "../../../shared/core/tasks/tasks.endpoints.ts";
import {
  type Book,
  downloadBook,
  generateBook,
  reducedSetSize,
} from "../../../shared/printpublisher/books/books.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { useFormat } from "../../platform/format.ts";
import { notifyError } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { useSettings } from "../../platform/startup.ts";
import { taskProgress } from "../../platform/tasks.ts";
import { Choices } from "../../ui/choices.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { ProgressBar } from "../../ui/figures.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { StatusButton, statusOf } from "../../ui/status-button.tsx";
import { lastBook, running as runningTasks, useGenerate } from "./queries.ts";

function Running({ task }: { task: Task }) {
  const { t } = useTranslation("printpublisher");
  const format = useFormat();
  const { phase, done, total } = task.progress;
  const key = `printpublisher:phase.${phase}`;
  const figures = { done: format.number(done), total: format.number(total) };
  return (
    <Panel title={t("running")}>
      <Stack>
        <ProgressBar
          label={phase && i18next.exists(key) ? i18next.t(key as "printpublisher:phase.plan") : t("running")}
          done={done}
          total={total}
          text={total > 0 ? t(phase === "render" ? "pages" : "units", figures) : ""}
        />
        <Text size="sm" c="dimmed">
          {t("goesOn")}
        </Text>
      </Stack>
    </Panel>
  );
}

function GenerateForm() {
  const { t } = useTranslation("printpublisher");
  const format = useFormat();
  const { languages } = useSettings();
  const generate = useGenerate();
  const [extent, setExtent] = useState<"full" | "reduced">("full");
  const [language, setLanguage] = useState<string>(languages[0] ?? "de");
  function submit(event: FormEvent) {
    event.preventDefault();
    generate.mutate(
      { reduced: extent === "reduced", language },
      { onError: (error) => notifyError(t("startFailed"), { content: problemText(error) }) },
    );
  }
  return (
    <Panel title={t("generate")}>
      <form onSubmit={submit} aria-label={t("generate")}>
        <Stack>
          <Choices
            name="extent"
            legend={t("extent")}
            value={extent}
            onChange={setExtent}
            choices={[
              { value: "full", label: t("full"), text: t("fullText") },
              { value: "reduced", label: t("reduced"), text: t("reducedText", { count: reducedSetSize }) },
            ]}
          />
          {languages.length > 1 && (
            <Select
              maw={260}
              label={t("language")}
              allowDeselect={false}
              value={language}
              data={languages.map((each) => ({ value: each, label: format.language(each) }))}
              onChange={(value) => setLanguage(value ?? language)}
            />
          )}
          <Group>
            <StatusButton type="submit" status={statusOf(generate)}>
              {t("start")}
            </StatusButton>
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}

function LastBook({ book }: { book: Book }) {
  const { t } = useTranslation("printpublisher");
  const format = useFormat();
  const download = useMutation({
    mutationFn: () => call(downloadBook),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => notifyError(t("downloadFailed"), { content: problemText(error) }),
  });
  return (
    <Stack>
      {book.reduced && <Notice tone="warn">{t("isReduced")}</Notice>}
      <Facts>
        <Fact label={t("generated")}>{format.dateTime(book.generated)}</Fact>
        <Fact label={t("pageCount")}>{format.number(book.pages)}</Fact>
        <Fact label={t("analyses")}>{format.number(book.analyses)}</Fact>
        <Fact label={t("languageLabel")}>{format.language(book.language)}</Fact>
        <Fact label={t("size")}>{format.size(book.size)}</Fact>
      </Facts>
      <Group>
        <Button
          leftSection={<IconDownload size={16} />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {t("download")}
        </Button>
      </Group>
    </Stack>
  );
}

/** The task that this page follows: the running one, and after its end the same, until another is started. */
function useFollowedTask(): Task | null {
  const client = useQueryClient();
  const { data: active } = useQuery(runningTasks);
  const running = active?.printpublisher_generate?.id ?? null;
  const [followed, setFollowed] = useState<string | null>(null);
  const id = running ?? followed;
  useEffect(() => {
    if (running) setFollowed(running);
  }, [running]);
  const { data } = useQuery({ ...taskProgress(id ?? ""), enabled: id !== null });
  const finished = data?.finished ?? false;
  useEffect(() => {
    if (!finished) return;
    void client.invalidateQueries({ queryKey: lastBook.queryKey });
    void client.invalidateQueries({ queryKey: runningTasks.queryKey });
  }, [finished, client]);
  return id === null ? null : (data ?? active?.printpublisher_generate ?? null);
}

/** Creates the book and offers it for download. */
export default function PublishPage() {
  const { t } = useTranslation("printpublisher");
  const access = useAccess();
  const book = useQuery(lastBook);
  const task = useFollowedTask();
  const running = task !== null && !task.finished;
  return (
    <Page narrow title={t("title")} lead={t("lead")}>
      {task?.finished && task.error && (
        <Notice tone="bad" title={t("failed")}>
          {task.problem && <Text>{problemText(task.problem)}</Text>}
          <Text>{t("failedText")}</Text>
        </Notice>
      )}
      {running ? (
        <Running task={task} />
      ) : access.mayCall(generateBook) ? (
        <GenerateForm />
      ) : (
        <Notice tone="plain">{t("notAllowed")}</Notice>
      )}
      <Panel title={t("last")}>
        <QueryState query={book}>
          {(last) =>
            last ? (
              <LastBook book={last} />
            ) : (
              <EmptyState icon={IconBook2} title={t("none")} text={t("noneText")} />
            )
          }
        </QueryState>
      </Panel>
    </Page>
  );
}
