import { Button, Select, TextInput } from "@mantine/core";
import { IconCopy, IconTableOptions } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { repeatedRules } from "../../../shared/importexport/imports/import-words.ts";
import type { ReadingChoice } from "../../../shared/importexport/imports/reading.ts";
import { profileInput } from "../../../shared/importexport/profiles/profile.ts";
import { profiles } from "../../../shared/importexport/profiles/profiles.endpoints.ts";
import { call, newIdempotencyKey } from "../../platform/api/call.ts";
import type { SaveForm } from "../../platform/form/use-save-form.ts";
import { useFormat } from "../../platform/format.ts";
import { useLanguageName } from "../../platform/i18n/languages.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { resource } from "../../platform/resource/resource-pages.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useGo } from "../../ui/way.tsx";
import { ColumnsInput } from "./columns-input.tsx";

function Fields({ form }: { form: SaveForm<typeof profileInput>["form"] }) {
  const { t } = useTranslation(["profiles", "importMapping"]);
  return (
    <>
      <Panel>
        <TextInput
          label={t("name")}
          maw={460}
          maxLength={100}
          key={form.key("name")}
          {...form.getInputProps("name")}
        />
      </Panel>
      {form.getValues().is_memory ? (
        <Notice tone="plain">{t("memoryText")}</Notice>
      ) : (
        <Panel>
          <Select
            label={t("importMapping:rules.repeated")}
            description={t("importMapping:rules.repeatedText")}
            inputWrapperOrder={["label", "input", "description"]}
            maw={460}
            allowDeselect={false}
            data={repeatedRules.map((value) => ({
              value,
              label: t(`importMapping:rules.repeatedOf.${value}`),
            }))}
            key={form.key("repeated")}
            {...form.getInputProps("repeated")}
          />
        </Panel>
      )}
      <Reading reading={form.getValues().reading} />
      <ColumnsInput key={form.key("columns")} {...form.getInputProps("columns")} />
    </>
  );
}

/** The profile's choices about reading a file, besides its columns; they are changed while a file is mapped. */
function Reading({ reading }: { reading: ReadingChoice | undefined }) {
  const { t } = useTranslation(["profiles", "importMapping"]);
  const format = useFormat();
  const languageName = useLanguageName();
  const { sheet, heading, lists, language, codes, further = [] } = reading ?? {};
  if (Object.values(reading ?? {}).every((part) => part === undefined)) return null;
  return (
    <Panel title={t("profiles:reading")}>
      <Facts>
        {sheet !== undefined && <Fact label={t("importMapping:readAs.sheet")}>{sheet}</Fact>}
        {heading && <Fact label={t("importMapping:readAs.heading")}>{format.number(heading.row)}</Fact>}
        {lists && (
          <Fact label={t("importMapping:readAs.lists")}>{t(`importMapping:readAs.listsOf.${lists}`)}</Fact>
        )}
        {language && <Fact label={t("importMapping:readAs.language")}>{languageName(language)}</Fact>}
        {codes && (
          <Fact label={t("importMapping:readAs.codes")}>
            {t(`importMapping:readAs.codesFrom.${codes.from}`)} · {t("importMapping:readAs.key")}:{" "}
            {codes.key ?? t("importMapping:readAs.keyName")}
            {codes.apart !== undefined && ` · ${t("importMapping:readAs.apart")}: ${codes.apart}`}
          </Fact>
        )}
        {further.map((sheet) => (
          <Fact key={sheet.sheet} label={t("importMapping:readAs.furtherOf", { name: sheet.sheet })}>
            {t(`importMapping:readAs.furtherAs.${sheet.as}`)}
            {sheet.collection !== undefined && `: ${sheet.collection}`}
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}

/** Makes another profile of the same columns. */
function Copy({ id }: { id: string }) {
  const { t } = useTranslation("profiles");
  const access = useAccess();
  const client = useQueryClient();
  const go = useGo();
  const { data } = useQuery(pages.queries.one(id));
  const copy = useMutation({
    mutationFn: async () => {
      if (!data) return undefined;
      const { name, columns, reading, repeated } = data.output;
      const copied = { columns, reading, ...(repeated && { repeated }) };
      const body = { name: t("copyOf", { name }).slice(0, 100), ...copied };
      return call(profiles.create, { body, idempotencyKey: newIdempotencyKey() });
    },
    onSuccess: async (profile) => {
      if (!profile) return;
      await client.invalidateQueries();
      notifySuccess(t("copied"));
      await go(`/einstellungen/import/profile/${profile.id}`);
    },
    onError: (error) => notifyError(t("copyFailed"), { content: problemText(error) }),
  });
  if (!data || data.output.is_memory || !access.mayCall(profiles.create)) return null;
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconCopy size={16} aria-hidden />}
        loading={copy.isPending}
        onClick={() => copy.mutate()}
      >
        {t("copy")}
      </Button>
    </div>
  );
}

export const pages = resource({
  calls: profiles,
  at: "/einstellungen/import/profile",
  texts: "profiles",
  name: ({ name }) => name,
  icon: IconTableOptions,
  useColumns: () => {
    const { t } = useTranslation("profiles");
    const format = useFormat();
    return [
      { key: "name", label: t("name"), width: "2fr", phone: "title", cell: ({ name }) => name },
      {
        key: "count",
        label: t("count"),
        width: "110px",
        align: "end",
        cell: ({ columns }) => <span className="lb-figures">{format.number(columns.length)}</span>,
      },
      {
        key: "skipped",
        label: t("skipped"),
        width: "2fr",
        phone: "hidden",
        cell: ({ columns }) =>
          columns
            .filter(({ target }) => target === null)
            .map(({ column }) => column)
            .join(", "),
      },
      {
        key: "changed",
        label: t("changed"),
        width: "170px",
        wide: true,
        phone: "hidden",
        cell: ({ changed }) => format.dateTime(changed),
      },
    ];
  },
  schema: profileInput,
  values: (profile) => ({
    name: profile?.name ?? "",
    columns: profile?.columns ?? [],
    reading: profile?.reading ?? {},
    repeated: profile?.repeated ?? "refuse",
    is_memory: profile?.is_memory ?? false,
  }),
  Fields,
  Below: Copy,
});
