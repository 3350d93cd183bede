import { Anchor, Button, Stack, Text } from "@mantine/core";
import { IconExternalLink } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { fullPath } from "../../../shared/kernel/endpoint.ts";
import {
  categoriesPage,
  directoryPage,
  getPublicAnalysis,
  listPublicAnalyses,
} from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { useFormat } from "../../platform/format.ts";
import { publicAddress } from "../../platform/public-address.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Snippet } from "../../ui/snippet.tsx";

function Address({ path }: { path: string }) {
  return (
    <Anchor href={publicAddress(path)} target="_blank" rel="noreferrer">
      {publicAddress(path)}
    </Anchor>
  );
}

/** The public directory: its address, and how to embed it in the lab's own website. */
export default function DirectoryPage() {
  const { t, i18n } = useTranslation("webpublisher");
  const format = useFormat();
  const published = useQuery({
    queryKey: ["webpublisher", "count"],
    queryFn: async ({ signal }) => (await call(listPublicAnalyses, { query: { limit: 1 }, signal })).count,
  });
  const language = i18n.resolvedLanguage ?? "de";
  return (
    <Page
      narrow
      title={t("title")}
      lead={t("lead")}
      actions={
        <Button
          component="a"
          href={publicAddress(fullPath(directoryPage))}
          target="_blank"
          rel="noreferrer"
          rightSection={<IconExternalLink size={16} />}
        >
          {t("open")}
        </Button>
      }
    >
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
        </Facts>
      </Panel>
      <Panel title={t("embed")}>
        <Stack>
          <Text>{t("embedText")}</Text>
          <Snippet
            label={t("script")}
            code={`<script src="${publicAddress("/embed/laborium.js")}" async></script>`}
          />
          <Snippet
            label={t("element")}
            code={`<div data-laborium="directory" data-lang="${language}"></div>`}
          />
          <Text size="sm" c="dimmed">
            {t("language")}
          </Text>
          <Snippet
            label={t("frame")}
            code={`<iframe src="${publicAddress(fullPath(directoryPage))}?lang=${language}"\n  title="${t("frameTitle")}" style="width:100%;height:80vh;border:0"></iframe>`}
          />
        </Stack>
      </Panel>
      <Panel title={t("api")}>
        <Stack>
          <Text>{t("apiText")}</Text>
          <Snippet
            label={t("apiList")}
            code={`curl "${publicAddress(fullPath(listPublicAnalyses))}?search=TSH&count=20"`}
          />
          <Snippet
            label={t("apiOne")}
            code={`curl "${publicAddress(fullPath(getPublicAnalysis)).replace("{code}", "TSH")}"`}
          />
        </Stack>
      </Panel>
    </Page>
  );
}
