import { Checkbox, Select, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useReducer } from "react";
import { useTranslation } from "react-i18next";
import { sortings } from "../../../shared/printpublisher/chapters/chapter.ts";
import { whileTyping } from "../../platform/form/while-typing.ts";
import { useUnreadChoice } from "../../platform/unread-choice.ts";
import { Panel } from "../../ui/panel.tsx";
import { PosterButton } from "./poster-button.tsx";
import { choices } from "./queries.ts";
import { ShownFields } from "./shown-fields.tsx";

interface DirectoryForm {
  key: (path: string) => string;
  getInputProps: (path: string, options?: { type: "checkbox" }) => Record<string, unknown>;
  getValues: () => { category: string; fields?: string[] };
  watch: (path: never, follow: () => void) => void;
  setFieldValue: (path: string, value: string[], options: typeof whileTyping) => void;
}

/** Fields of a directory: its analyses, their order and the fields that are shown. */
export function DirectoryFields({ form: untypedForm }: { form: unknown }) {
  const form = untypedForm as DirectoryForm;
  const { t } = useTranslation("printcontents");
  const read = useQuery(choices);
  const { data } = read;
  const unread = useUnreadChoice(read);
  const [, draw] = useReducer((times: number) => times + 1, 0);
  form.watch("category" as never, draw);
  const poster = data?.categories.find(({ identifier }) => identifier === form.getValues().category);
  return (
    <Panel title={t("directory")}>
      <Stack gap="md">
        <Select
          label={t("category")}
          searchable
          allowDeselect={false}
          data={[
            { value: "", label: t("allCategories") },
            ...(data?.categories ?? []).map(({ identifier, name, depth }) => ({
              value: identifier,
              label: `${"\u2003".repeat(depth)}${name}`,
            })),
            ...unread,
          ]}
          key={form.key("category")}
          {...form.getInputProps("category")}
        />
        {poster && <PosterButton category={poster.identifier} name={poster.name} />}
        <Select
          label={t("sorting")}
          allowDeselect={false}
          data={sortings.map((value) => ({ value, label: t(`sortings.${value}`) }))}
          key={form.key("sorting")}
          {...form.getInputProps("sorting")}
        />
        <ShownFields
          key={form.key("fields")}
          all={data?.fields ?? []}
          unread={unread}
          chosen={form.getValues().fields ?? []}
          error={form.getInputProps("fields").error as string | undefined}
          onChange={(fields) => form.setFieldValue("fields", fields, whileTyping)}
        />
        <Checkbox
          label={t("qr")}
          description={t("qrHelp")}
          key={form.key("qr")}
          {...form.getInputProps("qr", { type: "checkbox" })}
        />
      </Stack>
    </Panel>
  );
}
