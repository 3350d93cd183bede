import { Button } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams } from "react-router";
import {
  changeCollectionItem,
  createCollectionItem,
  deleteCollectionItem,
  type getCollection,
  type getCollectionItem,
} from "../../../shared/core/collections/collections.endpoints.ts";
import type { OutputOf } from "../../../shared/kernel/endpoint.ts";
import { call, send } from "../../platform/api/call.ts";
import { DeleteButton } from "../../platform/delete-button.tsx";
import { filledTexts } from "../../platform/form/localized-texts.ts";
import { SaveFormFrame } from "../../platform/form/save-form.tsx";
import { useSaveForm } from "../../platform/form/use-save-form.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { useSettings } from "../../platform/startup.ts";
import { SaveBar } from "../../ui/form/save-bar.tsx";
import { Page } from "../../ui/page.tsx";
import { ItemFields } from "./item-form.tsx";
import { detailsOf, fieldsOf, type ItemInput, itemInput } from "./item-input.ts";
import { collection, collectionsKey, item } from "./queries.ts";

type Item = OutputOf<typeof getCollectionItem>;
interface Read {
  output: Item;
  etag: string | null;
}

/** The form of one item; without `read` it adds one to the collection. */
function ItemForm({ of, read }: { of: OutputOf<typeof getCollection>; read: Read | null }) {
  const { t } = useTranslation("laboreditor");
  const access = useAccess();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [main] = useSettings().languages;
  const list = `/laboreditor/collections/${of.id}`;
  const valuesOf = (output: Item): ItemInput => ({
    identifier: output.identifier,
    name: output.names,
    details: detailsOf(output.fields, main ?? "de"),
  });
  const bodyOf = (values: ItemInput) => ({
    name: filledTexts(values.name),
    fields: fieldsOf(values.details, read?.output.fields ?? {}, main ?? "de"),
  });
  const base = useSaveForm({
    schema: itemInput,
    read: read
      ? { values: valuesOf(read.output), etag: read.etag }
      : { values: { identifier: "", name: {}, details: [] }, etag: null },
    save: (values, ifMatch) =>
      read
        ? send(changeCollectionItem, { params: { id: read.output.id }, body: bodyOf(values), ifMatch })
        : send(createCollectionItem, {
            body: { collection: of.identifier, identifier: values.identifier, ...bodyOf(values) },
          }),
    onSaved: async (saved) => {
      client.setQueryData(item(saved.output.id).queryKey, saved);
      await client.invalidateQueries({ queryKey: [...collectionsKey, "items"] });
      if (!read) {
        await client.invalidateQueries({ queryKey: collection(of.id).queryKey });
        await navigate(`${list}/item/${saved.output.id}`, { replace: true });
      }
    },
    reread: async () => {
      const { output, etag } = await client.fetchQuery({ ...item(read?.output.id ?? ""), staleTime: 0 });
      return { values: valuesOf(output), etag };
    },
  });
  const mayDelete = read && access.mayCall(deleteCollectionItem);
  return (
    <SaveFormFrame base={base} label={t("item.form")}>
      <ItemFields base={base} fresh={!read} />
      {access.mayCall(read ? changeCollectionItem : createCollectionItem) && (
        <SaveBar status={base.status}>
          {mayDelete && (
            <DeleteButton
              title={t("item.deleteTitle", { name: read.output.name })}
              text={t("item.deleteText")}
              remove={() =>
                call(deleteCollectionItem, {
                  params: { id: read.output.id },
                  ifMatch: read.etag ?? undefined,
                })
              }
              onDeleted={async () => {
                await client.invalidateQueries({ queryKey: collectionsKey });
                await navigate(list);
              }}
            />
          )}
        </SaveBar>
      )}
    </SaveFormFrame>
  );
}

/** One item of a collection, or a new one. */
export default function ItemPage() {
  const { t } = useTranslation("laboreditor");
  const { collectionId = "", itemId } = useParams();
  const of = useQuery(collection(collectionId));
  const read = useQuery({ ...item(itemId ?? ""), enabled: itemId !== undefined });
  return (
    <Page
      narrow
      title={itemId ? (read.data?.output.name ?? t("item.one")) : t("item.new")}
      lead={of.data?.name}
      actions={
        itemId && (
          <Button
            component={Link}
            variant="default"
            to={`/laboreditor/history/collectionitem/${itemId}`}
            leftSection={<IconHistory size={16} aria-hidden />}
          >
            {t("item.history")}
          </Button>
        )
      }
      back={{ to: `/laboreditor/collections/${collectionId}`, label: of.data?.name ?? t("collections.one") }}
    >
      <QueryState query={of}>
        {(found) =>
          itemId ? (
            <QueryState query={read}>
              {(existing) => <ItemForm key={itemId} of={found} read={existing} />}
            </QueryState>
          ) : (
            <ItemForm key="neu" of={found} read={null} />
          )
        }
      </QueryState>
    </Page>
  );
}
