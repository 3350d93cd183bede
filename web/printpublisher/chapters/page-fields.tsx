import { Checkbox, Input, Select, Stack, TextInput } from "@mantine/core";
import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { orientations } from "../../../shared/printpublisher/chapters/chapter.ts";
import { whileTyping } from "../../platform/form/while-typing.ts";
import type { InsertLink } from "../../platform/rich-text/rich-text-editor.tsx";
import { RichTextInput } from "../../platform/rich-text/rich-text-input.tsx";
import { PlacePicker } from "./place-picker.tsx";
import { useBlocks } from "./use-blocks.tsx";

interface AnyForm {
  key: (path: never) => string;
  getInputProps: (path: never, options?: { type: "checkbox" }) => Record<string, unknown>;
  getValues: () => { content: string };
  setFieldValue: (path: never, value: never, options: typeof whileTyping) => void;
}

/** Fields that chapters and sections share: title and text. `breaks`: whether the text can begin new pages. */
export function TextFields({ form, label, breaks }: { form: unknown; label: string; breaks: boolean }) {
  const { t } = useTranslation("printcontents");
  const { key, getInputProps, getValues, setFieldValue } = form as AnyForm;
  const error = getInputProps("content" as never).error as string | undefined;
  const id = useId();
  const insert = useRef<InsertLink>(null);
  const { blocks, dialog } = useBlocks(breaks);
  return (
    <Stack gap="md">
      <TextInput
        label={t("titleLabel")}
        required
        key={key("title" as never)}
        {...getInputProps("title" as never)}
      />
      <Input.Wrapper label={label} labelElement="div" error={error} errorProps={{ id }}>
        <RichTextInput
          key={key("content" as never)}
          label={label}
          defaultValue={getValues().content}
          error={error}
          errorId={id}
          data-path="content"
          onChange={(html) => setFieldValue("content" as never, html as never, whileTyping)}
          links={insert}
          {...(blocks && { blocks })}
        />
      </Input.Wrapper>
      {dialog}
      <PlacePicker onPick={(link) => insert.current?.(link)} />
    </Stack>
  );
}

export function PageFields({ form }: { form: unknown }) {
  const { t } = useTranslation("printcontents");
  const { key, getInputProps } = form as AnyForm;
  return (
    <Stack gap="md">
      <Select
        label={t("orientation")}
        allowDeselect={false}
        data={orientations.map((value) => ({ value, label: t(`orientations.${value}`) }))}
        key={key("orientation" as never)}
        {...getInputProps("orientation" as never)}
      />
      <Select
        label={t("columns")}
        allowDeselect={false}
        data={["1", "2", "3"]}
        key={key("columns" as never)}
        {...getInputProps("columns" as never)}
      />
      <Checkbox
        label={t("isDraft")}
        description={t("draftHelp")}
        key={key("draft" as never)}
        {...getInputProps("draft" as never, { type: "checkbox" })}
      />
    </Stack>
  );
}
