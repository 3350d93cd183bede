import { SegmentedControl } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useFormat } from "../../platform/format.ts";
import { ListPanel } from "../../platform/list/list-page.tsx";
import { useListState } from "../../platform/list/list-state.ts";
import { StateTag } from "../../ui/figures.tsx";
import { Page } from "../../ui/page.tsx";
import { stateTones } from "../analyses/analysis-state.ts";
import { AuthorName } from "./author.tsx";
import { addressOf, historyPage, pageSize, type Shown, useShown } from "./queries.ts";

function HistoryList({ of }: { of: Shown }) {
  const { model, deleted } = of;
  const { t } = useTranslation("changes");
  const { t: list } = useTranslation("laboreditor");
  const format = useFormat();
  const state = useListState({ pageSize });
  return (
    <ListPanel
      label={t(`models.${model}`)}
      search={t("search")}
      state={state}
      query={useQuery(historyPage(of, state))}
      rowKey={(row) => row.id}
      open={{ to: (row) => `${addressOf(model, row.deleted)}/${row.id}` }}
      columns={[
        {
          key: "name",
          label: t("name"),
          width: "minmax(180px, 2.4fr)",
          phone: "title",
          cell: (row) => row.name,
        },
        {
          key: "identifier",
          label: t(model === "analysis" ? "code" : "identifier"),
          width: "minmax(90px, 1fr)",
          cell: (row) => (row.collection ? `${row.collection}/${row.identifier}` : row.identifier),
        },
        {
          key: "state",
          label: t("state"),
          width: "130px",
          cell: (row) =>
            row.deleted ? (
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
          cell: (row) => <span className="lb-figures">{format.number(row.versions)}</span>,
        },
      ]}
      empty={{ title: t(deleted ? "noneDeleted" : "none"), icon: IconHistory }}
    />
  );
}

/** The documents of both models that were changed last or deleted. */
export default function HistoryPage() {
  const { t } = useTranslation("changes");
  const navigate = useNavigate();
  const shown = useShown();
  const { model, deleted, list } = shown;
  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      actions={
        <>
          <SegmentedControl
            aria-label={t("what")}
            value={model}
            data={(["analysis", "collectionitem"] as const).map((value) => ({
              value,
              label: t(`models.${value}`),
            }))}
            onChange={(value) => void navigate(addressOf(value, deleted))}
          />
          <SegmentedControl
            aria-label={t("which")}
            value={deleted ? "deleted" : "latest"}
            data={(["latest", "deleted"] as const).map((value) => ({ value, label: t(`shown.${value}`) }))}
            onChange={(value) => void navigate(addressOf(model, value === "deleted"))}
          />
        </>
      }
    >
      <HistoryList key={list} of={shown} />
    </Page>
  );
}
