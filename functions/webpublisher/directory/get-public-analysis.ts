import type { getPublicAnalysis as endpoint } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { catalogueOf } from "../../core/door.ts";
import { type Command, reply } from "../../platform/endpoint/call.ts";
import { problem } from "../../platform/problem.ts";
import { openToAll } from "./open-to-all.ts";
import { publicAnalysis } from "./public-analysis.ts";
import { publicReader } from "./public-directory.ts";

export const getPublicAnalysis: Command<typeof endpoint> = async ({ actor, language, params }) => {
  const reader = publicReader(language, actor.languages[0]);
  const analysis = publicAnalysis(await catalogueOf(actor), params.code, reader);
  if (!analysis) throw problem("not_found", `There is no analysis ${params.code}.`, { headers: openToAll });
  return reply(analysis, { headers: openToAll });
};
