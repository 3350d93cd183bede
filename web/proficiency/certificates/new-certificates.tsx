import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Translations } from "../../../shared/kernel/translations.ts";
import {
  certificateInput,
  maxCertificateSize,
} from "../../../shared/proficiency/certificates/certificate.ts";
import { certificates } from "../../../shared/proficiency/certificates/certificates.endpoints.ts";
import { call, newIdempotencyKey } from "../../platform/api/call.ts";
import { ApiProblem } from "../../platform/api/problem.ts";
import { DateInput } from "../../platform/date/date-input.tsx";
import { DisabledInMaintenance } from "../../platform/form/disabled-in-maintenance.tsx";
import { checkBy, fieldText } from "../../platform/form/field-text.ts";
import { useLabelIn } from "../../platform/form/translated-text.tsx";
import { useFormat } from "../../platform/format.ts";
import { notifySuccess } from "../../platform/notify.tsx";
import { textOfPdf } from "../../platform/pdf.ts";
import { problemText } from "../../platform/problem-text.ts";
import { useMaintenance, useSettings } from "../../platform/startup.ts";
import { focusFirst } from "../../ui/form/focus-field.ts";
import { SaveBar } from "../../ui/form/save-bar.tsx";
import { forgetUnsaved, useUnsaved } from "../../ui/form/unsaved.ts";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import type { ButtonStatus } from "../../ui/status-button.tsx";
import { Upload } from "../../ui/upload.tsx";
import { useGo } from "../../ui/way.tsx";
import classes from "./first-page.module.css";
import { FirstPage } from "./first-page.tsx";
import { readDates } from "./read-dates.ts";
import { accepted, sendCertificate, typeOf } from "./send-certificate.ts";

/** A file for a new certificate. `key` is also the idempotency key, so that none is created twice. */
interface Draft {
  key: string;
  /** Identity of its panel on the page; the same file may be chosen twice. */
  panel: string;
  file: File;
  /** The upload in progress. */
  upload: Promise<string>;
  name: string;
  translations: Translations<"name">;
  test_date: string;
  valid_until: string;
  suggested: boolean;
  errors: Record<string, string>;
}

async function draftOf(file: File): Promise<Draft> {
  const upload = sendCertificate(file, () => undefined, new AbortController().signal);
  // A failed upload is reported when saving.
  upload.catch(() => undefined);
  const text =
    file.type === "application/pdf" ? await textOfPdf(await file.arrayBuffer()).catch(() => "") : "";
  const dates = readDates(text);
  return {
    key: newIdempotencyKey(),
    panel: newIdempotencyKey(),
    file,
    upload,
    name: file.name.replace(/\.[^.]*$/, "").replaceAll("_", " "),
    translations: {},
    test_date: dates.test_date ?? "",
    valid_until: dates.valid_until ?? "",
    suggested: dates.test_date !== undefined || dates.valid_until !== undefined,
    errors: {},
  };
}

function DraftPanel(props: {
  draft: Draft;
  index: number;
  onChange: (change: Partial<Draft>) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation("certificates");
  const { t: common } = useTranslation("trials");
  const { draft, index, onChange } = props;
  const labelIn = useLabelIn();
  const [main = "de", ...others] = useSettings().languages;
  const date = (path: "test_date" | "valid_until", label: string) => (
    <DateInput
      label={label}
      required
      defaultValue={draft[path]}
      onChange={(value) => onChange({ [path]: value })}
      error={draft.errors[path]}
      data-path={`${index}.${path}`}
    />
  );
  return (
    <Panel
      title={draft.file.name}
      aside={
        <Button
          size="xs"
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={15} aria-hidden />}
          onClick={props.onRemove}
          aria-label={t("removeNamed", { name: draft.file.name })}
        >
          {t("remove")}
        </Button>
      }
    >
      <div className={classes.beside}>
        <Stack gap="md">
          <TextInput
            label={labelIn(t("name"), main)}
            required
            maxLength={200}
            defaultValue={draft.name}
            error={draft.errors.name}
            data-path={`${index}.name`}
            onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
          />
          {others.map((language) => (
            <TextInput
              key={language}
              label={labelIn(t("name"), language)}
              lang={language}
              maxLength={200}
              defaultValue={draft.translations[language]?.name ?? ""}
              onChange={({ currentTarget }) =>
                onChange({
                  translations: { ...draft.translations, [language]: { name: currentTarget.value } },
                })
              }
            />
          ))}
          <div className={classes.dates}>
            {date("test_date", t("testDate"))}
            {date("valid_until", common("validUntil"))}
          </div>
          {draft.suggested && (
            <Text size="sm" c="dimmed">
              {t("suggested")}
            </Text>
          )}
          {draft.errors.file && (
            <Notice tone="bad" title={t("refused")}>
              {draft.errors.file}
            </Notice>
          )}
        </Stack>
        <FirstPage bytes={draft.file} type={typeOf(draft.file)} name={draft.file.name} />
      </div>
    </Panel>
  );
}

