import { IconSparkles } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ShownNews } from "../../../shared/core/news/news.endpoints.ts";
import { useFormat } from "../../platform/format.ts";
import { uiLanguage } from "../../platform/i18n/i18n.ts";
import { Paged } from "../../platform/list/paged.tsx";
import { QueryState } from "../../platform/query-state.tsx";
import { StateTag } from "../../ui/figures.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/states.tsx";
import classes from "./news.module.css";
import { currentNews, pastNews, pastPageSize, useMarkRead } from "./queries.ts";

function Item({ news }: { news: ShownNews }) {
  const { t } = useTranslation("news");
  const format = useFormat();
  const language = uiLanguage();
  return (
    <article className={classes.item} data-unread={news.unread || undefined}>
      <div className={classes.head}>
        <time dateTime={news.from}>{format.date(news.from)}</time>
        {news.unread && <StateTag tone="new">{t("unread")}</StateTag>}
      </div>
      <h3>{news.title[language]}</h3>
      {news.text[language].split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </article>
  );
}

function Past() {
  const { t } = useTranslation("news");
  const [offset, setOffset] = useState(0);
  const query = useQuery(pastNews(offset));
  if (query.data?.count === 0) return null;
  return (
    <Panel flush title={t("past")}>
      <Paged query={query} pageSize={pastPageSize} offset={offset} onOffset={setOffset}>
        {(results) => results.map((news) => <Item key={news.id} news={{ ...news, unread: false }} />)}
      </Paged>
    </Panel>
  );
}

/** Current and past news of Laborium. */
export default function NewsPage() {
  const { t } = useTranslation("news");
  const query = useQuery(currentNews);
  useMarkRead(query.data?.results.filter(({ unread }) => unread).map(({ id }) => id) ?? []);
  return (
    <Page narrow title={t("title")} lead={t("lead")}>
      <Panel flush title={t("current")}>
        <QueryState query={query}>
          {({ results }) =>
            results.length === 0 ? (
              <EmptyState icon={IconSparkles} title={t("none")} text={t("noneText")} />
            ) : (
              results.map((news) => <Item key={news.id} news={news} />)
            )
          }
        </QueryState>
      </Panel>
      <Past />
    </Page>
  );
}
