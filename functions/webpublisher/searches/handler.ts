import { searchesApi } from "../../../shared/webpublisher/searches/searches.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { getSearchFigures, listMissedTerms } from "./list-searches.ts";
import { setIgnored } from "./search-count.store.ts";

export const handler = serveApi(searchesApi, {
  listMissedTerms,
  getSearchFigures,
  ignoreTerm: ({ actor, body }) => setIgnored(actor, body.term, body.ignored),
});
