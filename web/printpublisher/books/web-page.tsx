import { Anchor, Group, Stack } from "@mantine/core";
import { IconWorld } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { fullPath } from "../../../shared/kernel/endpoint.ts";
import { publishWebChapters } from "../../../shared/printpublisher/editions/editions.endpoints.ts";
import type { WebChapters } from "../../../shared/printpublisher/editions/web-chapters.ts";
import { chaptersPage } from "../../../shared/printpublisher/public-book/public-book.endpoints.ts";
import { elementSnippet, scriptSnippet } from "../../embed/in-app/snippets.ts";
import { call, newIdempotencyKey } from "../../platform/api/call.ts";
import { useFormat } from "../../platform/format.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { publicAddress } from "../../platform/public-address.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { useSettings } from "../../platform/startup.ts";
import { DataList } from "../../ui/data-list.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { StateTag } from "../../ui/figures.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Snippet } from "../../ui/snippet.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { StatusButton, statusOf } from "../../ui/status-button.tsx";
import { Link } from "../../ui/way.tsx";
import { webChapters } from "./queries.ts";

const webTones = { new: "new", changed: "warn", same: "good", draft: "plain", gone: "bad" } as const;

const contents = "/printpublisher/inhalte";

function Chapters({ chapters }: Pick<WebChapters, "chapters">) {
  const { t } = useTranslation("printpublisher");
  const format = useFormat();
  return (
    <DataList
      label={t("webChapters")}
      rows={[...chapters]}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "title",
          label: t("webChapter"),
          width: "2fr",
          phone: "title",
          cell: ({ id, title }) => (
            <Anchor component={Link} to={`${contents}/kapitel/${id}`}>
              {title}
            </Anchor>
          ),
        },
        {
          key: "language",
          label: t("languageLabel"),
          width: "1fr",
          cell: ({ language }) => (language ? format.language(language) : t("webEveryLanguage")),
        },
        {
          key: "state",
          label: t("webStateLabel"),
          width: "2fr",
          cell: ({ state }) => <StateTag tone={webTones[state]}>{t(`webState.${state}`)}</StateTag>,
        },
      ]}
      order={null}
      onOrder={() => undefined}
    />
  );
}

function Publish({ published, by, chapters }: WebChapters) {
  const { t } = useTranslation("printpublisher");
  const format = useFormat();
  const client = useQueryClient();
  const mayPublish = useAccess().mayCall(publishWebChapters);
  const publish = useMutation({
    mutationFn: () => call(publishWebChapters, { idempotencyKey: newIdempotencyKey() }),
    onSuccess: (now) => {
      client.setQueryData(webChapters.queryKey, now);
      notifySuccess(t("webPublishedNow"));
    },
    onError: (error) => notifyError(t("webPublishFailed"), { content: problemText(error) }),
  });
  return (
    <Stack>
      {chapters.length === 0 ? (
        <EmptyState icon={IconWorld} title={t("webNone")} text={t("webNoneText")} />
      ) : (
        <Chapters chapters={chapters} />
      )}
      <Facts>
        <Fact label={t("published")}>
          {published === null
            ? t("webNever")
            : t("webPublishedBy", { date: format.dateTime(published), name: by ?? "" })}
        </Fact>
      </Facts>
      {mayPublish && chapters.length > 0 && (
        <Group>
          <StatusButton status={statusOf(publish)} onClick={() => publish.mutate()}>
            {t("publish")}
          </StatusButton>
        </Group>
      )}
    </Stack>
  );
}

/** Publishes the chapters that are marked for the web, and shows their address. */
export default function WebPage() {
  const { t } = useTranslation("printpublisher");
  const { languages } = useSettings();
  const address = publicAddress(fullPath(chaptersPage));
  return (
    <Page narrow title={t("webTitle")} lead={t("webLead")}>
      <Panel title={t("webChapters")}>
        <QueryState query={useQuery(webChapters)}>{(shown) => <Publish {...shown} />}</QueryState>
      </Panel>
      <Panel title={t("webPlaces")}>
        <Stack>
          <Facts>
            <Fact label={t("webAddress")}>
              <Anchor href={address} target="_blank" rel="noreferrer">
                {address}
              </Anchor>
            </Fact>
          </Facts>
          <Snippet
            label={t("webSnippet")}
            code={`${elementSnippet({ widget: "chapters", lang: languages[0] ?? "de" })}\n${scriptSnippet()}`}
          />
        </Stack>
      </Panel>
    </Page>
  );
}
