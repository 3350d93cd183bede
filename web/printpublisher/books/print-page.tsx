import { Button, Checkbox, Group, Select, Stack, Text } from "@mantine/core";
import { IconBook2 } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import i18next from "i18next";
import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Task } from "../../../shared/core/tasks/tasks.endpoints.ts";
import {
  cancelBook,
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
import { ProgressBar } from "../../ui/figures.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { StatusButton, statusOf } from "../../ui/status-button.tsx";
import { BookChecks } from "./book-checks.tsx";
import { Editions } from "./editions.tsx";
import { LastBook } from "./last-book.tsx";
import { PublishButtons } from "./publish-button.tsx";
import { bookOrders, editions, lastBooks, running as runningTasks, useGenerate } from "./queries.ts";

function Running({ task }: { task: Task }) {
  const { t } = useTranslation("printpublisher");
  const client = useQueryClient();
  const format = useFormat();
  const { phase, done, total, pages } = task.progress;
  const set = pages === undefined ? "" : t("setPages", { count: pages });
  const key = `printpublisher:phase.${phase}`;
  const mayCancel = useAccess().mayCall(cancelBook);
  const cancel = useMutation({
    mutationFn: () => call(cancelBook, { params: { id: task.id } }),
    onSuccess: (ended) => client.setQueryData(taskProgress(task.id).queryKey, ended),
    onError: (error) => notifyError(t("cancelFailed"), { content: problemText(error) }),
  });
  const figures = { done: format.number(done), total: format.number(total) };
  return (
    <Panel title={t("running")}>
      <Stack>
        <ProgressBar
          label={phase && i18next.exists(key) ? i18next.t(key as "printpublisher:phase.plan") : t("running")}
          done={done}
          total={total}
          text={total > 0 ? `${t("units", figures)}${set}` : ""}
        />
        <Text size="sm" c="dimmed">
          {t("goesOn")}
        </Text>
        {mayCancel && (
          <Group>
            <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
              {t("cancel")}
            </Button>
          </Group>
        )}
      </Stack>
    </Panel>
  );
}

/** Books that wait for the one in the making to finish. */
function Waiting({ running }: { running: string }) {
  const { t } = useTranslation("printpublisher");
  const format = useFormat();
  const client = useQueryClient();
  const mayCancel = useAccess().mayCall(cancelBook);
  const { data = [] } = useQuery(bookOrders);
  const cancel = useMutation({
    mutationFn: (id: string) => call(cancelBook, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: bookOrders.queryKey }),
    onError: (error) => notifyError(t("cancelFailed"), { content: problemText(error) }),
  });
  const waiting = data.filter(({ id }) => id !== running);
  if (waiting.length === 0) return null;
  return (
    <Panel title={t("waiting")}>
      <Stack gap="xs">
        {waiting.map(({ id, language, reduced, bars }) => {
          const extent = reduced ? t("reduced") : t("full");
          const name = [extent, format.language(language), bars && t("bars")].filter(Boolean).join(", ");
          return (
            <Group key={id} justify="space-between">
              <Text>{name}</Text>
              {mayCancel && (
                <Button
                  size="xs"
                  variant="default"
                  loading={cancel.isPending && cancel.variables === id}
                  aria-label={t("cancelOne", { name })}
                  onClick={() => cancel.mutate(id)}
                >
                  {t("cancel")}
                </Button>
              )}
            </Group>
          );
        })}
      </Stack>
    </Panel>
  );
}

/** Choices for the next book; they stay after a cancel and while other pages are open. */
let lastChoices: { extent: "full" | "reduced"; language: string; bars: boolean } = {
  extent: "full",
  language: "",
  bars: false,
};

function GenerateForm() {
  const { t } = useTranslation("printpublisher");
  const format = useFormat();
  const { languages } = useSettings();
  const generate = useGenerate();
  const [{ extent, language: chosenLanguage, bars: wantsBars }, setChoices] = useState(lastChoices);
  const language = languages.find((each) => each === chosenLanguage) ?? languages[0] ?? "de";
  const choose = (change: Partial<typeof lastChoices>) => {
    lastChoices = { ...lastChoices, ...change };
    setChoices(lastChoices);
  };
  const { data: all = [] } = useQuery(editions);
  const isComparable = all.some((edition) => edition.current && edition.language === language);
  const bars = wantsBars && isComparable;
  function submit(event: FormEvent) {
    event.preventDefault();
    generate.mutate(
      { reduced: extent === "reduced", language, bars },
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
            onChange={(extent) => choose({ extent })}
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
              onChange={(value) => choose({ language: value ?? language })}
            />
          )}
          <Checkbox
            label={t("bars")}
            description={t(isComparable ? "barsText" : "barsNone")}
            disabled={!isComparable}
            checked={bars}
            onChange={({ currentTarget }) => choose({ bars: currentTarget.checked })}
          />
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

/** The task that this page follows: the running one, which stays after its end until another starts. */
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
    void client.invalidateQueries({ queryKey: lastBooks.queryKey });
    void client.invalidateQueries({ queryKey: runningTasks.queryKey });
    void client.invalidateQueries({ queryKey: bookOrders.queryKey });
  }, [finished, client]);
  return id === null ? null : (data ?? active?.printpublisher_generate ?? null);
}

/** Creates the book, offers it for download and publishes it. */
export default function PrintPage() {
  const { t } = useTranslation("printpublisher");
  const access = useAccess();
  const books = useQuery(lastBooks);
  const published = useQuery(editions);
  const task = useFollowedTask();
  const running = task !== null && !task.finished;
  const { data: all } = published;
  const publishable = all
    ? (books.data ?? []).filter(({ id, reduced }) => !reduced && !all.some((edition) => edition.id === id))
    : [];
  return (
    <Page narrow title={t("title")} lead={t("lead")} actions={<PublishButtons books={publishable} />}>
      {task?.finished && task.error && task.problem?.code !== "gone" && (
        <Notice tone="bad" title={t("failed")}>
          {task.problem && <Text>{problemText(task.problem)}</Text>}
          <Text>{t("failedText")}</Text>
        </Notice>
      )}
      {running && <Running task={task} />}
      {running && <Waiting running={task.id} />}
      {access.mayCall(generateBook) ? <GenerateForm /> : <Notice tone="plain">{t("notAllowed")}</Notice>}
      <BookChecks />
      <Panel title={t("last")}>
        <QueryState query={books}>
          {(last) =>
            last.length > 0 ? (
              <Stack gap="xl">
                {last.map((book) => (
                  <LastBook
                    key={`${book.language} ${book.reduced}`}
                    book={book}
                    edition={published.data?.find(({ id }) => id === book.id)}
                  />
                ))}
              </Stack>
            ) : (
              <EmptyState icon={IconBook2} title={t("none")} text={t("noneText")} />
            )
          }
        </QueryState>
      </Panel>
      <Panel title={t("editions")}>
        <QueryState query={published}>{(all) => <Editions editions={all} />}</QueryState>
      </Panel>
    </Page>
  );
}
