import { Checkbox, Stack, Text, TextInput } from "@mantine/core";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { legalPages, legalSchema } from "../../../shared/core/settings/legal.ts";
import { changeSettings, getSettings } from "../../../shared/core/settings/settings.endpoints.ts";
import {
  coloursSchema,
  type PublicSettings,
  type Settings,
  settingsChangeSchema,
} from "../../../shared/core/settings/settings.ts";
import { send } from "../../platform/api/call.ts";
import { SaveFormFrame } from "../../platform/form/save-form.tsx";
import { useSaveForm } from "../../platform/form/use-save-form.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { adoptSettings } from "../../platform/startup.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { SaveBar } from "../../ui/form/save-bar.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ColourFields } from "./colour-fields.tsx";
import { FactorDemand } from "./factor-demand.tsx";
import { LogoPanel, type ReadSettings } from "./logo-panel.tsx";

const systemSettings = queryOptions({
  queryKey: ["core", "settings"],
  queryFn: ({ signal }) => send(getSettings, { signal }),
});
const formSchema = settingsChangeSchema.required().extend({ colours: coloursSchema, legal: legalSchema });
const valuesOf = ({ name, colours, publishing_gate, legal, second_factor_of }: Settings) => ({
  name,
  colours,
  publishing_gate,
  legal,
  second_factor_of,
});

function Facility({ settings }: { settings: PublicSettings }) {
  const { t } = useTranslation("settings");
  const languages = settings.languages.map((language, place) =>
    place === 0 ? t("mainLanguage", { language: t(`languages.${language}`) }) : t(`languages.${language}`),
  );
  const { email, phone } = settings.support;
  return (
    <Panel title={t("provisioned")}>
      <Facts>
        <Fact label={t("contentLanguages")}>{languages.join(", ")}</Fact>
        <Fact label={t("support")}>{[email, phone].filter(Boolean).join(" · ") || t("none")}</Fact>
        <Fact label={t("sso")}>{t(settings.sso ? "ssoOn" : "ssoOff")}</Fact>
        <Fact label={t("environment")}>
          {t(`app:environments.${settings.environment as "local"}`, { defaultValue: settings.environment })}
        </Fact>
      </Facts>
      <p style={{ margin: "14px 0 0", color: "var(--lb-dimmed)" }}>{t("provisionedText")}</p>
    </Panel>
  );
}

function SettingsForm({ read }: { read: ReadSettings }) {
  const { t } = useTranslation("settings");
  const client = useQueryClient();
  const editable = useAccess().mayCall(changeSettings);
  // Saving a logo changes the ETag at once, while the input here is still unsaved.
  const succeeded = useRef(new Map<string, string>());
  const latest = (etag: string | undefined): string | undefined => {
    const next = etag && succeeded.current.get(etag);
    return next ? latest(next) : etag;
  };
  const adopt = (saved: ReadSettings) => {
    if (read.etag && saved.etag) succeeded.current.set(read.etag, saved.etag);
    client.setQueryData(systemSettings.queryKey, saved);
    adoptSettings(saved.output);
  };
  const base = useSaveForm({
    schema: formSchema,
    read: { values: valuesOf(read.output), etag: read.etag },
    save: (body, ifMatch) => send(changeSettings, { body, ifMatch: latest(ifMatch) }),
    onSaved: adopt,
    reread: async () => {
      const { output, etag } = await client.fetchQuery({ ...systemSettings, staleTime: 0 });
      return { values: valuesOf(output), etag };
    },
    messages: { "colours.primary": t("notHex"), "colours.accent": t("notHex") },
  });
  return (
    <SaveFormFrame base={base} label={t("form")} mayChange={editable}>
      <Panel title={t("lab")}>
        <TextInput
          maw={460}
          label={t("name")}
          description={t("nameHint")}
          readOnly={!editable}
          key={base.form.key("name")}
          {...base.form.getInputProps("name")}
        />
      </Panel>
      <LogoPanel read={read} editable={editable} onSaved={adopt} />
      <Panel title={t("colours")}>
        <ColourFields form={base.form} editable={editable} />
      </Panel>
      <Panel title={t("legal")}>
        <Stack gap="md">
          <Text c="dimmed">{t("legalText")}</Text>
          {legalPages.map((page) => (
            <TextInput
              key={base.form.key(`legal.${page}`)}
              maw={460}
              type="url"
              inputMode="url"
              placeholder="https://"
              label={t(`legalPage.${page}`)}
              readOnly={!editable}
              {...base.form.getInputProps(`legal.${page}`)}
            />
          ))}
        </Stack>
      </Panel>
      <Panel title={t("publishing")}>
        <Checkbox
          label={t("gate")}
          description={t("gateHint")}
          disabled={!editable}
          key={base.form.key("publishing_gate")}
          {...base.form.getInputProps("publishing_gate", { type: "checkbox" })}
        />
      </Panel>
      <FactorDemand form={base.form} editable={editable} />
      <Facility settings={read.output} />
      {editable && <SaveBar saving={base} />}
    </SaveFormFrame>
  );
}

/** The laboratory's name, logo and colours, as the app and the public pages show them. */
export default function SystemPage() {
  const { t } = useTranslation("settings");
  const query = useQuery(systemSettings);
  return (
    <Page narrow title={t("title")} lead={t("lead")}>
      <QueryState query={query}>{(read) => <SettingsForm read={read} />}</QueryState>
    </Page>
  );
}
