import { Radio, Select, Stack, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { fullPath } from "../../../shared/kernel/endpoint.ts";
import { trialConfiguration } from "../../../shared/proficiency/configuration/configuration.endpoints.ts";
import {
  type TrialConfig,
  trialConfigSchema,
} from "../../../shared/proficiency/configuration/configuration.ts";
import { trialViews } from "../../../shared/proficiency/configuration/defaults.ts";
import {
  listPublicTestables,
  trialsPage,
} from "../../../shared/proficiency/public-trials/public-trials.endpoints.ts";
import { rhythms } from "../../../shared/proficiency/rhythm.ts";
import { CssPanel } from "../../embed/in-app/css-panel.tsx";
import { elementSnippet, scriptSnippet } from "../../embed/in-app/snippets.ts";
import { Beside, WidgetFrame } from "../../embed/in-app/widget-frame.tsx";
import { useSetup } from "../../platform/configuration/configuration.ts";
import { ConfigurationHistory } from "../../platform/configuration/configuration-history.tsx";
import { SaveFormFrame } from "../../platform/form/save-form.tsx";
import { useSaveForm } from "../../platform/form/use-save-form.ts";
import { useReaderLanguage } from "../../platform/i18n/languages.ts";
import { useAccess } from "../../platform/permissions.ts";
import { publicAddress } from "../../platform/public-address.ts";
import { QueryState } from "../../platform/query-state.tsx";
import type { ReadRecord } from "../../platform/resource/resource.ts";
import { SaveBar } from "../../ui/form/save-bar.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Snippet } from "../../ui/snippet.tsx";
import { trialSetup } from "./trial-setup.ts";

const formSchema = trialConfigSchema.pick({
  website_url: true,
  css: true,
  default_view: true,
  rilibaek_rhythm: true,
});
const valuesOf = ({ website_url, css, default_view, rilibaek_rhythm }: TrialConfig) => ({
  website_url,
  css,
  default_view,
  rilibaek_rhythm,
});

function SettingsForm({ read }: { read: ReadRecord<TrialConfig> }) {
  const { t } = useTranslation("trialSetup");
  const { t: common } = useTranslation("trials");
  const lang = useReaderLanguage();
  const editable = useAccess().mayCall(trialConfiguration.change);
  const base = useSaveForm({ schema: formSchema, ...useSetup(trialSetup, read, valuesOf) });
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
            description={t("viewHint")}
            readOnly={!editable}
            key={form.key("default_view")}
            {...form.getInputProps("default_view")}
          >
            <Stack gap={8} mt={6}>
              {trialViews.map((view) => (
                <Radio key={view} value={view} label={t(`views.${view}`)} disabled={!editable} />
              ))}
            </Stack>
          </Radio.Group>
          <Select
            label={t("rhythm")}
            description={t("rhythmHint")}
            allowDeselect={false}
            readOnly={!editable}
            data={rhythms.map((value) => ({ value, label: common(`rhythm.${value}`) }))}
            key={form.key("rilibaek_rhythm")}
            {...form.getInputProps("rilibaek_rhythm")}
          />
        </Stack>
      </Panel>
      <CssPanel
        {...{ form, editable }}
        saved={read.output.css}
        description={t("cssHint")}
        attributes={{ widget: "proficiency", lang }}
      />
      {editable && <SaveBar saving={base} />}
    </SaveFormFrame>
  );
}

/** Three steps to show the certificates on the laboratory's own website. */
export default function TrialSetupPage() {
  const { t } = useTranslation("trialSetup");
  const lang = useReaderLanguage();
  const widget = { widget: "proficiency", lang };
  return (
    <Page title={t("title")} lead={t("lead")}>
      <Panel title={t("script")}>
        <Stack>
          <Text>{t("scriptText")}</Text>
          <Snippet label={t("scriptLabel")} code={scriptSnippet()} />
        </Stack>
      </Panel>
      <Panel title={t("html")}>
        <Beside preview={<WidgetFrame attributes={widget} />}>
          <Stack>
            <Text>{t("htmlText")}</Text>
            <Snippet label={t("htmlLabel")} code={elementSnippet(widget)} />
            <Text size="sm" c="dimmed">
              {t("language")}
            </Text>
            <Snippet
              label={t("frameLabel")}
              code={`<iframe src="${publicAddress(fullPath(trialsPage))}?lang=${lang}"\n  title="${t("frameTitle")}" style="width:100%;height:80vh;border:0"></iframe>`}
            />
            <Snippet label={t("apiLabel")} code={publicAddress(`/api/${lang}/${listPublicTestables.path}`)} />
          </Stack>
        </Beside>
      </Panel>
      <QueryState query={useQuery(trialSetup.present)}>{(read) => <SettingsForm read={read} />}</QueryState>
      <ConfigurationHistory
        of={trialSetup}
        settings={["website_url", "css", "default_view", "rilibaek_rhythm"]}
        nameOf={(setting) => t(`setting.${setting}`)}
      />
    </Page>
  );
}
