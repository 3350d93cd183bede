import { Button } from "@mantine/core";
import { IconPencil, IconPlus, IconStack2 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { collectionItems, collections } from "../../../shared/core/collections/collections.endpoints.ts";
import type { OutputOf } from "../../../shared/kernel/endpoint.ts";
import { useFormat } from "../../platform/format.ts";
import { ListPage, ListPanel } from "../../platform/list/list-page.tsx";
import { useListState } from "../../platform/list/list-state.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { useVisited } from "../../platform/visited.ts";
import type { Column } from "../../ui/data-list.tsx";
import { Page } from "../../ui/page.tsx";
import { ActionLink } from "../../ui/way.tsx";
import { HistoryButton } from "../history-button.tsx";
import { collectionQueries, collectionsPage, itemQueries, pageSize } from "./queries.ts";

/** Loaded when a collection is created or edited: its form weighs more than the list. */
const CollectionPanel = lazy(async () => ({
  default: (await import("./collection-panel.tsx")).CollectionPanel,
}));

type Collection = OutputOf<typeof collections.read>;

/** The name column, since people know collections and their items by name; identifiers are for imports. */
function useNameColumn(): Column<{ name: string }> {
  const { t } = useTranslation("laboreditor");
  return {
    key: "name",
    label: t("collections.name"),
    width: "minmax(180px, 3fr)",
    phone: "title",
    cell: ({ name }) => name,
  };
}

/** The collections, with links to their items. */
export function CollectionsPage() {
  const { t } = useTranslation("laboreditor");
  const format = useFormat();
  const access = useAccess();
  const state = useListState({ pageSize });
  const query = useQuery(collectionsPage(state.offset));
  const [isMaking, setMaking] = useState(false);
  const add = access.mayCall(collections.create) && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setMaking(true)}>
      {t("collections.new")}
    </Button>
  );
  return (
    <>
      <ListPage
        title={t("collections.title")}
        lead={t("collections.lead")}
        actions={add}
        label={t("collections.title")}
        state={state}
        query={query}
        rowKey={(row) => row.id}
        open={{ to: (row) => `/laboreditor/collections/${row.id}` }}
        columns={[
          useNameColumn(),
          {
            key: "count",
            label: t("collections.items"),
            width: "110px",
            align: "end",
            cell: (row) => <span className="lb-figures">{format.number(row.count)}</span>,
          },
        ]}
        empty={{
          title: t("collections.empty"),
          text: t("collections.emptyText"),
          icon: IconStack2,
          action: add || undefined,
        }}
      />
      <Suspense>
        {isMaking && (
          <CollectionPanel
            read={null}
            takenNames={query.data?.results.map(({ identifier }) => identifier)}
            onClose={() => setMaking(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function Items({ of }: { of: Collection }) {
  const { t } = useTranslation("laboreditor");
  const state = useListState({ pageSize });
  return (
    <ListPanel
      label={t("collections.items")}
      search={t("collections.searchItems")}
      state={state}
      query={useQuery(itemQueries.list(state, { collection: of.identifier }))}
      rowKey={(row) => row.id}
      open={{ to: (row) => `/laboreditor/collections/${of.id}/item/${row.id}` }}
      columns={[useNameColumn()]}
      empty={{ title: t("collections.noItems"), text: t("collections.noItemsText") }}
    />
  );
}

/** One collection and its items. */
export function CollectionPage() {
  const { t } = useTranslation("laboreditor");
  const access = useAccess();
  const { collectionId = "" } = useParams();
  const query = useQuery(collectionQueries.one(collectionId));
  useVisited(query, ({ output }) => output.name);
  const [isEditing, setEditing] = useState(false);
  return (
    <Page
      title={query.data?.output.name ?? t("collections.one")}
      back={{ to: "/laboreditor/collections", label: t("collections.title") }}
      actions={
        <>
          <HistoryButton model="collection" id={collectionId} />
          {access.mayCall(collections.change) && query.data && (
            <Button
              variant="default"
              leftSection={<IconPencil size={16} aria-hidden />}
              onClick={() => setEditing(true)}
            >
              {t("collections.edit")}
            </Button>
          )}
          {access.mayCall(collectionItems.create) && (
            <Button component={ActionLink} to="item/neu" leftSection={<IconPlus size={16} aria-hidden />}>
              {t("collections.newItem")}
            </Button>
          )}
        </>
      }
    >
      <QueryState query={query}>{({ output }) => <Items key={output.id} of={output} />}</QueryState>
      <Suspense>
        {isEditing && query.data && <CollectionPanel read={query.data} onClose={() => setEditing(false)} />}
      </Suspense>
    </Page>
  );
}
