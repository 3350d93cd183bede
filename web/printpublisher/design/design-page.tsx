import "@mantine/core/styles/ColorInput.css";
import { ColorInput, Select, Stack, Text, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod";
import { printConfiguration } from "../../../shared/printpublisher/config/config.endpoints.ts";
import {
  mostNotes,
  type PrintConfig,
  printConfigDefaults,
  printConfigInput,
} from "../../../shared/printpublisher/config/print-config.ts";
import { printingOf } from "../../../shared/printpublisher/config/printing.ts";
import { send } from "../../platform/api/call.ts";
import { setup } from "../../platform/configuration/configuration.ts";
import { ConfigurationHistory } from "../../platform/configuration/configuration-history.tsx";
import { SaveFormFrame } from "../../platform/form/save-form.tsx";
import { useSaveForm } from "../../platform/form/use-save-form.ts";
import { whileTyping } from "../../platform/form/while-typing.ts";
import { useFormat } from "../../platform/format.ts";
import { useLanguageName } from "../../platform/i18n/languages.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { useSettings } from "../../platform/startup.ts";
import { SaveBar } from "../../ui/form/save-bar.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { BesidePages } from "../samples/sample-panel.tsx";
import { CoverCrop } from "./cover-crop.tsx";
import classes from "./design.module.css";
import { FormatSelect, OpeningSelect } from "./design-selects.tsx";
import { ExtrasPanel } from "./extras-panel.tsx";
import { ImprintPanel } from "./imprint-panel.tsx";
import { PrintingPanel } from "./printing-panel.tsx";
import { RichField } from "./rich-field.tsx";
import { type ReadDesign, SavedFilePanel } from "./saved-file-panel.tsx";

const design = setup<PrintConfig>(["printpublisher", "config"], printConfiguration);
const settings = Object.keys(printConfigDefaults) as (keyof PrintConfig)[];
// Choices from a list are texts in the form.
const formSchema = printConfigInput.extend({ language: z.string(), signature: z.string() });
const valuesOf = ({
  title,
  subtitle,
  information,
  imprint,
  format,
  language,
  colour,
  cover_crop,
  thumb_index,
  chapters_open,
  notes_pages,
  ...config
}: PrintConfig) => ({
  title,
  subtitle,
  information,
  imprint,
  format,
  language: language ?? "",
  colour,
  cover_crop,
  thumb_index,
  chapters_open,
  notes_pages,
  ...printingOf(config),
  signature: String(config.signature),
});
/** Fields that the pages of the design depend on. */
const printed = [
  "title",
  "subtitle",
  "information",
  "imprint",
  "format",
  "language",
  "colour",
  "cover_crop",
] as const;

function DesignForm({ read }: { read: ReadDesign }) {
  const { t } = useTranslation("printdesign");
  const client = useQueryClient();
  const { languages } = useSettings();
  const languageName = useLanguageName();
  const format = useFormat();
  const editable = useAccess().mayCall(printConfiguration.change);
  // A picture is saved at once and changes the ETag, while the input here is still unsaved.
  const succeeded = useRef(new Map<string, string>());
  const latest = (etag: string | undefined): string | undefined => {
    const next = etag && succeeded.current.get(etag);
    return next ? latest(next) : etag;
  };
  const adopt = (saved: ReadDesign) => {
    if (read.etag && saved.etag && read.etag !== saved.etag) succeeded.current.set(read.etag, saved.etag);
    client.setQueryData(design.present.queryKey, saved);
    void client.invalidateQueries({ queryKey: [...design.key, "versions"] });
  };
  const { form, ...rest } = useSaveForm({
    schema: formSchema,
    read: { values: valuesOf(read.output), etag: read.etag },
    save: ({ language, signature, ...body }, ifMatch) =>
      send(printConfiguration.change, {
        body: {
          ...body,
          language: languages.find((code) => code === language) ?? null,
          signature: Number(signature) as PrintConfig["signature"],
        },
        ifMatch: latest(ifMatch),
      }),
    onSaved: adopt,
    reread: async () => {
      const { output, etag } = await client.fetchQuery({ ...design.present, staleTime: 0 });
      return { values: valuesOf(output), etag };
    },
    messages: {
      colour: t("colourHelp"),
      inks: t("inksHelp"),
      notes_pages: t("notesPagesHelp", { most: mostNotes }),
      paper_weight: t("paperWeightHelp"),
      paper_volume: t("paperVolumeHelp"),
    },
  });
  const base = { form, ...rest };
  const files = { read, ifMatch: latest(read.etag ?? undefined), onSaved: adopt };
  const { cover, cover_dpi, logo, profile } = read.output;
  const field = (name: "title" | "subtitle" | "colour" | "language" | "format" | "chapters_open") => ({
    readOnly: !editable,
    key: form.key(name),
    ...form.getInputProps(name),
  });
  return (
    <SaveFormFrame base={base} label={t("title")} mayChange={editable}>
      <BesidePages
        form={form}
        fields={printed}
        // Pictures are saved at once, and other pictures make other pages.
        again={`${read.output.cover} ${read.output.logo}`}
        order={({ title, subtitle, information, imprint, format, language, colour, cover_crop }) => ({
          what: "design",
          design: {
            title,
            subtitle,
            information,
            imprint,
            format,
            language: languages.find((code) => code === language) ?? null,
            colour,
            cover_crop,
          },
        })}
      >
        <Panel title={t("titlePage")}>
          <Stack gap="md">
            <TextInput label={t("bookTitle")} description={t("bookTitleHelp")} {...field("title")} />
            <TextInput label={t("subtitle")} description={t("subtitleHelp")} {...field("subtitle")} />
            <RichField
              form={form}
              name="information"
              label={t("information")}
              description={t("informationHelp")}
              editable={editable}
            />
          </Stack>
        </Panel>
        <ImprintPanel
          form={form}
          language={read.output.language ?? languages[0] ?? "de"}
          editable={editable}
        />
        {editable && (
          <SavedFilePanel
            what="cover"
            {...files}
            onSaved={(saved) => {
              adopt(saved);
              // Another picture begins centred.
              form.setFieldValue("cover_crop", saved.output.cover_crop);
            }}
          >
            {cover && (
              <CoverCrop
                key={`${form.key("cover_crop")} ${cover}`}
                picture={cover}
                dpi={cover_dpi}
                format={form.getValues().format}
                crop={form.getValues().cover_crop}
                onChange={(crop) => form.setFieldValue("cover_crop", crop, whileTyping)}
              />
            )}
          </SavedFilePanel>
        )}
        {editable && (
          <SavedFilePanel what="logo" {...files}>
            {logo && <img className={classes.logo} src={logo} alt={t("logo")} />}
          </SavedFilePanel>
        )}
        <Panel title={t("look")}>
          <Stack gap="md">
            <FormatSelect {...field("format")} />
            <OpeningSelect {...field("chapters_open")} />
            <ColorInput
              label={t("colour")}
              description={t("colourHelp")}
              maw={260}
              withEyeDropper={false}
              // Report an invalid colour instead of silently resetting it.
              fixOnBlur={false}
              {...field("colour")}
            />
            {languages.length > 1 && (
              <Select
                maw={260}
                label={t("language")}
                allowDeselect={false}
                data={[
                  { value: "", label: t("firstLanguage") },
                  ...languages.map((value) => ({ value: value as string, label: languageName(value) })),
                ]}
                {...field("language")}
              />
            )}
          </Stack>
        </Panel>
        <ExtrasPanel form={form} editable={editable} />
        <PrintingPanel form={form} editable={editable} />
        {editable && (
          <SavedFilePanel what="profile" {...files}>
            {profile && (
              <Text>
                {profile.name}{" "}
                <Text span c="dimmed">
                  {format.size(profile.size)}
                </Text>
              </Text>
            )}
          </SavedFilePanel>
        )}
      </BesidePages>
      {editable && <SaveBar saving={base} />}
    </SaveFormFrame>
  );
}

/** Wrapper and title page of the printed catalogue. */
export default function DesignPage() {
  const { t } = useTranslation("printdesign");
  const query = useQuery(design.present);
  return (
    <Page title={t("title")} lead={t("lead")}>
      <QueryState query={query}>{(read) => <DesignForm read={read} />}</QueryState>
      <ConfigurationHistory whole of={design} settings={settings} nameOf={(name) => t(`setting.${name}`)} />
    </Page>
  );
}
