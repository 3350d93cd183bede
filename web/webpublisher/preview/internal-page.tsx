import { Group, SegmentedControl } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { Language } from "../../../shared/kernel/language.ts";
import {
  listInternalPreview,
  showInternalPreview,
} from "../../../shared/webpublisher/preview/preview.endpoints.ts";
import { PublicPage } from "../../embed/in-app/public-page.tsx";
import { call } from "../../platform/api/call.ts";
import { useLanguageName, useReaderLanguage } from "../../platform/i18n/languages.ts";
import { ListPanel } from "../../platform/list/list-page.tsx";
import { useListState } from "../../platform/list/list-state.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { useSettings } from "../../platform/startup.ts";
import { StateTag } from "../../ui/figures.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import classes from "./preview.module.css";

const pageSize = 50;

/** One analysis as its page would look; dropped from the cache when it is left. */
function Shown({ code, language }: { code: string; language: Language }) {
  const { t } = useTranslation("webpreview");
  const query = useQuery({
    queryKey: ["webpublisher", "internal", language, code],
    queryFn: ({ signal }) => call(showInternalPreview, { params: { code }, language, signal }),
    gcTime: 0,
  });
  return (
    <QueryState query={query} lines={10}>
      {({ internal, html }) => (
        <Panel>
          {internal && <StateTag tone="new">{t("internal.badge")}</StateTag>}
          <PublicPage html={html} className={classes.public} />
        </Panel>
      )}
    </QueryState>
  );
}

/** The directory with internal analyses, for the laboratory's own staff. The back-office draws it, and it is never public. */
export default function InternalPreviewPage() {
  const { t } = useTranslation("webpreview");
  const { languages } = useSettings();
  const reader = useReaderLanguage();
  const languageName = useLanguageName();
  const [language, setLanguage] = useState<Language>(
    languages.includes(reader) ? reader : (languages[0] ?? "de"),
  );
  const state = useListState({ pageSize });
  const [query] = useSearchParams();
  const code = query.get("code");
  const list = useQuery({
    queryKey: ["webpublisher", "internal", "list", language, state.search, state.offset],
    queryFn: ({ signal }) =>
      call(listInternalPreview, {
        query: { search: state.search, limit: pageSize, offset: state.offset },
        language,
        signal,
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const to = (of: string) => {
    const next = new URLSearchParams(query);
    next.set("code", of);
    return `?${next}`;
  };
  return (
    <Page title={t("internal.title")} lead={t("internal.lead")}>
      <Notice tone="plain">{t("internal.notice")}</Notice>
      {languages.length > 1 && (
        <Group>
          <SegmentedControl
            aria-label={t("language")}
            value={language}
            data={languages.map((value) => ({ value, label: languageName(value) }))}
            onChange={(value) => setLanguage(value as Language)}
          />
        </Group>
      )}
      <div className={code ? classes.pages : undefined}>
        <ListPanel
          label={t("internal.list")}
          search={t("internal.search")}
          state={state}
          query={list}
          rowKey={(row) => row.code}
          open={{ to: (row) => to(row.code) }}
          columns={[
            {
              key: "name",
              label: t("internal.name"),
              width: "minmax(160px, 2fr)",
              phone: "title",
              cell: ({ name, internal }) => (
                <>
                  {name} {internal && <StateTag tone="new">{t("internal.badge")}</StateTag>}
                </>
              ),
            },
            { key: "code", label: t("internal.code"), width: "minmax(80px, 1fr)", cell: (row) => row.code },
          ]}
          empty={{ title: t("internal.none"), text: t("internal.noneText") }}
        />
        {code && <Shown code={code} language={language} />}
      </div>
    </Page>
  );
}
