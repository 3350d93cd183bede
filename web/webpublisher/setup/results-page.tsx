import "@mantine/core/styles/NumberInput.css";
import { NativeSelect, NumberInput, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { listPublicCategories } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { elementSnippet, scriptSnippet } from "../../embed/in-app/snippets.ts";
import { Beside, WidgetFrame } from "../../embed/in-app/widget-frame.tsx";
import { call } from "../../platform/api/call.ts";
import { useLanguageName, useReaderLanguage } from "../../platform/i18n/languages.ts";
import { useSettings } from "../../platform/startup.ts";
import { useUnreadChoice } from "../../platform/unread-choice.ts";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Snippet } from "../../ui/snippet.tsx";

const mostResults = 200;
const usual = 20;

/** The results of a search alone, with optional limits; the element to copy follows them. */
export default function ResultsSetupPage() {
  const { t } = useTranslation("websetup");
  const { languages } = useSettings();
  const reader = useReaderLanguage();
  const languageName = useLanguageName();
  const [lang, setLang] = useState<string>(languages.includes(reader) ? reader : (languages[0] ?? "de"));
  const [search, setSearch] = useState("");
  const [category, setCategory] = useState("");
  const [count, setCount] = useState(usual);
  const categories = useQuery({
    queryKey: ["webpublisher", "categories", reader],
    queryFn: ({ signal }) => call(listPublicCategories, { signal }),
  });
  const unread = useUnreadChoice(categories);
  const attributes = {
    widget: "results",
    lang,
    search: search.trim(),
    category,
    ...(count !== usual && { count }),
  };
  const [shown] = useDebouncedValue(attributes, 400);
  return (
    <Page title={t("results.title")} lead={t("results.lead")}>
      <Panel title={t("results.shows")}>
        <Stack>
          <TextInput
            label={t("results.search")}
            description={t("results.searchHint")}
            value={search}
            maxLength={200}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <NativeSelect
            label={t("results.category")}
            value={category}
            data={[
              { value: "", label: t("results.all") },
              ...(categories.data?.results ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ...unread,
            ]}
            onChange={(event) => setCategory(event.currentTarget.value)}
          />
          <NumberInput
            label={t("results.count")}
            description={t("results.countHint", { most: mostResults })}
            value={count}
            min={1}
            max={mostResults}
            allowDecimal={false}
            onChange={(value) => setCount(Math.min(mostResults, Math.max(1, Number(value) || usual)))}
          />
          <NativeSelect
            label={t("results.language")}
            value={lang}
            data={languages.map((value) => ({ value, label: languageName(value) }))}
            onChange={(event) => setLang(event.currentTarget.value)}
          />
        </Stack>
      </Panel>
      <Panel title={t("embedding")}>
        <Beside preview={<WidgetFrame attributes={shown} height={460} />}>
          <Stack>
            <Snippet label={t("scriptLabel")} code={scriptSnippet()} />
            <Snippet label={t("results.element")} code={elementSnippet(attributes)} />
            <Text size="sm" c="dimmed">
              {t("results.text")}
            </Text>
          </Stack>
        </Beside>
      </Panel>
    </Page>
  );
}
