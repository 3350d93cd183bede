import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SentBodyOf } from "../../../shared/kernel/endpoint.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import {
  type Notice,
  type NoticeEntry,
  type NoticeKind,
  noticeKinds,
  textIn,
} from "../../../shared/webpublisher/notices/notice.ts";
import { changeNotice } from "../../../shared/webpublisher/notices/notices.endpoints.ts";
import { nameWithCode } from "../../embed/components/change-names.ts";
import { call } from "../../platform/api/call.ts";
import { useFormat } from "../../platform/format.ts";
import { useReaderLanguage } from "../../platform/i18n/languages.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { useSettings } from "../../platform/startup.ts";
import { StateTag } from "../../ui/figures.tsx";
import { Panel } from "../../ui/panel.tsx";
import classes from "./notices.module.css";
import { noticesKey } from "./queries.ts";

/** Number of entries of a notice shown at first. */
const few = 5;
const tones = { waiting: "new", suppressed: "quiet", out: "good" } as const;

function Entry({
  entry,
  alone,
  language,
  main,
}: {
  entry: NoticeEntry;
  alone: boolean;
  language: Language;
  main: Language;
}) {
  const { t } = useTranslation("notices");
  const lines = entry.lines[language] ?? entry.lines[main] ?? [];
  return (
    <li>
      {!alone && (
        <>
          <Text component="span" fw={560}>
            {textIn(entry.name, language, main)} ({entry.code})
          </Text>{" "}
          <Text component="span" c="dimmed" size="sm">
            {entry.kinds.map((kind) => t(`kinds.${kind}`)).join(", ")}
          </Text>
        </>
      )}
      {lines.length > 0 && (
        <dl className={classes.lines}>
          {lines.map(({ label, before, after }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {before || t("empty")} <IconArrowRight size={14} aria-hidden className={classes.becomes} />{" "}
                {after || t("empty")}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function RemarkForm(props: {
  notice: Notice;
  busy: boolean;
  onSave: (remark: Notice["remark"]) => void;
  onClose: () => void;
}) {
  const { notice, busy, onSave, onClose } = props;
  const { t } = useTranslation("notices");
  const format = useFormat();
  const { languages } = useSettings();
  const [remark, setRemark] = useState(notice.remark);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(remark);
      }}
    >
      <Stack gap="sm">
        {languages.map((language) => (
          <Textarea
            key={language}
            label={t("remarkIn", { language: format.language(language) })}
            autosize
            minRows={2}
            maxLength={2000}
            value={remark[language] ?? ""}
            onChange={(event) => setRemark({ ...remark, [language]: event.currentTarget.value })}
          />
        ))}
        <Group>
          <Button type="submit" size="xs" loading={busy}>
            {t("remarkSave")}
          </Button>
          <Button size="xs" variant="default" onClick={onClose}>
            {t("remarkCancel")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** One notice: its content, when it goes out, and the actions still possible. */
export function NoticePanel({ notice }: { notice: Notice }) {
  const { t } = useTranslation("notices");
  const format = useFormat();
  const access = useAccess();
  const client = useQueryClient();
  const language = useReaderLanguage();
  const { languages } = useSettings();
  const [main = "de"] = languages;
  const [editing, setEditing] = useState(false);
  const [all, setAll] = useState(false);
  const { id, version, state, count, counts, remark, entries, source, due, began } = notice;
  const changing = useMutation({
    mutationFn: (body: SentBodyOf<typeof changeNotice>) =>
      call(changeNotice, { params: { id }, body, ifMatch: String(version) }),
    onSuccess: (_, body) => {
      setEditing(false);
      notifySuccess(
        t(
          body.out
            ? "done.out"
            : body.remark
              ? "done.remark"
              : body.suppressed
                ? "done.suppressed"
                : "done.restored",
        ),
      );
    },
    onError: (error) => notifyError(t("failed"), { content: problemText(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: noticesKey }),
  });
  // Busy until the list is read again, because actions on an earlier version would be refused.
  const busy = changing.isPending;
  const [only] = entries;
  const title =
    count === 1 && only
      ? nameWithCode({ name: textIn(only.name, language, main), code: only.code })
      : t("many", { count, total: format.number(count) });
  const isOpen = state !== "out" && Date.parse(due) > Date.now() && access.mayCall(changeNotice);
  const kinds = noticeKinds.filter((kind) => counts[kind] !== undefined);
  const kindText = (kind: NoticeKind) =>
    count === 1 ? t(`kinds.${kind}`) : `${t(`kinds.${kind}`)}: ${format.number(counts[kind] ?? 0)}`;
  const written = languages.flatMap((of) => (remark[of] ? [[of, remark[of]] as const] : []));
  return (
    <Panel order={3} title={title} aside={<StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>}>
      <Stack gap="sm">
        <Text c="dimmed" size="sm">
          {t(`source.${source}`)}, {format.dateTime(began)}.{" "}
          {state === "waiting" && t("goesOut", { at: format.dateTime(due) })}
          {state === "out" && t("wentOut", { at: format.dateTime(due) })}
          {state === "suppressed" && t("isSuppressed")}
        </Text>
        <Group gap="xs">
          {kinds.map((kind) => (
            <StateTag key={kind} tone="plain">
              {kindText(kind)}
            </StateTag>
          ))}
        </Group>
        <ul className={classes.entries}>
          {entries.slice(0, all ? undefined : few).map((entry) => (
            <Entry key={entry.code} {...{ entry, language, main }} alone={count === 1} />
          ))}
        </ul>
        {!all && entries.length > few && (
          <div>
            <Button size="compact-sm" variant="subtle" onClick={() => setAll(true)}>
              {t("showAll")}
            </Button>
          </div>
        )}
        {all && count > entries.length && (
          <Text c="dimmed" size="sm">
            {t("rest", { count: count - entries.length, total: format.number(count - entries.length) })}
          </Text>
        )}
        {!editing &&
          written.map(([of, text]) => (
            <Text key={of} className={classes.remark} lang={of}>
              {text}
            </Text>
          ))}
        {editing ? (
          <RemarkForm
            notice={notice}
            busy={busy}
            onSave={(remark) => changing.mutate({ remark })}
            onClose={() => setEditing(false)}
          />
        ) : (
          isOpen && (
            <Group gap="xs">
              <Button size="xs" variant="default" disabled={busy} onClick={() => setEditing(true)}>
                {t(written.length > 0 ? "remarkChange" : "remarkAdd")}
              </Button>
              <Button
                size="xs"
                variant="default"
                disabled={busy}
                onClick={() => changing.mutate({ suppressed: state !== "suppressed" })}
              >
                {t(state === "suppressed" ? "restore" : "suppress")}
              </Button>
              {state === "waiting" && (
                <Button
                  size="xs"
                  variant="light"
                  disabled={busy}
                  onClick={() => changing.mutate({ out: true })}
                >
                  {t("sendNow")}
                </Button>
              )}
            </Group>
          )
        )}
      </Stack>
    </Panel>
  );
}
