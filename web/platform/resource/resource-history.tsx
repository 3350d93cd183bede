import { Button, Text } from "@mantine/core";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Page } from "../../../shared/kernel/paging.ts";
import type { RecordVersionSummary } from "../../../shared/kernel/record-version.ts";
import { DataList } from "../../ui/data-list.tsx";
import { Panel } from "../../ui/panel.tsx";
import { newIdempotencyKey } from "../api/call.ts";
import { useFormat } from "../format.ts";
import { Paged } from "../list/paged.tsx";
import { notifyError, notifySuccess } from "../notify.tsx";
import { useAccess } from "../permissions.ts";
import { problemText } from "../problem-text.ts";
import { callRole, type ResourceCalls, resourceQueries } from "./resource.ts";

const pageSize = 20;

/** The versions of a record, newest first; an earlier one can be restored. */
export function ResourceHistory(props: { id: string; calls: ResourceCalls; cacheKey: readonly string[] }) {
  const { id, calls, cacheKey } = props;
  const { t } = useTranslation("ui");
  const format = useFormat();
  const client = useQueryClient();
  const access = useAccess();
  const [offset, setOffset] = useState(0);
  const { versions, rollback } = calls;
  const query = useQuery({
    queryKey: [...resourceQueries(cacheKey, calls).versions(id), offset],
    queryFn: ({ signal }) =>
      callRole<Page<RecordVersionSummary>>(versions as NonNullable<typeof versions>, {
        params: { id },
        query: { limit: pageSize, offset },
        signal,
      }),
    enabled: versions !== undefined,
    placeholderData: keepPreviousData,
  });
  const rollBack = useMutation({
    mutationFn: (hid: number) =>
      callRole(rollback as NonNullable<typeof rollback>, {
        params: { id, hid },
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: () => {
      notifySuccess(t("history.done"), { id: "rollback" });
      return client.invalidateQueries({ queryKey: cacheKey });
    },
    onError: (problem) => notifyError(t("form.failed"), { id: "rollback", content: problemText(problem) }),
  });
  const newest = offset === 0 ? query.data?.results[0]?.hid : undefined;
  return (
    <Panel flush title={t("history.title")}>
      <Paged query={query} pageSize={pageSize} offset={offset} onOffset={setOffset} lines={3}>
        {(rows) => (
          <DataList
            label={t("history.title")}
            rows={rows}
            rowKey={({ hid }) => String(hid)}
            columns={[
              {
                key: "version",
                label: t("history.column"),
                width: "minmax(200px, 2fr)",
                phone: "title",
                cell: ({ hid, action }) =>
                  `${t("history.version", { version: hid })}, ${t(`history.${action}`)}`,
              },
              {
                key: "at",
                label: t("history.when"),
                width: "minmax(220px, 2fr)",
                cell: ({ at, author }) => (
                  <Text size="sm">
                    {format.dateTime(at)}, {author.name}
                  </Text>
                ),
              },
              {
                key: "rollback",
                label: t("history.rollback"),
                width: "minmax(160px, 1fr)",
                cell: ({ hid }) =>
                  rollback &&
                  hid !== newest &&
                  access.mayCall(rollback) && (
                    <Button size="xs" variant="default" onClick={() => rollBack.mutate(hid)}>
                      {t("history.rollback")}
                    </Button>
                  ),
              },
            ]}
            order={null}
            onOrder={() => undefined}
          />
        )}
      </Paged>
    </Panel>
  );
}
