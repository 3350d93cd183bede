import type { listPublicCategories as endpoint } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { catalogueOf } from "../../core/door.ts";
import { type Command, reply } from "../../platform/endpoint/call.ts";
import { openToAll } from "./open-to-all.ts";
import { publicDirectory } from "./public-directory.ts";

export const listPublicCategories: Command<typeof endpoint> = async ({ actor, language }) => {
  const directory = publicDirectory(await catalogueOf(actor), language, actor.languages[0]);
  return reply({ results: [...directory.categories] }, { headers: openToAll });
};
