import { Button, Group } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Subscriber } from "../../../shared/webpublisher/notices/notice.ts";
import { deleteSubscriber } from "../../../shared/webpublisher/notices/notices.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { DeleteDialog } from "../../platform/delete-button.tsx";
import { useFormat } from "../../platform/format.ts";
import { ListPanel } from "../../platform/list/list-page.tsx";
import { useListState } from "../../platform/list/list-state.ts";
import { useAccess } from "../../platform/permissions.ts";
import { saveBlob } from "../../platform/save-blob.ts";
import type { Column } from "../../ui/data-list.tsx";
import { subscribersKey, subscribersPage, subscribersPerPage } from "./queries.ts";

/** The subscribers of the weekly mail: look up an address, hand over the data stored about it, and delete it. */
export function Subscribers() {
  const { t } = useTranslation("notices");
  const format = useFormat();
  const client = useQueryClient();
  const mayDelete = useAccess().mayCall(deleteSubscriber);
  const state = useListState({ pageSize: subscribersPerPage });
  const query = useQuery(subscribersPage(state.search, state.offset));
  const [leaving, setLeaving] = useState<Subscriber>();
  const save = (subscriber: Subscriber) =>
    saveBlob(
      new Blob([JSON.stringify(subscriber, null, 2)], { type: "application/json" }),
      "abonnement.json",
    );
  const columns: Column<Subscriber>[] = [
    {
      key: "email",
      label: t("email"),
      width: "minmax(200px, 2fr)",
      phone: "title",
      cell: ({ email }) => email,
    },
    { key: "state", label: t("subscription"), width: "140px", cell: (row) => t(`subscriber.${row.state}`) },
    { key: "since", label: t("since"), width: "140px", cell: ({ since }) => format.date(since) },
    {
      key: "language",
      label: t("language"),
      width: "120px",
      wide: true,
      cell: (row) => format.language(row.language),
    },
    {
      key: "actions",
      label: t("actions"),
      width: "minmax(220px, 1fr)",
      align: "end",
      cell: (row) => (
        <Group gap="xs" justify="flex-end">
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={t("exportOf", { email: row.email })}
            onClick={() => save(row)}
          >
            {t("export")}
          </Button>
          {mayDelete && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              aria-label={t("removeOf", { email: row.email })}
              onClick={() => setLeaving(row)}
            >
              {t("remove")}
            </Button>
          )}
        </Group>
      ),
    },
  ];
  return (
    <>
      <ListPanel
        label={t("subscribers")}
        state={state}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        search={t("searchSubscribers")}
        empty={{ title: t("noSubscribers"), text: t("noSubscribersText") }}
      />
      {leaving && (
        <DeleteDialog
          opened
          title={t("removeTitle", { email: leaving.email })}
          text={t("removeText")}
          remove={() => call(deleteSubscriber, { params: { id: leaving.id } })}
          onDeleted={() => client.invalidateQueries({ queryKey: subscribersKey })}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}
