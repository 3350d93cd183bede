import { Button, Checkbox, TextInput } from "@mantine/core";
import { IconRestore, IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod";
import type { Language } from "../../../../shared/kernel/language.ts";
import type { OwnTexts as Texts } from "../../../../shared/kernel/own-texts.ts";
import { type Setup, useSetup } from "../../../platform/configuration/configuration.ts";
import { ConfigurationHistory } from "../../../platform/configuration/configuration-history.tsx";
import { SaveFormFrame } from "../../../platform/form/save-form.tsx";
import { useSaveForm } from "../../../platform/form/use-save-form.ts";
import { useLanguageName } from "../../../platform/i18n/languages.ts";
import { useAccess } from "../../../platform/permissions.ts";
import { QueryState } from "../../../platform/query-state.tsx";
import type { ReadRecord } from "../../../platform/resource/resource.ts";
import { useSettings } from "../../../platform/startup.ts";
import { SaveBar } from "../../../ui/form/save-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageTabs } from "../../../ui/page-tabs.tsx";
import { Panel } from "../../../ui/panel.tsx";
import type { WidgetAttributes } from "../widget-frame.tsx";
import { LanguageTexts } from "./language-texts.tsx";
import classes from "./own-texts.module.css";
import { TextPlace } from "./text-place.tsx";

/** Texts of any module, whatever their keys. */
export interface AnyTexts {
  keys: readonly string[];
  schema: z.ZodType;
  defaultText(language: Language, key: string): string;
  placeholdersOf(key: string): { allowed: readonly string[]; required: boolean };
  changed(texts: Texts): Texts;
}
/** Texts that appear in one place, under a heading. */
export interface TextGroup {
  group: string;
  label: string;
  /** Description of the place where visitors see these texts. */
  where: string;
  keys: readonly string[];
}
/** The text that has the focus, or had it last. */
export interface Looked {
  group: string;
  key: string;
}

/** Every text has a field; an empty one stands for the default. */
const filled = (keys: readonly string[], texts: Texts, languages: readonly Language[]): Texts => ({
  ...texts,
  ...Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(keys.map((key) => [key, texts[language]?.[key] ?? ""])),
    ]),
  ),
});

interface OwnTextsProps<Config extends object> {
  of: Setup<Config>;
  texts: AnyTexts;
  /** In the order of a visit. */
  groups: readonly TextGroup[];
  /** The widget that shows a given text in its place. */
  placeOf: (looked: Looked) => Omit<WidgetAttributes, "lang">;
}

function TextsForm<Config extends { texts: object }>(
  props: OwnTextsProps<Config> & { read: ReadRecord<Config> },
) {
  const { of, texts, groups, placeOf, read } = props;
  const { t } = useTranslation("owntexts");
  const { languages } = useSettings();
  const languageName = useLanguageName();
  const editable = useAccess().mayCall(of.calls.change);
  const valuesOf = ({ texts: saved }: Config) => ({ texts: filled(texts.keys, saved as Texts, languages) });
  const base = useSaveForm({
    schema: z.object({ texts: texts.schema as z.ZodType<Texts, Texts> }),
    ...useSetup(of, read, valuesOf),
  });
  const { form } = base;
  const [search, setSearch] = useState("");
  const [onlyChanged, setOnlyChanged] = useState(false);
  const [looked, setLooked] = useState<Looked>({ group: "", key: "" });
  const resetAll = () => form.setValues({ texts: filled(texts.keys, {}, languages) });
  return (
    <SaveFormFrame base={base} label={t("title")} mayChange={editable}>
      <Panel>
        <div className={classes.filters}>
          <TextInput
            type="search"
            aria-label={t("search")}
            placeholder={t("search")}
            leftSection={<IconSearch size={16} aria-hidden />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <Checkbox
            label={t("onlyChanged")}
            checked={onlyChanged}
            onChange={(event) => setOnlyChanged(event.currentTarget.checked)}
          />
        </div>
      </Panel>
      <PageTabs
        label={t("languages")}
        tabs={languages.map((language) => ({
          key: language,
          label: languageName(language),
          content: (
            <div className={classes.layout}>
              <LanguageTexts
                {...{ texts, groups, form, language, search, onlyChanged, editable, onLook: setLooked }}
              />
              <div className={classes.place}>
                <TextPlace
                  {...{ texts, form, language }}
                  place={placeOf(looked)}
                  looked={{
                    key: looked.key,
                    label: groups.find(({ group }) => group === looked.group)?.label,
                  }}
                />
              </div>
            </div>
          ),
        }))}
      />
      {editable && (
        <SaveBar saving={base}>
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconRestore size={16} aria-hidden />}
            onClick={resetAll}
          >
            {t("resetAll")}
          </Button>
        </SaveBar>
      )}
    </SaveFormFrame>
  );
}

/** Every text of a module's public pages and widgets, in each language; an empty field stands for the default. */
export function OwnTextsPage<Config extends { texts: object }>(
  props: OwnTextsProps<Config> & { nameOf: (setting: keyof Config & string) => string },
) {
  const { of, nameOf } = props;
  const { t } = useTranslation("owntexts");
  return (
    <Page title={t("title")} lead={t("lead")}>
      <QueryState query={useQuery(of.present)}>{(read) => <TextsForm {...props} read={read} />}</QueryState>
      <ConfigurationHistory of={of} settings={["texts"]} nameOf={nameOf} />
    </Page>
  );
}
export type TextsFormOf = ReturnType<
  typeof useSaveForm<z.ZodObject<{ texts: z.ZodType<Texts, Texts> }>, unknown>
>["form"];
