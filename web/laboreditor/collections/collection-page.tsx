import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import type { getCollection } from "../../../shared/core/collections/collections.endpoints.ts";
import { createCollectionItem } from "../../../shared/core/collections/collections.endpoints.ts";
import type { OutputOf } from "../../../shared/kernel/endpoint.ts";
import { ListPanel } from "../../platform/list/list-page.tsx";
import { useListState } from "../../platform/list/list-state.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { Page } from "../../ui/page.tsx";
import { useNameColumns } from "./columns.ts";
import { collection, itemsPage, pageSize } from "./queries.ts";

function Items({ of }: { of: OutputOf<typeof getCollection> }) {
  const { t } = useTranslation("laboreditor");
  const state = useListState({ pageSize });
  return (
    <ListPanel
      label={t("collections.items")}
      search={t("collections.searchItems")}
      state={state}
      query={useQuery(itemsPage(of.identifier, state))}
      rowKey={(row) => row.id}
      open={{ to: (row) => `/laboreditor/collections/${of.id}/item/${row.id}` }}
      columns={useNameColumns()}
      empty={{ title: t("collections.noItems"), text: t("collections.noItemsText") }}
    />
  );
}

/** One collection and its items. */
export default function CollectionPage() {
  const { t } = useTranslation("laboreditor");
  const access = useAccess();
  const { collectionId = "" } = useParams();
  const query = useQuery(collection(collectionId));
  return (
    <Page
      title={query.data?.name ?? t("collections.one")}
      back={{ to: "/laboreditor/collections", label: t("collections.title") }}
      actions={
        access.mayCall(createCollectionItem) && (
          <Button component={Link} to="item/neu" leftSection={<IconPlus size={16} aria-hidden />}>
            {t("collections.newItem")}
          </Button>
        )
      }
    >
      <QueryState query={query}>{(read) => <Items key={read.id} of={read} />}</QueryState>
    </Page>
  );
}
