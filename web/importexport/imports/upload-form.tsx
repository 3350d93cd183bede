import { Button, Checkbox, Group, Text } from "@mantine/core";
import { IconFileSpreadsheet } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { importFormats, maxImportSize } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { ApiProblem } from "../../platform/api/problem.ts";
import { fieldText } from "../../platform/form/field-text.ts";
import { type Format, useFormat } from "../../platform/format.ts";
import { problemText } from "../../platform/problem-text.ts";
import { Choices } from "../../ui/choices.tsx";
import { ProgressBar } from "../../ui/figures.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Upload } from "../../ui/upload.tsx";
import classes from "./import-run.module.css";
import { uploadImport } from "./upload.ts";

const accept = Object.fromEntries(
  Object.entries(importFormats).map(([extension, type]) => [type, [`.${extension}`]]),
);
/** In the unit that people use for files: 512 MiB. */
const sizeLimit = (format: Format) => `${format.number(maxImportSize / 1024 / 1024)} MiB`;

function useUpload(onDone: (id: string) => void) {
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const abort = useRef<AbortController>(null);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    if (sent !== null) window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [sent]);
  async function start(file: File, choice: { mode: "full" | "partial"; dryRun: boolean }) {
    abort.current = new AbortController();
    setProblem(null);
    setSent(0);
    try {
      onDone(await uploadImport(file, choice, setSent, abort.current.signal));
    } catch (error) {
      if (!abort.current.signal.aborted) setProblem(error);
    } finally {
      setSent(null);
    }
  }
  return { sent, problem, start, cancel: () => abort.current?.abort() };
}

function useUploadProblemText() {
  const { t } = useTranslation("importexport");
  return (problem: unknown) => {
    if (problem instanceof ApiProblem) {
      const { code } = problem;
      if (code === "upload_failed") return t("upload.upload_failed");
      if (code === "upload_expired") return t("upload.upload_expired");
      if (problem.errors[0]) return problem.errors.map((error) => fieldText(error)).join(" ");
    }
    return problemText(problem);
  };
}

/** Chooses a file and the import's options, and sends it. */
export function UploadForm({ onStarted }: { onStarted: (id: string) => void }) {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  const wording = useUploadProblemText();
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [mode, setMode] = useState<"full" | "partial">("full");
  const [check, setCheck] = useState(true);
  const upload = useUpload(onStarted);
  const size = sizeLimit(format);

  if (!file) {
    return (
      <>
        {refused && <Notice tone="bad">{refused}</Notice>}
        <Upload
          label={t("upload.drop")}
          button={t("upload.choose")}
          hint={t("upload.hint", { size })}
          accept={accept}
          maxSize={maxImportSize}
          onFile={(chosen) => {
            setRefused(null);
            setFile(chosen);
          }}
          onReject={(reason) =>
            setRefused(
              {
                type: t("upload.wrongType"),
                size: t("upload.tooLarge", { size }),
                many: t("upload.onlyOne"),
              }[reason],
            )
          }
        />
      </>
    );
  }
  const sending = upload.sent !== null;
  return (
    <Panel title={t("upload.chosen")}>
      <div className={classes.choice}>
        <div className={classes.file}>
          <Group gap="sm" wrap="nowrap" miw={0}>
            <IconFileSpreadsheet size={26} stroke={1.4} aria-hidden />
            <div>
              <Text fw={600}>{file.name}</Text>
              <Text size="sm" c="dimmed">
                {format.size(file.size)}
              </Text>
            </div>
          </Group>
          {!sending && (
            <Button variant="default" size="xs" onClick={() => setFile(null)}>
              {t("upload.other")}
            </Button>
          )}
        </div>
        <Choices
          name="mode"
          legend={t("mode.label")}
          value={mode}
          disabled={sending}
          onChange={setMode}
          choices={(["full", "partial"] as const).map((value) => ({
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
        {upload.problem !== null && (
          <Notice tone="bad" title={t("upload.failed")}>
            {wording(upload.problem)}
          </Notice>
        )}
        {upload.sent !== null ? (
          <>
            <ProgressBar
              label={t("upload.sending")}
              done={upload.sent}
              total={file.size}
              text={t("upload.sent", { sent: format.size(upload.sent), total: format.size(file.size) })}
            />
            <Group>
              <Button variant="default" onClick={upload.cancel}>
                {t("upload.cancel")}
              </Button>
            </Group>
          </>
        ) : (
          <Group>
            <Button onClick={() => void upload.start(file, { mode, dryRun: check })}>
              {check ? t("upload.startCheck") : t("upload.startImport")}
            </Button>
          </Group>
        )}
      </div>
    </Panel>
  );
}
