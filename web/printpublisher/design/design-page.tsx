import "@mantine/core/styles/ColorInput.css";
import { Button, ColorInput, Group, Input, Select, Stack, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod";
import {
  changePrintConfig,
  getPrintConfig,
  maxPicture,
  putCover,
  putTitleLogo,
  removeCover,
  removeTitleLogo,
} from "../../../shared/printpublisher/config/config.endpoints.ts";
import { type PrintConfig, printConfigInput } from "../../../shared/printpublisher/config/print-config.ts";
import { printingOf } from "../../../shared/printpublisher/config/printing.ts";
import { send } from "../../platform/api/call.ts";
import { sendFile } from "../../platform/api/upload.ts";
import { FileUpload } from "../../platform/file-upload.tsx";
import { SaveFormFrame } from "../../platform/form/save-form.tsx";
import { useSaveForm } from "../../platform/form/use-save-form.ts";
import { whileTyping } from "../../platform/form/while-typing.ts";
import { useFormat } from "../../platform/format.ts";
import { useLanguageName } from "../../platform/i18n/languages.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { QueryState } from "../../platform/query-state.tsx";
import type { ReadRecord } from "../../platform/resource/resource.ts";
import { RichTextInput } from "../../platform/rich-text/rich-text-input.tsx";
import { useSettings } from "../../platform/startup.ts";
import { SaveBar } from "../../ui/form/save-bar.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { BesidePages } from "../samples/sample-panel.tsx";
import { CoverCrop } from "./cover-crop.tsx";
import classes from "./design.module.css";
import { PrintingPanel } from "./printing-panel.tsx";

type ReadDesign = ReadRecord<PrintConfig>;
const design = queryOptions({
  queryKey: ["printpublisher", "config"],
  queryFn: ({ signal }) => send(getPrintConfig, { signal }),
});
// What is chosen from a list is text in the form.
const formSchema = printConfigInput.extend({ language: z.string(), signature: z.string() });
const valuesOf = ({
  title,
  subtitle,
  information,
  language,
  colour,
  cover_crop,
  ...config
}: PrintConfig) => ({
  title,
  subtitle,
  information,
  language: language ?? "",
  colour,
  cover_crop,
  ...printingOf(config),
  signature: String(config.signature),
});
const accepted = {
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
  "image/svg+xml": [".svg"],
};

/** A picture that is saved as soon as it is chosen or removed. */
function PicturePanel(props: {
  what: "cover" | "logo";
  read: ReadDesign;
  ifMatch: string | undefined;
  onSaved: (saved: ReadDesign) => void;
  /** What shows the picture that there is. */
  children: ReactNode;
}) {
  const { t } = useTranslation("printdesign");
  const format = useFormat();
  const { what, read, ifMatch, onSaved } = props;
  const picture = read.output[what];
  const [put, remove] = what === "cover" ? [putCover, removeCover] : [putTitleLogo, removeTitleLogo];
  const removal = useMutation({
    mutationFn: () => send(remove, { ifMatch }),
    onSuccess: (saved) => {
      onSaved(saved);
      notifySuccess(t("removed"));
    },
    onError: (problem) => notifyError(t("notRemoved"), { content: problemText(problem) }),
  });
  return (
    <Panel title={t(what)}>
      {picture ? (
        <Group mb="md" align="end">
          {props.children}
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            loading={removal.isPending}
            onClick={() => removal.mutate()}
          >
            {t("remove")}
          </Button>
        </Group>
      ) : (
        <p className={classes.none}>{t(`${what}None`)}</p>
      )}
      <FileUpload
        label={t("drop")}
        button={t(picture ? "replace" : "choose")}
        hint={t(`${what}Hint`, { size: format.size(maxPicture) })}
        accept={accepted}
        maxSize={maxPicture}
        send={(file, onProgress, signal) => sendFile(put, { file, ifMatch, onProgress, signal })}
        onDone={(saved) => {
          onSaved(saved);
          notifySuccess(t("pictureSaved"));
        }}
      />
    </Panel>
  );
}

function DesignForm({ read }: { read: ReadDesign }) {
  const { t } = useTranslation("printdesign");
  const client = useQueryClient();
  const { languages } = useSettings();
  const languageName = useLanguageName();
  const editable = useAccess().mayCall(changePrintConfig);
  const errorId = useId();
  // A picture is saved at once and changes the ETag, while the input here is still unsaved.
  const succeeded = useRef(new Map<string, string>());
  const latest = (etag: string | undefined): string | undefined => {
    const next = etag && succeeded.current.get(etag);
    return next ? latest(next) : etag;
  };
  const adopt = (saved: ReadDesign) => {
    if (read.etag && saved.etag && read.etag !== saved.etag) succeeded.current.set(read.etag, saved.etag);
    client.setQueryData(design.queryKey, saved);
  };
  const { form, ...rest } = useSaveForm({
    schema: formSchema,
    read: { values: valuesOf(read.output), etag: read.etag },
    save: ({ language, signature, ...body }, ifMatch) =>
      send(changePrintConfig, {
        body: {
          ...body,
          language: languages.find((one) => one === language) ?? null,
          signature: Number(signature) as PrintConfig["signature"],
        },
        ifMatch: latest(ifMatch),
      }),
    onSaved: adopt,
    reread: async () => {
      const { output, etag } = await client.fetchQuery({ ...design, staleTime: 0 });
      return { values: valuesOf(output), etag };
    },
    messages: {
      colour: t("colourHelp"),
      inks: t("inksHelp"),
      paper_weight: t("paperWeightHelp"),
      paper_volume: t("paperVolumeHelp"),
    },
  });
  const base = { form, ...rest };
  const pictures = { read, ifMatch: latest(read.etag ?? undefined), onSaved: adopt };
  const { cover, cover_dpi, logo } = read.output;
  const field = (name: "title" | "subtitle" | "colour" | "language") => ({
    readOnly: !editable,
    key: form.key(name),
    ...form.getInputProps(name),
  });
  const error = form.getInputProps("information").error;
  return (
    <SaveFormFrame base={base} label={t("title")}>
      <BesidePages
        form={form}
        fields={["title", "subtitle", "information", "language", "colour", "cover_crop"]}
        // Pictures are saved at once: other ones make other pages.
        again={`${read.output.cover} ${read.output.logo}`}
        order={({ title, subtitle, information, language, colour, cover_crop }) => ({
          what: "design",
          design: {
            title,
            subtitle,
            information,
            language: languages.find((one) => one === language) ?? null,
            colour,
            cover_crop,
          },
        })}
      >
        <Panel title={t("titlePage")}>
          <Stack gap="md">
            <TextInput label={t("bookTitle")} description={t("bookTitleHelp")} {...field("title")} />
            <TextInput label={t("subtitle")} description={t("subtitleHelp")} {...field("subtitle")} />
            <Input.Wrapper
              label={t("information")}
              labelElement="div"
              error={error}
              errorProps={{ id: errorId }}
            >
              <RichTextInput
                key={form.key("information")}
                label={t("information")}
                defaultValue={form.getValues().information}
                error={error}
                errorId={errorId}
                readOnly={!editable}
                data-path="information"
                onChange={(html) => form.setFieldValue("information", html, whileTyping)}
              />
            </Input.Wrapper>
          </Stack>
        </Panel>
        {editable && (
          <PicturePanel
            what="cover"
            {...pictures}
            onSaved={(saved) => {
              adopt(saved);
              // Another picture begins in its middle.
              form.setFieldValue("cover_crop", saved.output.cover_crop);
            }}
          >
            {cover && (
              <CoverCrop
                key={`${form.key("cover_crop")} ${cover}`}
                picture={cover}
                dpi={cover_dpi}
                crop={form.getValues().cover_crop}
                onChange={(crop) => form.setFieldValue("cover_crop", crop, whileTyping)}
              />
            )}
          </PicturePanel>
        )}
        {editable && (
          <PicturePanel what="logo" {...pictures}>
            {logo && <img className={classes.logo} src={logo} alt={t("logo")} />}
          </PicturePanel>
        )}
        <Panel title={t("look")}>
          <Stack gap="md">
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
        <PrintingPanel form={form} editable={editable} />
      </BesidePages>
      {editable && <SaveBar saving={base} />}
    </SaveFormFrame>
  );
}

/** Wrapper and title page of the printed catalogue. */
export default function DesignPage() {
  const { t } = useTranslation("printdesign");
  const query = useQuery(design);
  return (
    <Page title={t("title")} lead={t("lead")}>
      <QueryState query={query}>{(read) => <DesignForm read={read} />}</QueryState>
    </Page>
  );
}
