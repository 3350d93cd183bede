import { Button, Group, Stack } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ProgressBar } from "../ui/figures.tsx";
import { useUnsaved } from "../ui/form/unsaved.ts";
import { Notice } from "../ui/notice.tsx";
import { Upload, type UploadProps } from "../ui/upload.tsx";
import type { OnProgress } from "./api/upload.ts";
import { refusalText } from "./form/refusal-text.ts";
import { useFormat } from "./format.ts";
import { useMaintenance } from "./startup.ts";

/** Sends a file: `sendFile` of an endpoint, or `putFile` to a presigned URL. */
export type SendFile<Answer> = (file: File, onProgress: OnProgress, signal: AbortSignal) => Promise<Answer>;

/** Sends one file at a time, with progress, failure and cancelling. Leaving the page meanwhile needs confirmation. */
export function useFileUpload<Answer>(send: SendFile<Answer>, onDone: (answer: Answer) => void) {
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState(0);
  const [problem, setProblem] = useState<unknown>(null);
  const abort = useRef<AbortController>(null);
  useUnsaved(() => file !== null);
  useEffect(() => () => abort.current?.abort(), []);
  async function start(chosen: File) {
    const control = new AbortController();
    abort.current = control;
    setProblem(null);
    setSent(0);
    setFile(chosen);
    try {
      const answer = await send(chosen, setSent, control.signal);
      setFile(null);
      onDone(answer);
    } catch (error) {
      setFile(null);
      if (!control.signal.aborted) setProblem(error);
    }
  }
  return { file, sent, problem, start, cancel: () => abort.current?.abort() };
}

export function UploadProgress(props: {
  label: string;
  file: File;
  /** Bytes sent so far. */
  sent: number;
  /** Label of the button; "Cancel" by default. */
  cancel?: string;
  onCancel: () => void;
}) {
  const { t } = useTranslation("ui");
  const format = useFormat();
  const { file, sent } = props;
  const figures = { sent: format.size(sent), total: format.size(file.size) };
  return (
    <Stack>
      <ProgressBar label={props.label} done={sent} total={file.size} text={t("upload.sent", figures)} />
      <Group>
        <Button variant="default" onClick={props.onCancel}>
          {props.cancel ?? t("upload.cancel")}
        </Button>
      </Group>
    </Stack>
  );
}

/** A drop zone that sends a file at once and shows its progress and any failure. */
export function FileUpload<Answer>({
  send,
  onDone,
  describe: inWords = refusalText,
  ...place
}: Omit<UploadProps, "onFile" | "onReject"> & {
  send: SendFile<Answer>;
  onDone: (answer: Answer) => void;
  describe?: (problem: unknown) => string;
}) {
  const { t } = useTranslation("ui");
  const format = useFormat();
  const [refused, setRefused] = useState<string | null>(null);
  const isMaintained = useMaintenance();
  const upload = useFileUpload(send, onDone);
  const { file, sent } = upload;
  if (file) return <UploadProgress label={file.name} file={file} sent={sent} onCancel={upload.cancel} />;
  const wrong = refused ?? (upload.problem === null ? null : inWords(upload.problem));
  return (
    <Stack>
      {wrong && (
        <Notice tone="bad" title={t("upload.failed")}>
          {wrong}
        </Notice>
      )}
      <Upload
        {...place}
        disabled={place.disabled || isMaintained}
        onFile={(chosen) => {
          setRefused(null);
          void upload.start(chosen);
        }}
        onReject={(reason) => setRefused(t(`upload.${reason}`, { limit: format.size(place.maxSize) }))}
      />
    </Stack>
  );
}
