import { Text } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { EndpointSpec } from "../../../shared/kernel/endpoint.ts";
import type { Page } from "../../../shared/kernel/paging.ts";
import type { RecordVersionSummary } from "../../../shared/kernel/record-version.ts";
import { DataList } from "../../ui/data-list.tsx";
import { Panel } from "../../ui/panel.tsx";
import { isProblem } from "../api/problem.ts";
import { useFormat } from "../format.ts";
import { Paged } from "../list/paged.tsx";
import { callRole } from "../resource/resource.ts";
import { productName } from "../title.ts";

interface VersionListProps {
  title: string;
  /** Call that lists the versions, newest first. */
  calls: { versions: EndpointSpec; params?: object };
  cacheKey: readonly string[];
  pageSize: number;
  /** Describes the change in a version, behind its number. */
  summaryOf: (version: RecordVersionSummary) => string;
  /** Action that restores a former version. */
  restore: (version: RecordVersionSummary) => ReactNode;
}

/** The versions of a record, newest first, with author and an action to restore former ones. */
export function VersionList(props: VersionListProps) {
  const { title, calls, cacheKey, pageSize, summaryOf, restore } = props;
  const { t } = useTranslation("ui");
  const format = useFormat();
  const [offset, setOffset] = useState(0);
  const query = useQuery({
    queryKey: [...cacheKey, offset],
    queryFn: ({ signal }) =>
      callRole<Page<RecordVersionSummary>>(calls.versions, {
        ...(calls.params && { params: calls.params }),
        query: { limit: pageSize, offset },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const newest = offset === 0 ? query.data?.results[0]?.hid : undefined;
  // A record that never existed has no versions to show.
  if (isProblem(query.error, "not_found")) return null;
  if (query.data?.count === 0)
    return (
      <Panel title={title}>
        <Text c="dimmed">{t("history.none")}</Text>
      </Panel>
    );
  return (
    <Panel flush title={title}>
      <Paged query={query} pageSize={pageSize} offset={offset} onOffset={setOffset} lines={3}>
        {(rows) => (
          <DataList
            label={title}
            rows={rows}
            rowKey={({ hid }) => String(hid)}
            columns={[
              {
                key: "version",
                label: t("history.column"),
                width: "minmax(200px, 2fr)",
                phone: "title",
                cell: (row) => `${t("history.version", { version: row.hid })}${summaryOf(row)}`,
              },
              {
                key: "at",
                label: t("history.when"),
                width: "minmax(220px, 2fr)",
                cell: ({ at: time, author }) => (
                  <Text size="sm">
                    {format.dateTime(time)}, {author.name || productName}
                  </Text>
                ),
              },
              {
                key: "restore",
                label: t("history.rollback"),
                width: "minmax(180px, 1.5fr)",
                cell: (row) => row.hid !== newest && restore(row),
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
