import type { CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { type Catalogue, isPublic, type Reader } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";
import { ownPublicTexts } from "./public-texts.store.ts";
import { renderPage } from "./render-preview.ts";

/** The laboratory, and how its reader reads. */
interface Laboratory extends Pick<Reader, "certificates"> {
  actor: Actor;
  tenant: Pick<TenantRecord, "name" | "logo" | "languages">;
  language: Language;
}

/** The public page of an analysis, stored or not, whatever its state; with the laboratory's own texts. @returns sanitised HTML */
export async function previewPage(
  catalogue: Catalogue,
  document: CatalogueDocument<"analysis">,
  { actor, tenant, language, certificates }: Laboratory,
): Promise<string> {
  const { name, logo, languages } = tenant;
  const reader = { language, main: actor.languages[0], mayName: isPublic, certificates };
  return renderPage(
    catalogue,
    document,
    reader,
    { name, logo, languages },
    await ownPublicTexts(actor, language),
  );
}
