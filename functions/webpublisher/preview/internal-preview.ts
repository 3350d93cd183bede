import type { Language } from "../../../shared/kernel/language.ts";
import type * as endpoints from "../../../shared/webpublisher/preview/preview.endpoints.ts";
import { catalogueOf, type Reader } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Call, Command } from "../../platform/endpoint/call.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import { problem } from "../../platform/problem.ts";
import { certificatesFor } from "../../proficiency/door.ts";
import { readWebConfig } from "../config/read-config.store.ts";
import { publicAnalysis } from "../directory/public-analysis.ts";
import { directoryFor, selectAnalyses } from "../directory/public-directory.ts";

/** The laboratory's own staff see everything published, internal analyses included. */
const insider = (language: Language, main: Language): Reader => ({
  language,
  main,
  mayName: ({ state }) => state === "PUBLISHED",
});

/** The preview shows the public directory, so its module has to be booked as well. */
async function opened(call: { actor: Actor } & Pick<Call<typeof endpoints.showInternalPreview>, "language">) {
  const { actor, language } = call;
  if (!actor.modules.MD_WEB) throw problem("module_not_booked", "The WebPublisher is not booked.");
  return { catalogue: await catalogueOf(actor), reader: insider(language, actor.languages[0]) };
}

export const listInternalPreview: Command<typeof endpoints.listInternalPreview> = async (call) => {
  const { catalogue, reader } = await opened(call);
  const hits = selectAnalyses(directoryFor(catalogue, reader, "internal"), call.query);
  return pageOf(call, hits, ({ code, name, synonyms, categories, material }) => ({
    ...{ code, name, synonyms, categories, material },
    internal: catalogue.get("analysis", code)?.content.internal ?? false,
  }));
};

export const showInternalPreview: Command<typeof endpoints.showInternalPreview> = async (call) => {
  const { catalogue, reader } = await opened(call);
  const { code } = call.params;
  const certificates = await certificatesFor(call.actor, call.tenant, reader.language);
  const analysis = publicAnalysis(catalogue, code, reader, { certificates });
  if (!analysis) throw problem("not_found", `There is no analysis ${code}.`);
  const { texts } = await readWebConfig(call.actor);
  // Load the renderer here, since no other call needs it.
  const { renderInternal } = await import("./render-internal.ts");
  return {
    code,
    name: analysis.name,
    internal: catalogue.get("analysis", code)?.content.internal ?? false,
    html: renderInternal(analysis, reader.language, texts),
  };
};
