import { Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { IconFileSpreadsheet } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { importFormats } from "../../../shared/importexport/imports/import-formats.ts";
import { maxImportSize, startUpload } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { call, newIdempotencyKey } from "../../platform/api/call.ts";
import { ApiProblem } from "../../platform/api/problem.ts";
import { putFile } from "../../platform/api/upload.ts";
import { UploadProgress, useFileUpload } from "../../platform/file-upload.tsx";
import { fieldText } from "../../platform/form/field-text.ts";
import { useFormat } from "../../platform/format.ts";
import { problemText } from "../../platform/problem-text.ts";
import { Choices } from "../../ui/choices.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Upload } from "../../ui/upload.tsx";
import { importModes } from "./queries.ts";
import type { Rules } from "./row-rules.tsx";

/** Loaded lazily: heavy with its select fields, and only needed once a file is chosen. */
const UploadOptions = lazy(() => import("./upload-options.tsx"));

/** Extensions by type; several may have the same. */
const accept: Record<string, string[]> = {};
for (const [extension, type] of Object.entries(importFormats))
  accept[type] = [...(accept[type] ?? []), `.${extension}`];

function useUploadProblemText() {
  const { t } = useTranslation("importexport");
  return (problem: unknown) => {
    if (problem instanceof ApiProblem) {
      if (problem.code === "upload_failed") return t("upload.upload_failed");
      if (problem.code === "upload_expired") return t("upload.upload_expired");
      if (problem.errors[0]) return problem.errors.map((error) => fieldText(error)).join(" ");
    }
    return problemText(problem);
  };
}

/** Chooses a file and the import's options, and sends the file; its arrival starts the import. */
export function UploadForm({ onStarted }: { onStarted: (id: string) => void }) {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  const wording = useUploadProblemText();
  const [chosen, setChosen] = useState<File | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [mode, setMode] = useState<"full" | "partial">("full");
  const [check, setCheck] = useState(true);
  const [first, setFirst] = useState(false);
  const [profile, setProfile] = useState("");
  const [rules, setRules] = useState<Rules>({ repeated: "refuse", faulty: "refuse" });
  const upload = useFileUpload(async (file, onProgress, signal) => {
    const announced = await call(startUpload, {
      body: {
        ...{ file: file.name, size: file.size, mode, dry_run: check, columns_first: first },
        ...rules,
        ...(profile !== "" && { profile }),
      },
      idempotencyKey: newIdempotencyKey(),
      signal,
    });
    await putFile(announced, file, onProgress, signal);
    return announced.id;
  }, onStarted);
  // In the unit that people use for files: 512 MiB.
  const size = `${format.number(maxImportSize / 1024 / 1024)} MiB`;

  if (!chosen) {
    return (
      <>
        {refused && <Notice tone="bad">{refused}</Notice>}
        <Upload
          label={t("upload.drop")}
          button={t("upload.choose")}
          hint={t("upload.hint", { size })}
          accept={accept}
          maxSize={maxImportSize}
          onFile={(file) => {
            setRefused(null);
            setChosen(file);
          }}
          onReject={(reason) => setRefused(t(`upload.refused.${reason}`, { size }))}
        />
      </>
    );
  }
  const sending = upload.file !== null;
  return (
    <Panel title={t("upload.chosen")}>
      <Stack gap={20}>
        <Group justify="space-between" gap="10px 20px">
          <Group gap="sm" wrap="nowrap" miw={0}>
            <IconFileSpreadsheet size={26} stroke={1.4} aria-hidden />
            <div>
              <Text fw={600}>{chosen.name}</Text>
              <Text size="sm" c="dimmed">
                {format.size(chosen.size)}
              </Text>
            </div>
          </Group>
          {!sending && (
            <Button variant="default" size="xs" onClick={() => setChosen(null)}>
              {t("upload.other")}
            </Button>
          )}
        </Group>
        <Choices
          name="mode"
          legend={t("mode.label")}
          value={mode}
          disabled={sending}
          onChange={setMode}
          choices={importModes.map((value) => ({
            value,
            label: t(`mode.${value}`),
            text: t(`mode.${value}Text`),
          }))}
        />
        <Checkbox
          checked={check}
          disabled={sending}
          onChange={(event) => setCheck(event.currentTarget.checked)}
          label={t("upload.check")}
          description={t("upload.checkText")}
        />
        <Checkbox
          checked={first}
          disabled={sending}
          onChange={(event) => setFirst(event.currentTarget.checked)}
          label={t("upload.columns")}
          description={t("upload.columnsText")}
        />
        <Suspense>
          <UploadOptions
            profile={profile}
            rules={rules}
            disabled={sending}
            onProfile={setProfile}
            onRules={setRules}
          />
        </Suspense>
        {upload.problem !== null && (
          <Notice tone="bad" title={t("upload.failed")}>
            {wording(upload.problem)}
          </Notice>
        )}
        {sending ? (
          <UploadProgress
            label={t("upload.sending")}
            file={chosen}
            sent={upload.sent}
            cancel={t("upload.cancel")}
            onCancel={upload.cancel}
          />
        ) : (
          <Group>
            <Button onClick={() => void upload.start(chosen)}>
              {check ? t("upload.startCheck") : t("upload.startImport")}
            </Button>
          </Group>
        )}
      </Stack>
    </Panel>
  );
}
