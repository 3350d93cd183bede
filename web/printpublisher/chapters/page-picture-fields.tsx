import { Button, Checkbox, Group, Input, Radio, Select, Stack, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useReducer, useState } from "react";
import { useTranslation } from "react-i18next";
import { pictureTextLength } from "../../../shared/kernel/rich-blocks.ts";
import { pageSides, pictureFits } from "../../../shared/printpublisher/chapters/chapter.ts";
import type { Picture } from "../../../shared/printpublisher/pictures/picture.ts";
import { getPictures } from "../../../shared/printpublisher/pictures/pictures.endpoints.ts";
import { whileTyping } from "../../platform/form/while-typing.ts";
import { useAccess } from "../../platform/permissions.ts";
import { usePrintWarning } from "./library-picture.tsx";
import classes from "./pictures.module.css";
import { choices } from "./queries.ts";

const PagePictureDialog = lazy(() => import("./page-picture-dialog.tsx"));

interface PictureForm {
  key: (path: never) => string;
  getInputProps: (path: never, options?: { type: "checkbox" }) => Record<string, unknown>;
  getValues: () => { picture?: string | null; picture_alt?: string; picture_fit?: "fill" | "whole" };
  watch: (path: never, follow: () => void) => void;
  setFieldValue: (path: never, value: never, options: typeof whileTyping) => void;
}

/** Fields of a chapter that is a picture over a page. */
export function PagePictureFields({ form }: { form: unknown }) {
  const { t } = useTranslation("printcontents");
  const { key, getInputProps, getValues, watch, setFieldValue } = form as PictureForm;
  const { data } = useQuery(choices);
  const access = useAccess();
  const warningOf = usePrintWarning();
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const [choosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<Picture | null>(null);
  watch("picture" as never, draw);
  watch("picture_fit" as never, draw);
  const { picture, picture_fit: fit = "fill" } = getValues();
  const place = data && ({ kind: "page", format: data.format, fit } as const);
  const warning = chosen && warningOf(chosen, place);
  const { error } = getInputProps("picture" as never);
  const set = (path: string, value: unknown) => setFieldValue(path as never, value as never, whileTyping);
  return (
    <Stack gap="md">
      <TextInput
        label={t("titleLabel")}
        description={t("pageTitleHelp")}
        required
        key={key("title" as never)}
        {...getInputProps("title" as never)}
      />
      <Input.Wrapper label={t("picture")} labelElement="div" error={error as string | undefined}>
        <Stack gap="xs">
          {picture && <img className={classes.preview} src={picture} alt={getValues().picture_alt ?? ""} />}
          {warning && (
            <Text size="sm" className={classes.warning}>
              {warning}
            </Text>
          )}
          {access.mayCall(getPictures) && (
            <Group>
              <Button variant="default" data-path="picture" onClick={() => setChoosing(true)}>
                {t(picture ? "pictureOther" : "pictureFromLibrary")}
              </Button>
            </Group>
          )}
        </Stack>
      </Input.Wrapper>
      <TextInput
        label={t("pictureAlt")}
        description={t("pictureAltHelp")}
        maxLength={pictureTextLength}
        key={key("picture_alt" as never)}
        {...getInputProps("picture_alt" as never)}
      />
      <Radio.Group
        label={t("pageFit")}
        key={key("picture_fit" as never)}
        {...getInputProps("picture_fit" as never)}
      >
        <Stack gap={6} mt={6}>
          {pictureFits.map((value) => (
            <Radio key={value} value={value} label={t(`pageFits.${value}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <Select
        label={t("pageSide")}
        allowDeselect={false}
        maw={320}
        data={pageSides.map((value) => ({ value, label: t(`pageSides.${value}`) }))}
        key={key("side" as never)}
        {...getInputProps("side" as never)}
      />
      <Checkbox
        label={t("advert")}
        description={t("advertHelp")}
        key={key("advert" as never)}
        {...getInputProps("advert" as never, { type: "checkbox" })}
      />
      {choosing && (
        <Suspense>
          <PagePictureDialog
            place={place}
            onClose={() => setChoosing(false)}
            onChoose={(libraryPicture) => {
              setChosen(libraryPicture);
              set("picture", libraryPicture.src);
              if (libraryPicture.alt) set("picture_alt", libraryPicture.alt);
              setChoosing(false);
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}
