import type { previewAnalysis as endpoint } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { catalogueOf, expectDocument } from "../../core/door.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { certificatesFor } from "../../proficiency/door.ts";
import { loadPagePreview } from "../door.ts";
import { applyEdit } from "./apply-edit.ts";
import { rulesOf } from "./edit-rules.ts";

/** Previews the public page of an analysis with unsaved changes. Invalid changes are shown as far as possible. */
export const previewAnalysis: Command<typeof endpoint> = async ({
  actor,
  tenant,
  params,
  body,
  language,
}) => {
  const catalogue = await catalogueOf(actor);
  const document = expectDocument("analysis", catalogue.byId("analysis", params.id));
  const { after: content } = applyEdit(catalogue, document.content, body.change, rulesOf(actor, true));
  const [certificates, previewPage] = await Promise.all([
    certificatesFor(actor, tenant, language),
    loadPagePreview(),
  ]);
  const laboratory = { actor, tenant, language, certificates: certificates?.named };
  return { html: await previewPage(catalogue, { ...document, content }, laboratory) };
};
