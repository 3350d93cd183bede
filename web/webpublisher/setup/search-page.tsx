import { Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { webConfiguration } from "../../../shared/webpublisher/config/config.endpoints.ts";
import { type WebConfig, webConfigSchema } from "../../../shared/webpublisher/config/config.ts";
import { elementSnippet, scriptSnippet } from "../../embed/in-app/snippets.ts";
import { Beside, WidgetFrame } from "../../embed/in-app/widget-frame.tsx";
import { useSetup } from "../../platform/configuration/configuration.ts";
import { SaveFormFrame } from "../../platform/form/save-form.tsx";
import { useSaveForm } from "../../platform/form/use-save-form.ts";
import { useReaderLanguage } from "../../platform/i18n/languages.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { SaveBar } from "../../ui/form/save-bar.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Snippet } from "../../ui/snippet.tsx";
import { WebHistory } from "../config/web-history.tsx";
import { type ReadConfig, webConfig, webSetup } from "../config/web-setup.ts";

const formSchema = webConfigSchema.pick({ results_url: true });
const valuesOf = ({ results_url }: WebConfig) => ({ results_url });

function SearchForm({ read }: { read: ReadConfig }) {
  const { t } = useTranslation("websetup");
  const lang = useReaderLanguage();
  const editable = useAccess().mayCall(webConfiguration.change);
  const base = useSaveForm({ schema: formSchema, ...useSetup(webSetup, read, valuesOf) });
  const { form } = base;
  const [typed, setTyped] = useState(read.output.results_url);
  form.watch("results_url", ({ value }) => setTyped(String(value)));
  const { website_url } = read.output;
  const parsed = formSchema.safeParse({ results_url: typed });
  const target = (parsed.success && parsed.data.results_url) || website_url;
  const [shown] = useDebouncedValue(target, 400);
  return (
    <SaveFormFrame base={base} label={t("search.title")} mayChange={editable}>
      <Panel title={t("search.target")}>
        <TextInput
          type="url"
          label={t("search.targetLabel")}
          description={
            website_url ? t("search.targetElse", { address: website_url }) : t("search.targetHint")
          }
          placeholder={website_url || t("example")}
          readOnly={!editable}
          key={form.key("results_url")}
          {...form.getInputProps("results_url")}
        />
      </Panel>
      <Panel title={t("embedding")}>
        <Beside preview={<WidgetFrame attributes={{ widget: "search", lang, target: shown }} height={360} />}>
          <Stack>
            <Snippet label={t("scriptLabel")} code={scriptSnippet()} />
            <Snippet label={t("search.element")} code={elementSnippet({ widget: "search", lang, target })} />
            <Text size="sm" c="dimmed">
              {t("language")}
            </Text>
          </Stack>
        </Beside>
      </Panel>
      {editable && <SaveBar saving={base} />}
    </SaveFormFrame>
  );
}

/** The search alone, for a home page, and the page that it leads to. */
export default function SearchSetupPage() {
  const { t } = useTranslation("websetup");
  return (
    <Page title={t("search.title")} lead={t("search.lead")}>
      <QueryState query={useQuery(webConfig)}>{(read) => <SearchForm read={read} />}</QueryState>
      <WebHistory settings={["results_url"]} />
    </Page>
  );
}
