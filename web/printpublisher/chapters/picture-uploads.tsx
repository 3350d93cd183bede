import { List, Stack } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { maxFile } from "../../../shared/printpublisher/config/max-file.ts";
import type { Picture } from "../../../shared/printpublisher/pictures/picture.ts";
import { putTextPicture } from "../../../shared/printpublisher/pictures/pictures.endpoints.ts";
import { sendFile } from "../../platform/api/upload.ts";
import { UploadProgress, useFileUpload } from "../../platform/file-upload.tsx";
import { refusalText } from "../../platform/form/refusal-text.ts";
import { useFormat } from "../../platform/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { Upload } from "../../ui/upload.tsx";

const accepted = {
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
  "image/svg+xml": [".svg"],
};

interface Refusal {
  name: string;
  reason: string;
}

/** Takes several pictures and sends them one after the other; a refused one does not keep the others back. */
export function PictureUploads({ onSent }: { onSent: (picture: Picture) => void }) {
  const { t } = useTranslation("printcontents");
  const { t: ui } = useTranslation("ui");
  const format = useFormat();
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [sending, setSending] = useState({ number: 0, count: 0 });
  const stopped = useRef(false);
  const refuse = (name: string, reason: string) => setRefused((before) => [...before, { name, reason }]);
  const upload = useFileUpload<void>(
    async (file, onProgress, signal) => {
      try {
        const sent = await sendFile(putTextPicture, { file, query: { name: file.name }, onProgress, signal });
        onSent(sent.output);
      } catch (error) {
        if (signal.aborted) throw error;
        refuse(file.name, refusalText(error));
      }
    },
    () => undefined,
  );
  async function sendAll(files: readonly File[]) {
    stopped.current = false;
    for (const [index, file] of files.entries()) {
      if (stopped.current) return;
      setSending({ number: index + 1, count: files.length });
      await upload.start(file);
    }
  }
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );
  const { file, sent } = upload;
  return (
    <Stack gap="sm">
      {file ? (
        <UploadProgress
          label={t("pictureSending", { name: file.name, ...sending })}
          file={file}
          sent={sent}
          onCancel={() => {
            stopped.current = true;
            upload.cancel();
          }}
        />
      ) : (
        <Upload
          compact
          label={t("picturesDrop")}
          button={t("picturesChoose")}
          hint={t("pictureHint", { size: format.size(maxFile) })}
          accept={accepted}
          maxSize={maxFile}
          onChoose={() => setRefused([])}
          onFile={(chosen) => void sendAll([chosen])}
          onFiles={(files) => void sendAll(files)}
          onReject={(reason, names) => {
            for (const name of names) refuse(name, ui(`upload.${reason}`, { limit: format.size(maxFile) }));
          }}
        />
      )}
      {refused.length > 0 && (
        <Notice tone="bad" title={t("picturesRefused", { count: refused.length })}>
          <List spacing={2}>
            {refused.map(({ name, reason }) => (
              <List.Item key={`${name} ${reason}`}>
                {name}: {reason}
              </List.Item>
            ))}
          </List>
        </Notice>
      )}
    </Stack>
  );
}
