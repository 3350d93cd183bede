import { Button, Group, Select, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { pictureTextLength, pictureWidths, type TextPicture } from "../../../shared/kernel/rich-blocks.ts";
import { maxFile, putTextPicture } from "../../../shared/printpublisher/config/config.endpoints.ts";
import { leastDpi } from "../../../shared/printpublisher/config/print-config.ts";
import { sendFile } from "../../platform/api/upload.ts";
import { FileUpload } from "../../platform/file-upload.tsx";
import { useFormat } from "../../platform/format.ts";
import { Dialog } from "../../ui/dialog.tsx";
import classes from "./contents.module.css";

const accepted = {
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
  "image/svg+xml": [".svg"],
};
const mmPerInch = 25.4;

/** Asks for a picture of a text: the file, its alternative text, its width and its caption. */
export default function PictureDialog(props: {
  /** Picture to change; null for a new one. */
  present: TextPicture | null;
  onDone: (picture: TextPicture | null) => void;
}) {
  const { t } = useTranslation("printcontents");
  const { t: ui } = useTranslation("ui");
  const format = useFormat();
  const { present, onDone } = props;
  const [picture, setPicture] = useState<TextPicture>(
    present ?? { src: "", alt: "", width: 100, caption: "" },
  );
  const [sharp, setSharp] = useState("");
  const set = (change: Partial<TextPicture>) => setPicture((before) => ({ ...before, ...change }));
  function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog stands within the form of the chapter, which it must not submit.
    event.stopPropagation();
    if (picture.src) onDone(picture);
  }
  return (
    <Dialog
      opened
      title={t(present ? "changePicture" : "newPicture")}
      onClose={() => onDone(null)}
      size={560}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          {picture.src && <img className={classes.picture} src={picture.src} alt={picture.alt} />}
          {sharp && <Text size="sm">{sharp}</Text>}
          <FileUpload
            label={t("pictureDrop")}
            button={t(picture.src ? "pictureReplace" : "pictureChoose")}
            hint={t("pictureHint", { size: format.size(maxFile) })}
            accept={accepted}
            maxSize={maxFile}
            send={(file, onProgress, signal) => sendFile(putTextPicture, { file, onProgress, signal })}
            onDone={({ output: { src, size } }) => {
              set({ src });
              setSharp(
                size
                  ? t("pictureSharp", {
                      width: format.number(size.width),
                      height: format.number(size.height),
                      mm: format.number(Math.floor((size.width / leastDpi) * mmPerInch)),
                    })
                  : t("pictureDrawn"),
              );
            }}
          />
          <TextInput
            label={t("pictureAlt")}
            description={t("pictureAltHelp")}
            maxLength={pictureTextLength}
            value={picture.alt}
            onChange={({ currentTarget }) => set({ alt: currentTarget.value })}
          />
          <TextInput
            label={t("pictureCaption")}
            maxLength={pictureTextLength}
            value={picture.caption}
            onChange={({ currentTarget }) => set({ caption: currentTarget.value })}
          />
          <Select
            label={t("pictureWidth")}
            allowDeselect={false}
            maw={260}
            data={pictureWidths.map((width) => ({
              value: String(width),
              label: t(`pictureWidths.of${width}`),
            }))}
            value={String(picture.width)}
            onChange={(value) => {
              const width = pictureWidths.find((one) => String(one) === value);
              if (width) set({ width });
            }}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => onDone(null)}>
              {ui("confirm.cancel")}
            </Button>
            <Button type="submit" disabled={!picture.src}>
              {t(present ? "pictureTake" : "pictureInsert")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
