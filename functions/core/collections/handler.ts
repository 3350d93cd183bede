import { collectionsApi } from "../../../shared/core/collections/collections.endpoints.ts";
import { reply } from "../../platform/endpoint/call.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { problem } from "../../platform/problem.ts";
import { catalogueOf } from "../catalogue/replica.store.ts";
import { changeItem, createItem, itemErrors, readItem } from "./change-item.ts";
import { selectCollections, selectItems, showCollection, showItem } from "./show-collection.ts";

export const handler = serveApi(
  collectionsApi,
  {
    listCollections: async (call) => {
      const catalogue = await catalogueOf(call.actor);
      const [main] = call.actor.languages;
      const all = selectCollections(catalogue, call.query.search).map((one) =>
        showCollection(catalogue, one, call.language, main),
      );
      const collator = new Intl.Collator(call.language);
      return pageOf(
        call,
        all.sort((left, right) => collator.compare(left.name, right.name)),
        (shown) => shown,
      );
    },
    getCollection: async ({ actor, params, language }) => {
      const catalogue = await catalogueOf(actor);
      const document = catalogue.byId("collection", params.id);
      if (!document) throw problem("not_found", "There is no such collection.");
      return reply(showCollection(catalogue, document, language, actor.languages[0]), {
        etag: document.version,
      });
    },
    listCollectionItems: async (call) => {
      const catalogue = await catalogueOf(call.actor);
      const [main] = call.actor.languages;
      const shown = selectItems(catalogue, call.query).map((item) => showItem(item, call.language, main));
      const collator = new Intl.Collator(call.language);
      return pageOf(
        call,
        shown.sort((left, right) => collator.compare(left.name, right.name)),
        (item) => item,
      );
    },
    createCollectionItem: async ({ actor, body, language }) => {
      const saved = await createItem(actor, body);
      return reply(showItem(saved, language, actor.languages[0]), { etag: saved.version });
    },
    getCollectionItem: async ({ actor, params, language }) => {
      const item = await readItem(actor, params.id);
      return reply(showItem(item, language, actor.languages[0]), { etag: item.version });
    },
    changeCollectionItem: async ({ actor, params, body, ifMatch, language }) => {
      const saved = await changeItem(actor, params.id, ifMatch, body);
      return reply(showItem(saved, language, actor.languages[0]), { etag: saved.version });
    },
    deleteCollectionItem: async ({ actor, params, ifMatch }) => {
      await changeItem(actor, params.id, ifMatch, null);
      return undefined;
    },
  },
  {
    createCollectionItem: async ({ actor, body }) => itemErrors(await catalogueOf(actor), body),
  },
);
