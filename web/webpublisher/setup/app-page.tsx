import { Checkbox, Radio, Stack, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { fullPath } from "../../../shared/kernel/endpoint.ts";
import { webConfiguration } from "../../../shared/webpublisher/config/config.endpoints.ts";
import { type WebConfig, webConfigSchema } from "../../../shared/webpublisher/config/config.ts";
import { directoryPage } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { checkWebsite } from "../../../shared/webpublisher/website/website.endpoints.ts";
import { CssPanel } from "../../embed/in-app/css-panel.tsx";
import { elementSnippet, heightSnippet, scriptSnippet } from "../../embed/in-app/snippets.ts";
import { Beside, WidgetFrame } from "../../embed/in-app/widget-frame.tsx";
import { useSetup } from "../../platform/configuration/configuration.ts";
import { SaveFormFrame } from "../../platform/form/save-form.tsx";
import { useSaveForm } from "../../platform/form/use-save-form.ts";
import { useReaderLanguage } from "../../platform/i18n/languages.ts";
import { useAccess } from "../../platform/permissions.ts";
import { publicAddress } from "../../platform/public-address.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { SaveBar } from "../../ui/form/save-bar.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Snippet } from "../../ui/snippet.tsx";
import { WebHistory } from "../config/web-history.tsx";
import { type ReadConfig, webConfig, webSetup } from "../config/web-setup.ts";
import { WebsiteCheck } from "../website/website-check.tsx";

/** Brings the vocabulary, so the rest of the page does not wait for it. */
const VocabularyExceptions = lazy(() => import("./vocabulary-exceptions.tsx"));

const settings = [
  "website_url",
  "css",
  "default_view",
  "show_import_date",
  "count_searches",
  "notices",
  "vocabulary",
] as const satisfies (keyof WebConfig)[];
const formSchema = webConfigSchema.pick({
  website_url: true,
  css: true,
  default_view: true,
  show_import_date: true,
  count_searches: true,
  notices: true,
  vocabulary: true,
});
const valuesOf = (config: WebConfig) => {
  const { website_url, css, default_view, show_import_date, count_searches, notices, vocabulary } = config;
  return { website_url, css, default_view, show_import_date, count_searches, notices, vocabulary };
};

function SettingsForm({ read }: { read: ReadConfig }) {
  const { t } = useTranslation("websetup");
  const lang = useReaderLanguage();
  const editable = useAccess().mayCall(webConfiguration.change);
  const base = useSaveForm({ schema: formSchema, ...useSetup(webSetup, read, valuesOf) });
  const { form } = base;
  return (
    <SaveFormFrame base={base} label={t("settings")} mayChange={editable}>
      <Panel title={t("settings")}>
        <Stack>
          <TextInput
            type="url"
            label={t("website")}
            description={t("websiteHint")}
            placeholder={t("example")}
            readOnly={!editable}
            key={form.key("website_url")}
            {...form.getInputProps("website_url")}
          />
          <Radio.Group
            label={t("view")}
            readOnly={!editable}
            key={form.key("default_view")}
            {...form.getInputProps("default_view")}
          >
            <Stack gap={8} mt={6}>
              <Radio value="parameter" label={t("views.parameter")} disabled={!editable} />
              <Radio value="ringversuche" label={t("views.ringversuche")} disabled={!editable} />
            </Stack>
          </Radio.Group>
          {(["show_import_date", "count_searches", "notices", "vocabulary"] as const).map((name) => {
            const path = name === "vocabulary" ? "vocabulary.enabled" : name;
            return (
              <Checkbox
                key={form.key(path)}
                label={t(`switch.${name}`)}
                description={t(`switchHint.${name}`)}
                disabled={!editable}
                {...form.getInputProps(path, { type: "checkbox" })}
              />
            );
          })}
          <Suspense>
            <VocabularyExceptions
              readOnly={!editable}
              key={form.key("vocabulary.exceptions")}
              {...form.getInputProps("vocabulary.exceptions")}
            />
          </Suspense>
        </Stack>
      </Panel>
      <CssPanel
        {...{ form, editable }}
        saved={read.output.css}
        description={t("cssHint")}
        attributes={{ widget: "directory", lang }}
      />
      {editable && <SaveBar saving={base} />}
    </SaveFormFrame>
  );
}

/** Instructions for embedding the directory in the laboratory's own website, in three steps. */
export default function AppSetupPage() {
  const { t } = useTranslation("websetup");
  const lang = useReaderLanguage();
  const directory = { widget: "directory", lang };
  const config = useQuery(webConfig);
  const mayCheck = useAccess().mayCall(checkWebsite);
  return (
    <Page title={t("app.title")} lead={t("app.lead")}>
      <Panel title={t("script")}>
        <Stack>
          <Text>{t("scriptText")}</Text>
          <Snippet label={t("scriptLabel")} code={scriptSnippet()} />
        </Stack>
      </Panel>
      <Panel title={t("html")}>
        <Beside preview={<WidgetFrame attributes={directory} />}>
          <Stack>
            <Text>{t("htmlText")}</Text>
            <Snippet label={t("htmlLabel")} code={elementSnippet(directory)} />
            <Text size="sm" c="dimmed">
              {t("language")}
            </Text>
            <Text>{t("changesText")}</Text>
            <Snippet label={t("changesLabel")} code={elementSnippet({ widget: "changes", lang })} />
            <Snippet
              label={t("frameLabel")}
              code={`<iframe src="${publicAddress(fullPath(directoryPage))}?lang=${lang}"\n  title="${t("frameTitle")}" style="width:100%;height:80vh;border:0"></iframe>`}
            />
            <Text>{t("heightText")}</Text>
            <Snippet label={t("heightLabel")} code={heightSnippet} />
          </Stack>
        </Beside>
      </Panel>
      <QueryState query={config}>{(read) => <SettingsForm read={read} />}</QueryState>
      {mayCheck && <WebsiteCheck address={config.data?.output.website_url ?? ""} />}
      <WebHistory settings={settings} />
    </Page>
  );
}
