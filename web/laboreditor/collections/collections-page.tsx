import { IconStack2 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/format.ts";
import { ListPage } from "../../platform/list/list-page.tsx";
import { useListState } from "../../platform/list/list-state.ts";
import { useNameColumns } from "./columns.ts";
import { collections, pageSize } from "./queries.ts";

/** The collections, each leading to its items. */
export default function CollectionsPage() {
  const { t } = useTranslation("laboreditor");
  const format = useFormat();
  const state = useListState({ pageSize });
  return (
    <ListPage
      title={t("collections.title")}
      lead={t("collections.lead")}
      label={t("collections.title")}
      state={state}
      query={useQuery(collections(state.offset))}
      rowKey={(row) => row.id}
      open={{ to: (row) => `/laboreditor/collections/${row.id}` }}
      columns={[
        ...useNameColumns(),
        {
          key: "count",
          label: t("collections.items"),
          width: "110px",
          align: "end",
          cell: (row) => <span className="lb-figures">{format.number(row.count)}</span>,
        },
      ]}
      empty={{ title: t("collections.empty"), text: t("collections.emptyText"), icon: IconStack2 }}
    />
  );
}
