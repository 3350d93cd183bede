import { Button, Group } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import {
  putCover,
  putProfile,
  putTitleLogo,
  removeCover,
  removeProfile,
  removeTitleLogo,
} from "../../../shared/printpublisher/config/config.endpoints.ts";
import { maxFile } from "../../../shared/printpublisher/config/max-file.ts";
import type { PrintConfig } from "../../../shared/printpublisher/config/print-config.ts";
import { bleed, pageModels } from "../../../shared/printpublisher/templates/page-model.ts";
import { send } from "../../platform/api/call.ts";
import { sendFile } from "../../platform/api/upload.ts";
import { FileUpload } from "../../platform/file-upload.tsx";
import { useFormat } from "../../platform/format.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";
import type { ReadRecord } from "../../platform/resource/resource.ts";
import { Panel } from "../../ui/panel.tsx";
import classes from "./design.module.css";

export type ReadDesign = ReadRecord<PrintConfig>;

const pictures: Record<string, string[]> = {
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
  "image/svg+xml": [".svg"],
};
const profiles: Record<string, string[]> = { "application/vnd.iccprofile": [".icc", ".icm"] };

const ofPictures = {
  drop: "drop",
  choose: "choose",
  replace: "replace",
  remove: "remove",
  removed: "removed",
  notRemoved: "notRemoved",
  saved: "pictureSaved",
} as const;
const ofProfiles = {
  drop: "profileDrop",
  choose: "profileChoose",
  replace: "profileReplace",
  remove: "profileRemove",
  removed: "profileRemoved",
  notRemoved: "profileNotRemoved",
  saved: "profileSaved",
} as const;

const kinds = {
  cover: { accept: pictures, words: ofPictures, put: putCover, remove: removeCover },
  logo: { accept: pictures, words: ofPictures, put: putTitleLogo, remove: removeTitleLogo },
  profile: { accept: profiles, words: ofProfiles, put: putProfile, remove: removeProfile },
};

/** A file of the design, which is saved as soon as it is chosen or removed. */
export function SavedFilePanel(props: {
  what: keyof typeof kinds;
  read: ReadDesign;
  ifMatch: string | undefined;
  onSaved: (saved: ReadDesign) => void;
  /** Display of the present file. */
  children: ReactNode;
}) {
  const { t } = useTranslation("printdesign");
  const format = useFormat();
  const { what: kind, read, ifMatch, onSaved } = props;
  const { accept, words, put, remove } = kinds[kind];
  const { trim } = pageModels[read.output.format];
  const sides = { width: trim.width + 2 * bleed, height: trim.height + 2 * bleed };
  const isThere = read.output[kind] !== null;
  const removal = useMutation({
    mutationFn: () => send(remove, { ifMatch }),
    onSuccess: (saved) => {
      onSaved(saved);
      notifySuccess(t(words.removed));
    },
    onError: (problem) => notifyError(t(words.notRemoved), { content: problemText(problem) }),
  });
  return (
    <Panel title={t(kind)}>
      {isThere ? (
        <Group mb="md" align="end">
          {props.children}
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            loading={removal.isPending}
            onClick={() => removal.mutate()}
          >
            {t(words.remove)}
          </Button>
        </Group>
      ) : (
        <p className={classes.none}>{t(`${kind}None`)}</p>
      )}
      <FileUpload
        label={t(words.drop)}
        button={t(isThere ? words.replace : words.choose)}
        hint={t(`${kind}Hint`, { size: format.size(maxFile), ...sides })}
        accept={accept}
        maxSize={maxFile}
        send={(file, onProgress, signal) => sendFile(put, { file, ifMatch, onProgress, signal })}
        onDone={(saved) => {
          onSaved(saved);
          notifySuccess(t(words.saved));
        }}
      />
    </Panel>
  );
}
