import type { previewAnalysis as endpoint } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { catalogueOf, expectDocument, isPublic } from "../../core/door.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { certificatesFor } from "../../proficiency/door.ts";
import { applyEdit } from "./apply-edit.ts";
import { rulesOf } from "./edit-rules.ts";
import { ownPublicTexts } from "./public-texts.store.ts";

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
  const { after } = applyEdit(catalogue, document.content, body.change, rulesOf(actor, true));
  const [certificates, own] = await Promise.all([
    certificatesFor(actor, tenant, language),
    ownPublicTexts(actor, language),
  ]);
  const reader = {
    language,
    main: actor.languages[0],
    mayName: isPublic,
    certificates: certificates?.named,
  };
  const { name, logo, languages } = tenant;
  // Import it here, since only this call renders pages.
  const { renderPage } = await import("./render-preview.ts");
  const previewed = { ...document, content: after };
  return { html: renderPage(catalogue, previewed, reader, { name, logo, languages }, own) };
};
