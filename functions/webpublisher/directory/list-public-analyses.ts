import type { listPublicAnalyses as endpoint } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { catalogueOf } from "../../core/door.ts";
import { type Command, reply } from "../../platform/endpoint/call.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import { openToAll } from "./open-to-all.ts";
import { publicDirectory, selectAnalyses } from "./public-directory.ts";

export const listPublicAnalyses: Command<typeof endpoint> = async (call) => {
  const directory = publicDirectory(await catalogueOf(call.actor), call.language, call.actor.languages[0]);
  const page = pageOf(
    call,
    selectAnalyses(directory, call.query),
    ({ id: _, letter: __, collection: ___, ...summary }) => summary,
  );
  return reply(page, { headers: openToAll });
};
