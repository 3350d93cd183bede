import { Anchor, Button, SegmentedControl, Select } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { getBulkChange, undoBulkChange } from "../../../shared/laboreditor/bulk/bulk.endpoints.ts";
import type { HistoryEntry, HistoryModel } from "../../../shared/laboreditor/history/history.ts";
import { callQuery } from "../../platform/api/query.ts";
import { useFormat } from "../../platform/format.ts";
import { ListPanel } from "../../platform/list/list-page.tsx";
import { useListState } from "../../platform/list/list-state.ts";
import { useAccess } from "../../platform/permissions.ts";
import { StateTag } from "../../ui/figures.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { Link, useGo } from "../../ui/way.tsx";
import { stateTones } from "../analyses/analysis-state.ts";
import { undoBulk } from "../bulk/announce-bulk.ts";
import { AuthorName } from "./author.tsx";
import { useDocumentName } from "./document-name.ts";
import { addressOf, historyModels, historyPage, pageSize, type Shown, useShown } from "./queries.ts";

/** Whether a row represents all documents of a bulk change. */
const isTogether = ({ bulk }: HistoryEntry) => bulk !== null && bulk.count > 1;

/** The head of a bulk change's list of analyses: its effect, and a button to undo it. */
function BulkHead({ id }: { id: string }) {
  const { t } = useTranslation("changes");
  const { t: bulk } = useTranslation("bulk");
  const { t: list } = useTranslation("laboreditor");
  const format = useFormat();
  const access = useAccess();
  const client = useQueryClient();
  const key = ["laboreditor", "history", "bulk", id];
  const { data } = useQuery({
    ...callQuery(key, getBulkChange, { params: { id } }),
    enabled: access.mayCall(getBulkChange),
  });
  const undo = useMutation({ mutationFn: () => undoBulk(id, client) });
  if (!data) return null;
  const { change, count, author, started, status } = data;
  const changeName = bulk(`whats.${change.what}`);
  const to =
    change.what === "state"
      ? list(`states.${change.state}`)
      : change.what === "internal"
        ? bulk(`internals.${change.internal}`)
        : null;
  return (
    <Notice
      tone="plain"
      title={t(data.undoes ? "bulk.undoing" : "bulk.title", { count, shown: format.number(count) })}
      actions={
        status === "done" &&
        data.undoes === null &&
        data.undone_by === null &&
        access.mayCall(undoBulkChange) && (
          <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate()}>
            {bulk("undo")}
          </Button>
        )
      }
    >
      {[to ? `${changeName}: ${to}` : changeName, format.dateTime(started), author.name].join(", ")}.{" "}
      {data.undone_by !== null && t("bulk.undone")}
      <Anchor component={Link} to="/laboreditor/history/analysis">
        {t("bulk.all")}
      </Anchor>
    </Notice>
  );
}

function HistoryList({ of, bulk }: { of: Shown; bulk: string }) {
  const { model, deleted } = of;
  const { t } = useTranslation("changes");
  const { t: list } = useTranslation("laboreditor");
  const format = useFormat();
  const state = useListState({ pageSize });
  const nameOf = useDocumentName(model);
  return (
    <ListPanel
      label={t(`models.${model}`)}
      search={t("search")}
      state={state}
      query={useQuery(historyPage(of, state, bulk))}
      rowKey={(row) => row.id}
      open={{
        to: (row) =>
          isTogether(row)
            ? `${addressOf(model, false)}?bulk=${row.bulk?.id}`
            : `${addressOf(model, row.deleted)}/${row.id}`,
      }}
      columns={[
        {
          key: "name",
          label: t("name"),
          width: "minmax(180px, 2.4fr)",
          phone: "title",
          cell: (row) =>
            isTogether(row)
              ? t("bulk.title", { count: row.bulk?.count, shown: format.number(row.bulk?.count ?? 0) })
              : nameOf(row),
        },
        ...(model === "analysis"
          ? [
              {
                key: "code",
                label: t("code"),
                width: "minmax(90px, 1fr)",
                cell: (row: HistoryEntry) => (isTogether(row) ? "" : row.identifier),
              },
            ]
          : []),
        {
          key: "state",
          label: t("state"),
          width: "130px",
          cell: (row) =>
            isTogether(row) ? null : row.deleted ? (
              <StateTag tone="bad">{t("isDeleted")}</StateTag>
            ) : (
              row.state && <StateTag tone={stateTones[row.state]}>{list(`states.${row.state}`)}</StateTag>
            ),
        },
        {
          key: "at",
          label: t(deleted ? "isDeleted" : "changedAt"),
          width: "190px",
          cell: (row) => <time dateTime={row.at}>{format.dateTime(row.at)}</time>,
        },
        {
          key: "author",
          label: t("by"),
          width: "minmax(120px, 1.4fr)",
          cell: (row) => <AuthorName author={row.author} />,
        },
        {
          key: "versions",
          label: t("versions"),
          width: "90px",
          align: "end",
          wide: true,
          phone: "hidden",
          cell: (row) =>
            isTogether(row) ? null : <span className="lb-figures">{format.number(row.versions)}</span>,
        },
      ]}
      empty={{ title: t(deleted ? "noneDeleted" : "none"), icon: IconHistory }}
    />
  );
}

/** The documents of a model that were last changed or deleted. */
export default function HistoryPage() {
  const { t } = useTranslation("changes");
  const go = useGo();
  const shown = useShown();
  const { model, deleted, list } = shown;
  const [query] = useSearchParams();
  const bulk = deleted || model !== "analysis" ? "" : (query.get("bulk") ?? "");
  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      actions={
        <>
          <Select
            aria-label={t("what")}
            allowDeselect={false}
            value={model}
            data={historyModels.map((value) => ({ value, label: t(`models.${value}`) }))}
            onChange={(value) => void go(addressOf(value as HistoryModel, deleted))}
          />
          <SegmentedControl
            aria-label={t("which")}
            value={deleted ? "deleted" : "latest"}
            data={(["latest", "deleted"] as const).map((value) => ({ value, label: t(`shown.${value}`) }))}
            onChange={(value) => void go(addressOf(model, value === "deleted"))}
          />
        </>
      }
    >
      {bulk && <BulkHead id={bulk} />}
      <HistoryList key={`${list} ${bulk}`} of={shown} bulk={bulk} />
    </Page>
  );
}
