import { Button, Group, Select, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { pictureTextLength, pictureWidths, type TextPicture } from "../../../shared/kernel/rich-blocks.ts";
import { Dialog } from "../../ui/dialog.tsx";
import type { PicturePlace } from "./library-picture.tsx";
import { PictureLibrary } from "./picture-library.tsx";
import classes from "./pictures.module.css";

interface Props {
  /** Picture to change; null for a new one. */
  present: TextPicture | null;
  place: PicturePlace | undefined;
  onDone: (picture: TextPicture | null) => void;
}

/** Asks for a picture of a text: first which one of the library, then its alternative text, its width and its caption. */
export default function PictureDialog({ present, place, onDone }: Props) {
  const { t } = useTranslation("printcontents");
  const [picture, setPicture] = useState<TextPicture>(
    present ?? { src: "", alt: "", width: 100, caption: "" },
  );
  const [choosing, setChoosing] = useState(present === null);
  return (
    <Dialog
      opened
      title={t(choosing ? "pictures" : present ? "changePicture" : "newPicture")}
      onClose={() => onDone(null)}
      size={choosing ? 1040 : 560}
    >
      {choosing ? (
        <PictureLibrary
          place={place}
          onChoose={({ src, alt }) => {
            setPicture({ ...picture, src, alt: alt || (src === picture.src ? picture.alt : "") });
            setChoosing(false);
          }}
        />
      ) : (
        <PictureForm
          picture={picture}
          isNew={present === null}
          onChange={(change) => setPicture((before) => ({ ...before, ...change }))}
          onOther={() => setChoosing(true)}
          onDone={onDone}
        />
      )}
    </Dialog>
  );
}

function PictureForm(props: {
  picture: TextPicture;
  isNew: boolean;
  onChange: (change: Partial<TextPicture>) => void;
  onOther: () => void;
  onDone: Props["onDone"];
}) {
  const { t } = useTranslation("printcontents");
  const { t: ui } = useTranslation("ui");
  const { picture, onChange, onDone } = props;
  function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog stands within the form of the chapter, which it must not submit.
    event.stopPropagation();
    onDone(picture);
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <img className={classes.preview} src={picture.src} alt={picture.alt} />
        <Group>
          <Button variant="default" onClick={props.onOther}>
            {t("pictureOther")}
          </Button>
        </Group>
        <TextInput
          label={t("pictureAlt")}
          description={t("pictureAltHelp")}
          maxLength={pictureTextLength}
          value={picture.alt}
          onChange={({ currentTarget }) => onChange({ alt: currentTarget.value })}
        />
        <TextInput
          label={t("pictureCaption")}
          maxLength={pictureTextLength}
          value={picture.caption}
          onChange={({ currentTarget }) => onChange({ caption: currentTarget.value })}
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
            const width = pictureWidths.find((option) => String(option) === value);
            if (width) onChange({ width });
          }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onDone(null)}>
            {ui("confirm.cancel")}
          </Button>
          <Button type="submit">{t(props.isNew ? "pictureInsert" : "pictureTake")}</Button>
        </Group>
      </Stack>
    </form>
  );
}
