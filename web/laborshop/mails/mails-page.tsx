import { Input, SegmentedControl, Stack, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language, LocalizedText } from "../../../shared/kernel/language.ts";
import { uiLanguageOf } from "../../../shared/kernel/ui-language.ts";
import { shopConfiguration } from "../../../shared/laborshop/configuration/configuration.endpoints.ts";
import {
  type MailWords,
  type ShopConfig,
  shopConfigSchema,
} from "../../../shared/laborshop/configuration/configuration.ts";
import { mailDefaults } from "../../../shared/laborshop/mails/mail-default-texts.ts";
import { type OrderMail, orderMails } from "../../../shared/laborshop/orders/order.ts";
import { Beside } from "../../embed/in-app/widget-frame.tsx";
import { useSetup } from "../../platform/configuration/configuration.ts";
import { ConfigurationHistory } from "../../platform/configuration/configuration-history.tsx";
import { SaveFormFrame } from "../../platform/form/save-form.tsx";
import { useSaveForm } from "../../platform/form/use-save-form.ts";
import { whileTyping } from "../../platform/form/while-typing.ts";
import { useLanguageName, useReaderLanguage } from "../../platform/i18n/languages.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import type { ReadRecord } from "../../platform/resource/resource.ts";
import { RichTextInput } from "../../platform/rich-text/rich-text-input.tsx";
import { useSettings } from "../../platform/startup.ts";
import { SaveBar } from "../../ui/form/save-bar.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { shopSetup } from "../setup/shop-setup.ts";
import { MailPreview } from "./mail-preview.tsx";

const settings = [
  "confirmation_mail",
  "summary_mail",
  "order_mail",
  "footnote",
] as const satisfies (keyof ShopConfig)[];
const formSchema = shopConfigSchema.pick({
  confirmation_mail: true,
  summary_mail: true,
  order_mail: true,
  footnote: true,
});
type Values = Pick<ShopConfig, (typeof settings)[number]>;

/** A text for every language, so that each has a field; an empty one stands for the default. */
const filled = (texts: LocalizedText, languages: readonly Language[]): LocalizedText =>
  Object.fromEntries(languages.map((language) => [language, texts[language] ?? ""]));

function RichField(props: {
  label: string;
  path: string;
  language: Language;
  description: string;
  value: string;
  error: string | undefined;
  editable: boolean;
  onChange: (html: string) => void;
}) {
  const { label, path, language, description, value, error, editable, onChange } = props;
  const id = useId();
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={description}
      descriptionProps={{ mb: 5 }}
      error={error}
      errorProps={{ id }}
    >
      <RichTextInput
        label={label}
        lang={language}
        defaultValue={value}
        error={error}
        errorId={id}
        readOnly={!editable}
        data-path={path}
        onChange={onChange}
      />
    </Input.Wrapper>
  );
}

function MailsForm({ read }: { read: ReadRecord<ShopConfig> }) {
  const { t } = useTranslation("shopMails");
  const { languages } = useSettings();
  const reader = useReaderLanguage();
  const languageName = useLanguageName();
  const editable = useAccess().mayCall(shopConfiguration.change);
  const [about, setAbout] = useState<OrderMail>("confirmation");
  const [language, setLanguage] = useState<Language>(
    () => languages.find((offered) => offered === reader) ?? languages[0] ?? "de",
  );
  const valuesOf = (config: ShopConfig): Values => {
    const words = ({ subject, intro, extra }: MailWords): MailWords => ({
      subject: filled(subject, languages),
      intro: filled(intro, languages),
      extra: filled(extra, languages),
    });
    return {
      confirmation_mail: words(config.confirmation_mail),
      summary_mail: words(config.summary_mail),
      order_mail: words(config.order_mail),
      footnote: filled(config.footnote, languages),
    };
  };
  const base = useSaveForm({ schema: formSchema, ...useSetup(shopSetup, read, valuesOf) });
  const { form } = base;
  const [typed, setTyped] = useState(() => valuesOf(read.output));
  for (const name of settings)
    form.watch(name, ({ value }) => setTyped((before) => ({ ...before, [name]: value })));
  const mail = `${about}_mail` as const;
  const words = typed[mail];
  const defaults = mailDefaults[uiLanguageOf(language)].mails;
  const change = (part: keyof MailWords, text: string) =>
    form.setFieldValue(mail, { ...words, [part]: { ...words[part], [language]: text } }, whileTyping);
  const errorOf = (path: string) => form.errors[path] as string | undefined;
  const rich = (part: "intro" | "extra") => (
    <RichField
      key={`${mail} ${part} ${language} ${form.key(mail)}`}
      label={t(part)}
      path={`${mail}.${part}.${language}`}
      language={language}
      description={t(`hint.${part}`)}
      value={words[part][language] ?? ""}
      error={errorOf(`${mail}.${part}.${language}`)}
      editable={editable}
      onChange={(html) => change(part, html)}
    />
  );
  return (
    <SaveFormFrame base={base} label={t("title")} mayChange={editable}>
      <Beside
        headed
        preview={<MailPreview mail={{ mail: about, language, [mail]: words, footnote: typed.footnote }} />}
      >
        <Stack gap="lg">
          <SegmentedControl
            aria-label={t("which")}
            value={about}
            data={orderMails.map((value) => ({ value, label: t(`mail.${value}`) }))}
            onChange={(value) => setAbout(orderMails.find((mail) => mail === value) ?? about)}
          />
          {languages.length > 1 && (
            <SegmentedControl
              aria-label={t("language")}
              value={language}
              data={languages.map((value) => ({ value, label: languageName(value) }))}
              onChange={(value) => setLanguage(languages.find((offered) => offered === value) ?? language)}
            />
          )}
          <Panel title={t("words")}>
            <Stack>
              <TextInput
                label={t("subject")}
                description={t("hint.subject", { number: "{{number}}", lab: "{{lab}}" })}
                lang={language}
                placeholder={defaults[about].subject}
                maxLength={200}
                readOnly={!editable}
                error={errorOf(`${mail}.subject.${language}`)}
                data-path={`${mail}.subject.${language}`}
                value={words.subject[language] ?? ""}
                onChange={(event) => change("subject", event.currentTarget.value)}
              />
              {rich("intro")}
              {rich("extra")}
            </Stack>
          </Panel>
          <Panel title={t("footnote")}>
            <RichField
              key={`footnote ${language} ${form.key("footnote")}`}
              label={t("footnoteLabel")}
              path={`footnote.${language}`}
              language={language}
              description={t("hint.footnote")}
              value={typed.footnote[language] ?? ""}
              error={errorOf(`footnote.${language}`)}
              editable={editable}
              onChange={(html) =>
                form.setFieldValue("footnote", { ...typed.footnote, [language]: html }, whileTyping)
              }
            />
          </Panel>
        </Stack>
      </Beside>
      {editable && <SaveBar saving={base} />}
    </SaveFormFrame>
  );
}

/** The texts of the mails about an order, each beside its preview. */
export default function MailsPage() {
  const { t } = useTranslation("shopMails");
  const { t: setup } = useTranslation("shopSetup");
  return (
    <Page title={t("title")} lead={t("lead")}>
      <QueryState query={useQuery(shopSetup.present)}>{(read) => <MailsForm read={read} />}</QueryState>
      <ConfigurationHistory
        of={shopSetup}
        settings={settings}
        nameOf={(setting) => setup(`setting.${setting as (typeof settings)[number]}`)}
      />
    </Page>
  );
}
