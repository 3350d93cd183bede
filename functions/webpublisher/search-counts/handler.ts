import { searchCountsApi } from "../../../shared/webpublisher/search-counts/search-counts.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { countSearches } from "./count-searches.ts";

export const handler = serveApi(searchCountsApi, { countSearches });
