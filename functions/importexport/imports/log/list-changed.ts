import type { Analysis, CatalogueDocument } from "../../../../shared/core/catalogue/document.ts";
import type {
  listChangedAnalyses as listing,
  previewChangedAnalysis as previewing,
} from "../../../../shared/importexport/imports/changed-analyses.endpoints.ts";
import { localized } from "../../../../shared/kernel/language.ts";
import { wantedPage } from "../../../../shared/kernel/paging.ts";
import { catalogueOf, type StagedChange } from "../../../core/door.ts";
import { loadPagePreview } from "../../../laboreditor/door.ts";
import type { Actor } from "../../../platform/actor.ts";
import type { Command } from "../../../platform/endpoint/call.ts";
import { cutPage } from "../../../platform/endpoint/page-of.ts";
import { problem } from "../../../platform/problem.ts";
import { importFiles } from "../import.store.ts";
import { existing } from "../resume-import.ts";
import { type Changed, unpacked } from "./changed-analyses.ts";

async function changedBy(actor: Actor, importId: string): Promise<Changed> {
  const { id } = await existing(actor, importId);
  const packed = await importFiles(actor).getChanged(id);
  if (packed) return unpacked(packed);
  throw problem(
    "gone",
    "The check of this file is no longer kept; check the file again to look at its analyses.",
  );
}

/** The analyses that a checked import would create, change or delete, by name. @throws ProblemError not_found, gone */
export const listChangedAnalyses: Command<typeof listing> = async (call) => {
  const { actor, query, language } = call;
  const { analyses } = await changedBy(actor, call.params.id);
  const words = query.search.toLowerCase().split(/\s+/).filter(Boolean);
  const hits = analyses.filter(({ kind, code, name }) => {
    if (query.kind !== undefined && kind !== query.kind) return false;
    const text = [code, ...Object.values(name)].join("\n").toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const { limit, offset } = wantedPage(query);
  const results = hits.slice(offset, offset + limit).map(({ chunk: _, name, ...line }) => ({
    ...line,
    name: localized(name, language, actor.languages[0]).value ?? "",
  }));
  return cutPage(call, hits.length, results);
};

const documentOf = ({ kind, id, content, basedOn }: StagedChange): CatalogueDocument[] =>
  content === null
    ? []
    : [
        {
          ...{
            kind,
            id,
            content,
            version: (basedOn ?? 0) + 1,
            revision: 0,
            importHash: null,
            deleted: false,
          },
          ...{ author: { kind: "system", id: "", name: "" }, changed: new Date().toISOString() },
        },
      ];

/** The public page of an analysis as it would be after a checked import; of a deleted one, as it is. @throws ProblemError not_found, gone */
export const previewChangedAnalysis: Command<typeof previewing> = async ({
  actor,
  tenant,
  params,
  language,
}) => {
  const { analyses, documents } = await changedBy(actor, params.id);
  const line = analyses.find(({ id }) => id === params.analysis);
  const files = importFiles(actor);
  const [present, changes, previewPage] = await Promise.all([
    catalogueOf(actor),
    line && files.getChunk(files.chunkKey(params.id, line.chunk)),
    loadPagePreview(),
  ]);
  const change = changes?.find(({ id }) => id === line?.id);
  if (!line || !change) throw problem("not_found", "The import does not change such an analysis.");
  const catalogue = present.with(present.revision, documents.flatMap(documentOf));
  const [after] = documentOf(change);
  const document = (after ?? present.stored("analysis", line.id)) as
    | CatalogueDocument<"analysis">
    | undefined;
  if (!document) throw problem("not_found", "The analysis no longer exists.");
  const content: Analysis = document.content;
  return { html: await previewPage(catalogue, { ...document, content }, { actor, tenant, language }) };
};
