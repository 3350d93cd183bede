import { Anchor, Stack, Text } from "@mantine/core";
import { IconBellOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fullPath } from "../../../shared/kernel/endpoint.ts";
import { listSubscribers } from "../../../shared/webpublisher/notices/notices.endpoints.ts";
import { changesPage } from "../../../shared/webpublisher/public-notices/public-notices.endpoints.ts";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import { publicAddress } from "../../platform/public-address.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { Paging } from "../../ui/data-list.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page, SectionHeading } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { NoticePanel } from "./notice-panel.tsx";
import { noticesPage, noticesPerPage, subscribersPage } from "./queries.ts";
import { Subscribers } from "./subscribers.tsx";

function SubscriberCount() {
  const { t } = useTranslation("notices");
  const format = useFormat();
  const { data } = useQuery(subscribersPage("", 0));
  // The list itself says that there are none.
  if (!data?.confirmed) return null;
  return (
    <Text c="dimmed">{t("subscribed", { count: data.confirmed, total: format.number(data.confirmed) })}</Text>
  );
}

/** Changes for visitors: waiting notices, which can still be remarked on or suppressed, published ones, and the subscribers. */
export default function NoticesPage() {
  const { t } = useTranslation("notices");
  const format = useFormat();
  const access = useAccess();
  const [offset, setOffset] = useState(0);
  const query = useQuery(noticesPage(offset));
  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      actions={
        <Anchor href={publicAddress(fullPath(changesPage))} target="_blank" rel="noreferrer">
          {t("open")}
        </Anchor>
      }
    >
      <QueryState query={query} lines={8}>
        {({ results, count, published }) => (
          <Stack gap="md">
            {!published && <Notice tone="plain">{t("off")}</Notice>}
            <SectionHeading>{t("list")}</SectionHeading>
            {results.length === 0 && (
              <Panel>
                <EmptyState icon={IconBellOff} title={t("none")} text={t("noneText")} />
              </Panel>
            )}
            {results.map((notice) => (
              <NoticePanel key={notice.id} notice={notice} />
            ))}
            <Paging
              offset={offset}
              limit={noticesPerPage}
              total={count}
              format={format.number}
              onChange={setOffset}
              busy={query.isPlaceholderData}
            />
          </Stack>
        )}
      </QueryState>
      {access.mayCall(listSubscribers) && (
        <>
          <div>
            <SectionHeading>{t("subscribers")}</SectionHeading>
            <SubscriberCount />
          </div>
          <Subscribers />
        </>
      )}
    </Page>
  );
}
