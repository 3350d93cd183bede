import { Anchor, Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { type FormEvent, Fragment, useState } from "react";
import { useTranslation } from "react-i18next";
import { pictureTextLength } from "../../../shared/kernel/rich-blocks.ts";
import { leastDpi } from "../../../shared/printpublisher/config/print-config.ts";
import { leastPageDpi, pageDpi, sharpSize } from "../../../shared/printpublisher/pictures/page-dots.ts";
import type { Picture, PictureUse } from "../../../shared/printpublisher/pictures/picture.ts";
import { changePicture, removePicture } from "../../../shared/printpublisher/pictures/pictures.endpoints.ts";
import { type BookFormat, columnWidth } from "../../../shared/printpublisher/templates/page-model.ts";
import { call } from "../../platform/api/call.ts";
import { DeleteDialog } from "../../platform/delete-button.tsx";
import { refusalText } from "../../platform/form/refusal-text.ts";
import { useFormat } from "../../platform/format.ts";
import { notifyError } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { Link } from "../../ui/way.tsx";
import classes from "./pictures.module.css";
import { contentsAt } from "./queries.ts";

/** The place that a picture is chosen for: a column of a text, or a whole page. */
export type PicturePlace =
  | { kind: "column"; format: BookFormat; orientation: "portrait" | "landscape"; columns: number }
  | { kind: "page"; format: BookFormat; fit: "fill" | "whole" };

/** Returns a warning if a picture has too few dots for its place. */
export function usePrintWarning() {
  const { t } = useTranslation("printcontents");
  const format = useFormat();
  return ({ size }: Pick<Picture, "size">, place: PicturePlace | undefined): string | undefined => {
    if (!size || !place) return undefined;
    if (place.kind === "page") {
      const dpi = pageDpi(place.format, size, place.fit);
      if (dpi >= leastDpi) return undefined;
      const facts = { dpi: format.number(dpi), format: place.format, least: leastPageDpi };
      return t(dpi < leastPageDpi ? "pageTooSmall" : "pageCoarse", facts);
    }
    const width = columnWidth(place.format, place.orientation, place.columns);
    const sharp = sharpSize(size, leastDpi).width;
    if (sharp >= Math.floor(width)) return undefined;
    return t("columnTooSmall", { mm: format.number(Math.round(width)), sharp: format.number(sharp) });
  };
}

function Uses({ uses }: { uses: readonly PictureUse[] }) {
  const { t } = useTranslation("printcontents");
  return (
    <Text size="sm">
      {t("pictureUsed")}{" "}
      {uses.map(({ kind, id, title, former: isFormer }, index) => (
        <Fragment key={`${kind} ${id}`}>
          {index > 0 && ", "}
          {title ? (
            <Anchor
              component={Link}
              size="sm"
              to={`${contentsAt}/${kind === "chapter" ? "kapitel" : "abschnitt"}/${id}`}
            >
              {title}
            </Anchor>
          ) : (
            t("pictureUsedDeleted")
          )}
          {isFormer && title && ` ${t("pictureUsedFormer")}`}
        </Fragment>
      ))}
    </Text>
  );
}

/** Name and alternative text of a picture in the library. */
function Words(props: { picture: Picture; onDone: (changed: boolean) => void }) {
  const { t } = useTranslation("printcontents");
  const { t: ui } = useTranslation("ui");
  const { id, version } = props.picture;
  const [words, setWords] = useState({ name: props.picture.name, alt: props.picture.alt });
  async function submit(event: FormEvent) {
    event.preventDefault();
    // The library stands within the form of the chapter, which it must not submit.
    event.stopPropagation();
    try {
      await call(changePicture, { params: { id }, body: words, ifMatch: `"${version}"` });
      props.onDone(true);
    } catch (error) {
      notifyError(t("pictureWordsFailed"), { content: refusalText(error) });
    }
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <TextInput
          label={t("pictureName")}
          maxLength={200}
          value={words.name}
          onChange={({ currentTarget }) => setWords({ ...words, name: currentTarget.value })}
        />
        <TextInput
          label={t("pictureAlt")}
          maxLength={pictureTextLength}
          value={words.alt}
          onChange={({ currentTarget }) => setWords({ ...words, alt: currentTarget.value })}
        />
        <Group gap="xs">
          <Button type="submit" size="xs">
            {t("pictureTake")}
          </Button>
          <Button size="xs" variant="default" onClick={() => props.onDone(false)}>
            {ui("confirm.cancel")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** A picture of the library with its facts and the texts that show it. */
export function PictureCard(props: {
  picture: Picture;
  place: PicturePlace | undefined;
  onChoose: () => void;
  onChanged: () => Promise<void>;
}) {
  const { t } = useTranslation("printcontents");
  const { t: ui } = useTranslation("ui");
  const format = useFormat();
  const access = useAccess();
  const warningOf = usePrintWarning();
  const [open, setOpen] = useState<"words" | "removal" | null>(null);
  const { picture, onChanged } = props;
  const { id, name, alt, src, size, bytes, uses, expires } = picture;
  const label = name || t("pictureUnnamed");
  const warning = warningOf(picture, props.place);
  const sharp = size && sharpSize(size, leastDpi);
  return (
    <li className={classes.card}>
      <button
        type="button"
        className={classes.choose}
        aria-label={t("pictureTakeNamed", { name: label })}
        onClick={props.onChoose}
      >
        <img src={src} alt="" loading="lazy" />
      </button>
      <Text fw={560} className={classes.name}>
        {label}
      </Text>
      <Text size="sm" c="dimmed" className="lb-figures">
        {size &&
          `${t("pictureSize", { width: format.number(size.width), height: format.number(size.height) })} · `}
        {format.size(bytes)}
        <br />
        {sharp
          ? t("picturePrinted", { width: format.number(sharp.width), height: format.number(sharp.height) })
          : t("pictureDrawn")}
      </Text>
      {warning && (
        <Text size="sm" className={classes.warning}>
          {warning}
        </Text>
      )}
      {open === "words" ? (
        <Words
          picture={picture}
          onDone={(changed) => {
            setOpen(null);
            if (changed) void onChanged();
          }}
        />
      ) : (
        <Text size="sm" c={alt ? undefined : "dimmed"}>
          {alt ? t("pictureAltOf", { alt }) : t("pictureNoAlt")}
        </Text>
      )}
      {uses.length > 0 ? (
        <Uses uses={uses} />
      ) : (
        <Text size="sm" c="dimmed">
          {t("pictureUnused", { date: expires ? format.date(expires) : "" })}
        </Text>
      )}
      <Group gap={4} mt="auto">
        {access.mayCall(changePicture) && open !== "words" && (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconPencil size={14} aria-hidden />}
            aria-label={t("pictureWordsNamed", { name: label })}
            onClick={() => setOpen("words")}
          >
            {t("pictureWords")}
          </Button>
        )}
        {access.mayCall(removePicture) && uses.length === 0 && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={14} aria-hidden />}
            aria-label={t("pictureRemoveNamed", { name: label })}
            onClick={() => setOpen("removal")}
          >
            {ui("delete.label")}
          </Button>
        )}
      </Group>
      <DeleteDialog
        opened={open === "removal"}
        onClose={() => setOpen(null)}
        title={ui("delete.question", { name: label })}
        text={t("pictureRemoval")}
        confirm={ui("delete.label")}
        remove={() => call(removePicture, { params: { id } })}
        onDeleted={onChanged}
      />
    </li>
  );
}
