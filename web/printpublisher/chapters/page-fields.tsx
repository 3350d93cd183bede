import { Checkbox, Input, Select, Stack, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useId, useReducer, useRef } from "react";
import { useTranslation } from "react-i18next";
import { orientations } from "../../../shared/printpublisher/chapters/chapter.ts";
import { columnFault } from "../../../shared/printpublisher/chapters/fitting-columns.ts";
import type { PageColumns } from "../../../shared/printpublisher/templates/page-model.ts";
import { fieldText } from "../../platform/form/field-text.ts";
import { whileTyping } from "../../platform/form/while-typing.ts";
import type { InsertLink } from "../../platform/rich-text/rich-text-editor.tsx";
import { RichTextInput } from "../../platform/rich-text/rich-text-input.tsx";
import { PlacePicker } from "./place-picker.tsx";
import { choices } from "./queries.ts";
import { useBlocks } from "./use-blocks.tsx";

interface AnyForm {
  key: (path: never) => string;
  getInputProps: (path: never, options?: { type: "checkbox" }) => Record<string, unknown>;
  getValues: () => { content: string; orientation: PageColumns["orientation"]; columns: string };
  watch: (path: never, follow: () => void) => void;
  setFieldValue: (path: never, value: never, options: typeof whileTyping) => void;
}

/** Fields that chapters and sections share: title and text. `breaks`: whether the text can begin new pages. */
export function TextFields({ form, label, breaks }: { form: unknown; label: string; breaks: boolean }) {
  const { t } = useTranslation("printcontents");
  const { key, getInputProps, getValues, setFieldValue } = form as AnyForm;
  const error = getInputProps("content" as never).error as string | undefined;
  const id = useId();
  const insert = useRef<InsertLink>(null);
  const { data } = useQuery(choices);
  const { blocks, dialog } = useBlocks(breaks, () => {
    const { orientation, columns } = getValues();
    // The introduction of a directory, which has no page breaks, stands above its columns.
    return (
      data && { kind: "column", format: data.format, orientation, columns: breaks ? Number(columns) : 1 }
    );
  });
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

/** The box that keeps a chapter or section out of the book. */
export function DraftField({ form }: { form: unknown }) {
  const { t } = useTranslation("printcontents");
  const { key, getInputProps } = form as AnyForm;
  return (
    <Checkbox
      label={t("isDraft")}
      description={t("draftHelp")}
      key={key("draft" as never)}
      {...getInputProps("draft" as never, { type: "checkbox" })}
    />
  );
}

/** Orientation, columns and draft. `layout`: that of the directory, by which its columns are judged. */
export function PageFields({ form, layout }: { form: unknown; layout?: string | undefined }) {
  const { t } = useTranslation("printcontents");
  const { key, getInputProps, getValues, watch } = form as AnyForm;
  const { data } = useQuery(choices);
  const [, draw] = useReducer((times: number) => times + 1, 0);
  watch("orientation" as never, draw);
  watch("columns" as never, draw);
  const { orientation, columns } = getValues();
  const fault = data && columnFault(data.format, { orientation, columns: Number(columns) }, layout);
  const { error, ...columnProps } = getInputProps("columns" as never);
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
        {...columnProps}
        error={fault ? fieldText({ path: "columns", ...fault }) : (error as string | undefined)}
      />
      <DraftField form={form} />
    </Stack>
  );
}
