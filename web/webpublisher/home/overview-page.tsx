import { Anchor, Button, Text } from "@mantine/core";
import {
  IconBrush,
  IconExternalLink,
  IconEye,
  IconLanguage,
  IconListSearch,
  IconSearch,
  IconShieldLock,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { fullPath } from "../../../shared/kernel/endpoint.ts";
import type { WebConfig } from "../../../shared/webpublisher/config/config.ts";
import {
  categoriesPage,
  directoryPage,
  listPublicAnalyses,
} from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { listInternalPreview } from "../../../shared/webpublisher/preview/preview.endpoints.ts";
import { changesPage } from "../../../shared/webpublisher/public-notices/public-notices.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import { publicAddress } from "../../platform/public-address.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Link } from "../../ui/way.tsx";
import { webConfig } from "../config/web-setup.ts";
import { SearchesCard } from "../searches/searches-card.tsx";
import classes from "./home.module.css";

function Address({ path }: { path: string }) {
  return (
    <Anchor href={publicAddress(path)} target="_blank" rel="noreferrer">
      {publicAddress(path)}
    </Anchor>
  );
}

/** State of the directory's setup. */
function State({ config }: { config: WebConfig }) {
  const { t } = useTranslation("webpublisher");
  const texts = Object.values(config.texts).reduce(
    (sum, ofLanguage) => sum + Object.keys(ofLanguage).length,
    0,
  );
  return (
    <Facts>
      <Fact label={t("website")}>
        {config.website_url ? (
          <Anchor href={config.website_url} target="_blank" rel="noreferrer">
            {config.website_url}
          </Anchor>
        ) : (
          <Anchor component={Link} to="/webpublisher/einrichtung/app">
            {t("noWebsite")}
          </Anchor>
        )}
      </Fact>
      <Fact label={t("ownTexts")}>{t("changedTexts", { count: texts })}</Fact>
      <Fact label={t("ownCss")}>{t(config.css.trim() ? "withCss" : "withoutCss")}</Fact>
      <Fact label={t("notices")}>{t(config.notices ? "on" : "off")}</Fact>
      <Fact label={t("counting")}>{t(config.count_searches ? "on" : "off")}</Fact>
    </Facts>
  );
}

/** The parts of the module, each with a link. */
function Parts() {
  const { t } = useTranslation("webpublisher");
  const access = useAccess();
  const internal = access.booked("MD_INTRA");
  const parts = [
    { to: "einrichtung/app", key: "app", name: t("partName.app"), Icon: IconBrush, text: t("part.app") },
    {
      to: "einrichtung/suche",
      key: "search",
      name: t("partName.search"),
      Icon: IconSearch,
      text: t("part.search"),
    },
    {
      to: "einrichtung/ergebnisse",
      key: "results",
      name: t("partName.results"),
      Icon: IconListSearch,
      text: t("part.results"),
    },
    { to: "texte", key: "texts", name: t("partName.texts"), Icon: IconLanguage, text: t("part.texts") },
    { to: "vorschau", key: "preview", name: t("partName.preview"), Icon: IconEye, text: t("part.preview") },
    ...(!internal || access.mayCall(listInternalPreview)
      ? [
          {
            to: internal ? "vorschau/intern" : "info",
            key: "internal",
            name: t("partName.internal"),
            Icon: IconShieldLock,
            text: t(internal ? "part.internal" : "part.internalUnbooked"),
          },
        ]
      : []),
  ] as const;
  return (
    <ul className={classes.parts}>
      {parts.map(({ to, key, name, Icon, text }) => (
        <li key={key}>
          <Link className={classes.part} to={`/webpublisher/${to}`}>
            <Icon size={20} stroke={1.6} aria-hidden />
            <strong>{name}</strong>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The module's home page: the state of the public directory and links to all of its parts. */
export default function HomePage() {
  const { t } = useTranslation("webpublisher");
  const format = useFormat();
  const config = useQuery(webConfig);
  const published = useQuery({
    queryKey: ["webpublisher", "count"],
    queryFn: async ({ signal }) => (await call(listPublicAnalyses, { query: { limit: 1 }, signal })).count,
  });
  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      actions={
        <Button
          component="a"
          href={publicAddress(fullPath(directoryPage))}
          target="_blank"
          rel="noreferrer"
          rightSection={<IconExternalLink size={16} aria-hidden />}
        >
          {t("open")}
        </Button>
      }
    >
      <Parts />
      <SearchesCard />
      <Panel title={t("state")}>
        <QueryState query={config}>{({ output }) => <State config={output} />}</QueryState>
      </Panel>
      <Panel
        title={t("address")}
        aside={
          published.data !== undefined && (
            <Text c="dimmed" size="sm">
              {t("public", { count: published.data, total: format.number(published.data) })}
            </Text>
          )
        }
      >
        <Text c="dimmed" mb="xs">
          {t("addressText")}
        </Text>
        <Facts>
          <Fact label={t("all")}>
            <Address path={fullPath(directoryPage)} />
          </Fact>
          <Fact label={t("categories")}>
            <Address path={fullPath(categoriesPage)} />
          </Fact>
          {config.data?.output.notices && (
            <Fact label={t("changes")}>
              <Address path={fullPath(changesPage)} />
            </Fact>
          )}
        </Facts>
      </Panel>
    </Page>
  );
}
