import { SegmentedControl, Stack } from "@mantine/core";
import { keepPreviousData, type QueryKey, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../../../shared/kernel/language.ts";
import { useLanguageName, useReaderLanguage } from "../../platform/i18n/languages.ts";
import { QueryState } from "../../platform/query-state.tsx";
import classes from "./page-preview.module.css";
import { PublicPage } from "./public-page.tsx";

/** A public page before it is public, one language at a time; first in that of the reader, if the laboratory has it. */
export function PagePreview(props: {
  languages: readonly Language[];
  first?: Language;
  queryKey: QueryKey;
  /** Requests the page in a language. */
  render: (language: Language, signal: AbortSignal) => Promise<{ html: string }>;
  children?: ReactNode;
}) {
  const { languages, queryKey, render } = props;
  const { t } = useTranslation("ui");
  const languageName = useLanguageName();
  const reader = useReaderLanguage();
  const [main = "de"] = languages;
  const [language, setLanguage] = useState(props.first ?? (languages.includes(reader) ? reader : main));
  const query = useQuery({
    queryKey: [...queryKey, language],
    queryFn: ({ signal }) => render(language, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return (
    <Stack>
      {languages.length > 1 && (
        <SegmentedControl
          size="xs"
          aria-label={t("languages")}
          value={language}
          data={languages.map((value) => ({ value, label: languageName(value) }))}
          onChange={(value) => setLanguage(value as Language)}
        />
      )}
      {props.children}
      <QueryState query={query} lines={10}>
        {({ html }) => <PublicPage html={html} className={classes.page} />}
      </QueryState>
    </Stack>
  );
}
