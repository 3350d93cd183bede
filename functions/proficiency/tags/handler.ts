import { within } from "../../../shared/kernel/define-crud.ts";
import { tags, tagsApi } from "../../../shared/proficiency/tags/tags.endpoints.ts";
import { crud } from "../../platform/endpoint/crud.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { without } from "../trials/goes-along.ts";
import { tagRecords } from "./tag.store.ts";

export const handler = serveApi(
  tagsApi,
  within("trialTags", { ...crud(tags, tagRecords), preflight: without("tag") }),
);
