import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { collectionItems, type collections } from "../../../shared/core/collections/collections.endpoints.ts";
import type { OutputOf } from "../../../shared/kernel/endpoint.ts";
import { histories } from "../../../shared/laboreditor/history/history.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { filledTexts } from "../../platform/form/localized-texts.ts";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import type { ReadRecord } from "../../platform/resource/resource.ts";
import { ResourceForm } from "../../platform/resource/resource-form.tsx";
import { useSettings } from "../../platform/startup.ts";
import { useVisited } from "../../platform/visited.ts";
import { Page } from "../../ui/page.tsx";
import { useGo } from "../../ui/way.tsx";
import { restoreDeleted } from "../history/restore-deleted.ts";
import { HistoryButton } from "../history-button.tsx";
import { ItemFields } from "./item-form.tsx";
import { detailsOf, itemInput, storedDetails } from "./item-input.ts";
import { collectionNamed, collectionQueries, collectionsKey, itemQueries, itemsKey } from "./queries.ts";

type Read = ReadRecord<OutputOf<typeof collectionItems.read>>;

/** The form of one item; without `read` it adds one to the collection. */
function ItemForm({ of, read }: { of: OutputOf<typeof collections.read>; read: Read | null }) {
  const { t } = useTranslation("laboreditor");
  const client = useQueryClient();
  const go = useGo();
  const access = useAccess();
  const format = useFormat();
  const [main = "de"] = useSettings().languages;
  const list = `/laboreditor/collections/${of.id}`;
  return (
    <ResourceForm
      calls={collectionItems}
      cacheKey={itemsKey}
      read={read}
      schema={itemInput}
      values={(item) => ({
        identifier: item?.identifier ?? "",
        name: item?.names ?? {},
        details: detailsOf(item ?? { fields: {}, labels: {} }, main),
      })}
      body={({ identifier, name, details }) => ({
        ...(!read && { collection: of.identifier, identifier }),
        name: filledTexts(name),
        ...storedDetails(details, read?.output.fields ?? {}, main),
      })}
      label={t("item.form")}
      onSaved={async (saved) => {
        if (read) return;
        await client.invalidateQueries({ queryKey: collectionQueries.one(of.id).queryKey });
        await go(`${list}/item/${saved.output.id}`, { replace: true });
      }}
      deletion={
        read && {
          title: t("item.deleteTitle", { name: read.output.name }),
          text: t("item.deleteText"),
          preflight: async () => {
            const impact = await call(collectionItems.preflight, { params: { id: read.output.id } });
            const heading = t("item.named", { count: impact.count, shown: format.number(impact.count) });
            return { [heading]: impact.analyses.map(({ name, code }) => `${name} (${code})`) };
          },
          ...(access.mayCall(histories.collectionitem.rollBack) && {
            undo: () => restoreDeleted("collectionitem", read.output.id, read.etag, client),
          }),
          onDeleted: async () => {
            await go(list);
            await client.invalidateQueries({ queryKey: collectionsKey });
          },
        }
      }
    >
      {(base) => <ItemFields base={base} fresh={!read} />}
    </ResourceForm>
  );
}

/** One item of a collection, or a new one. */
export default function ItemPage() {
  const { t } = useTranslation("laboreditor");
  const { collectionId = "", itemId } = useParams();
  const of = useQuery(collectionNamed(collectionId));
  const read = useQuery({ ...itemQueries.one(itemId ?? ""), enabled: itemId !== undefined });
  useVisited(read, ({ output }) => output.name);
  return (
    <Page
      narrow
      title={itemId ? (read.data?.output.name ?? t("item.one")) : t("item.new")}
      lead={of.data?.output.name}
      actions={itemId && <HistoryButton model="collectionitem" id={itemId} />}
      back={{
        to: `/laboreditor/collections/${of.data?.output.id ?? collectionId}`,
        label: of.data?.output.name ?? t("collections.one"),
      }}
    >
      <QueryState query={of}>
        {({ output: collection }) =>
          itemId ? (
            <QueryState query={read}>
              {(existing) => <ItemForm key={itemId} of={collection} read={existing} />}
            </QueryState>
          ) : (
            <ItemForm key="neu" of={collection} read={null} />
          )
        }
      </QueryState>
    </Page>
  );
}
