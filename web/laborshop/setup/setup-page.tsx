import { Checkbox, NumberInput, Stack, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { legalName } from "../../../shared/core/settings/legal.ts";
import { fullPath } from "../../../shared/kernel/endpoint.ts";
import { shopConfiguration } from "../../../shared/laborshop/configuration/configuration.endpoints.ts";
import { type ShopConfig, shopConfigSchema } from "../../../shared/laborshop/configuration/configuration.ts";
import { shopPage } from "../../../shared/laborshop/public/public-shop.endpoints.ts";
import { CssPanel } from "../../embed/in-app/css-panel.tsx";
import { elementSnippet, scriptSnippet } from "../../embed/in-app/snippets.ts";
import { useSetup } from "../../platform/configuration/configuration.ts";
import { ConfigurationHistory } from "../../platform/configuration/configuration-history.tsx";
import { SaveFormFrame } from "../../platform/form/save-form.tsx";
import { useSaveForm } from "../../platform/form/use-save-form.ts";
import { useReaderLanguage } from "../../platform/i18n/languages.ts";
import { useAccess } from "../../platform/permissions.ts";
import { publicAddress } from "../../platform/public-address.ts";
import { QueryState } from "../../platform/query-state.tsx";
import type { ReadRecord } from "../../platform/resource/resource.ts";
import { StateTag } from "../../ui/figures.tsx";
import { SaveBar } from "../../ui/form/save-bar.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Snippet } from "../../ui/snippet.tsx";
import { Link } from "../../ui/way.tsx";
import { sender, shopSetup } from "./shop-setup.ts";

const settings = [
  "opt_in",
  "website_url",
  "sender_name",
  "sender_address",
  "recipient_address",
  "retention_months",
  "css",
] as const satisfies (keyof ShopConfig)[];
const formSchema = shopConfigSchema.pick({
  opt_in: true,
  website_url: true,
  sender_name: true,
  sender_address: true,
  recipient_address: true,
  retention_months: true,
  css: true,
});
const valuesOf = (config: ShopConfig) =>
  formSchema.parse(Object.fromEntries(settings.map((name) => [name, config[name]])));

/** Says that the shop is not open yet, and which pages it lacks. */
function NotOpen() {
  const { t } = useTranslation("shopSetup");
  const lang = useReaderLanguage();
  const { missing = [] } = useQuery(sender).data ?? {};
  if (missing.length === 0) return null;
  const pages = missing.map((name) => legalName(name, lang)).join(", ");
  return (
    <Notice
      tone="warn"
      title={t("notOpen")}
      actions={<Link to="/einstellungen/system">{t("notOpenLink")}</Link>}
    >
      {t("notOpenText", { pages })}
    </Notice>
  );
}

/** The mails' sender address, and whether it is verified. */
function Sender() {
  const { t } = useTranslation("shopSetup");
  const { data } = useQuery(sender);
  if (!data) return null;
  const { address, verified } = data;
  return (
    <div>
      <Text>
        {t("sentFrom", { address })}{" "}
        <StateTag tone={verified ? "good" : "warn"}>{t(verified ? "verified" : "unverified")}</StateTag>
      </Text>
      {!verified && (
        <Text size="sm" c="dimmed">
          {t("unverifiedText")}
        </Text>
      )}
    </div>
  );
}

function SettingsForm({ read }: { read: ReadRecord<ShopConfig> }) {
  const { t } = useTranslation("shopSetup");
  const lang = useReaderLanguage();
  const editable = useAccess().mayCall(shopConfiguration.change);
  const base = useSaveForm({ schema: formSchema, ...useSetup(shopSetup, read, valuesOf) });
  const { form } = base;
  const field = (name: "website_url" | "sender_name" | "sender_address" | "recipient_address") => ({
    label: t(`field.${name}`),
    description: t(`hint.${name}`),
    readOnly: !editable,
    key: form.key(name),
    ...form.getInputProps(name),
  });
  return (
    <SaveFormFrame base={base} label={t("title")} mayChange={editable}>
      <Panel title={t("ordering")}>
        <Stack>
          <Checkbox
            label={t("field.opt_in")}
            description={t("hint.opt_in")}
            disabled={!editable}
            key={form.key("opt_in")}
            {...form.getInputProps("opt_in", { type: "checkbox" })}
          />
          <TextInput type="url" placeholder={t("example")} {...field("website_url")} />
        </Stack>
      </Panel>
      <Panel title={t("mails")}>
        <Stack>
          <Sender />
          <TextInput type="email" {...field("recipient_address")} />
          <TextInput {...field("sender_name")} />
          <TextInput type="email" {...field("sender_address")} />
        </Stack>
      </Panel>
      <Panel title={t("privacy")}>
        <NumberInput
          label={t("field.retention_months")}
          description={t("hint.retention_months")}
          min={1}
          max={120}
          allowDecimal={false}
          readOnly={!editable}
          maw={420}
          key={form.key("retention_months")}
          {...form.getInputProps("retention_months")}
        />
      </Panel>
      <CssPanel
        fenced
        {...{ form, editable }}
        saved={read.output.css}
        description={t("cssHint")}
        attributes={{ widget: "shop", lang }}
      />
      {editable && <SaveBar saving={base} />}
    </SaveFormFrame>
  );
}

/** Settings of the shop, and instructions for embedding it into the laboratory's website. */
export default function ShopSetupPage() {
  const { t } = useTranslation("shopSetup");
  const lang = useReaderLanguage();
  return (
    <Page title={t("title")} lead={t("lead")}>
      <NotOpen />
      <QueryState query={useQuery(shopSetup.present)}>{(read) => <SettingsForm read={read} />}</QueryState>
      <Panel title={t("embed")}>
        <Stack>
          <Text>{t("scriptText")}</Text>
          <Snippet label={t("scriptLabel")} code={scriptSnippet()} />
          <Text>{t("htmlText")}</Text>
          <Snippet label={t("htmlLabel")} code={elementSnippet({ widget: "shop", lang })} />
          <Text>{t("pageText")}</Text>
          <Snippet label={t("pageLabel")} code={`${publicAddress(fullPath(shopPage))}?lang=${lang}`} />
        </Stack>
      </Panel>
      <ConfigurationHistory
        of={shopSetup}
        settings={settings}
        nameOf={(setting) => t(`setting.${setting as (typeof settings)[number]}`)}
      />
    </Page>
  );
}