/** New certificates from one or several files, each with its own fields, saved in one go. */
export function NewCertificates() {
  const { t } = useTranslation("certificates");
  const { t: ui } = useTranslation("ui");
  const format = useFormat();
  const go = useGo();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [status, setStatus] = useState<ButtonStatus>("idle");
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [reading, setReading] = useState(false);
  const isMaintained = useMaintenance();
  const saved = useRef<string[]>([]);
  useUnsaved(() => drafts.length > 0);
  const change = (key: string, part: Partial<Draft>) =>
    setDrafts((all) => all.map((draft) => (draft.key === key ? { ...draft, ...part } : draft)));

  async function add(files: readonly File[]) {
    setReading(true);
    const newDrafts = await Promise.all(files.map(draftOf));
    setReading(false);
    setDrafts((all) => [...all, ...newDrafts]);
  }

  /** @returns findings by field; empty once it is saved */
  async function save({
    key,
    upload,
    name,
    translations,
    test_date,
    valid_until,
  }: Draft): Promise<Record<string, string>> {
    try {
      const body = { name, translations, file: await upload, test_date, valid_until };
      const wrong = checkBy(certificateInput)(body);
      if (Object.keys(wrong).length > 0) return wrong;
      const created = await call(certificates.create, { body, idempotencyKey: key });
      saved.current.push(created.id);
      return {};
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.errors.length > 0)
        return Object.fromEntries(problem.errors.map((error) => [error.path, fieldText(error)]));
      return { file: problemText(problem) };
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (drafts.length === 0 || status === "loading") return;
    setStatus("loading");
    const left: Draft[] = [];
    for (const draft of drafts) {
      const errors = await save(draft);
      // A refused certificate needs a new key for the next attempt.
      if (Object.keys(errors).length > 0) left.push({ ...draft, errors, key: newIdempotencyKey() });
    }
    await client.invalidateQueries({ queryKey: ["ringversuche"] });
    setDrafts(left);
    if (left.length > 0) {
      setStatus("error");
      const paths = left.flatMap(({ errors }, index) =>
        Object.keys(errors).map((path) => `${index}.${path}`),
      );
      requestAnimationFrame(() => form.current && focusFirst(form.current, paths));
      return;
    }
    setStatus("success");
    forgetUnsaved();
    notifySuccess(t("saved", { count: saved.current.length }));
    const [only] = saved.current;
    await go(
      saved.current.length === 1
        ? `/ringversuche/zertifizierungen/${only}`
        : ["/ringversuche/zertifikate", "/ringversuche/zertifizierungen/neu"],
    );
  }

  return (
    <Page
      narrow
      title={t("new")}
      lead={t("newLead")}
      back={{ to: "/ringversuche/zertifikate", label: t("title") }}
    >
      <form ref={form} onSubmit={submit} aria-label={t("new")} noValidate>
        <DisabledInMaintenance>
          {refused.length > 0 && (
            <Notice tone="bad" title={t("notTaken", { count: refused.length })}>
              {refused.map((line) => (
                <Text key={line}>{line}</Text>
              ))}
            </Notice>
          )}
          <Upload
            label={t("drop")}
            button={t("choose")}
            hint={t("hint", { limit: format.size(maxCertificateSize) })}
            accept={accepted}
            maxSize={maxCertificateSize}
            disabled={isMaintained}
            onFile={() => undefined}
            onFiles={(files) => void add(files)}
            onChoose={() => setRefused([])}
            onReject={(reason, names) => {
              const explanation = ui(`upload.${reason}`, { limit: format.size(maxCertificateSize) });
              setRefused((before) => [...before, ...names.map((name) => `${name}: ${explanation}`)]);
            }}
          />
          {reading && (
            <Group role="status">
              <Text c="dimmed">{t("reading")}</Text>
            </Group>
          )}
          {drafts.map((draft, index) => (
            <DraftPanel
              key={draft.panel}
              draft={draft}
              index={index}
              onChange={(part) => change(draft.key, part)}
              onRemove={() => setDrafts((all) => all.filter((other) => other !== draft))}
            />
          ))}
          {drafts.length > 0 && (
            <SaveBar
              saving={{ status, unsaved: { use: () => true }, discard: () => setDrafts([]) }}
              label={t("saveAll", { count: drafts.length })}
              unmarked
            />
          )}
        </DisabledInMaintenance>
      </form>
    </Page>
  );
}
