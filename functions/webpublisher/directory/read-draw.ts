import type { ShownField } from "../../../shared/core/catalogue/shown-field.ts";
import { type Specimen, specimensIn } from "../../../shared/core/catalogue/specimens.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { codesIn, mostAnalyses } from "../../../shared/webpublisher/draw/chosen.ts";
import type { Draw } from "../../../shared/webpublisher/draw/draw.ts";
import {
  type Catalogue,
  catalogueOf,
  isPublic,
  itemCalled,
  type Reader,
  showAnalysis,
  shownName,
  shownSpecimens,
  textOfHtml,
} from "../../core/door.ts";
import { articlesOfItems } from "../../laborshop/door.ts";
import type { Actor } from "../../platform/actor.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";
import { publicReader } from "./public-directory.ts";

interface DrawCall {
  actor: Pick<Actor, "tenant" | "languages">;
  tenant: TenantRecord;
  language: Language;
  query: { codes: string };
}

/** Reads the specimens of published analyses, as visitors see them, with the containers and articles that belong to them. */
export async function readDraw({ actor, tenant, language, query }: DrawCall): Promise<Draw> {
  const [catalogue, shop] = await Promise.all([catalogueOf(actor), articlesOfItems(actor, tenant, language)]);
  return drawOf(catalogue, query.codes, publicReader(language, actor.languages[0]), shop);
}

/**
 * The specimens of the analyses with some codes.
 * @param codeList codes separated by commas
 * @param shop undefined for a laboratory without one
 */
export function drawOf(
  catalogue: Catalogue,
  codeList: string,
  reader: Reader,
  shop?: Awaited<ReturnType<typeof articlesOfItems>>,
): Draw {
  const codes = codesIn(codeList).slice(0, mostAnalyses);
  const chosen = codes.map((code) => analysisOf(catalogue, code, reader));
  const parts = chosen.flatMap((analysis) => analysis?.components ?? []);
  const read = new Map(
    [...chosen, ...[...new Set(parts)].map((code) => analysisOf(catalogue, code, reader))].flatMap(
      (analysis) => (analysis ? [[analysis.code, analysis] as const] : []),
    ),
  );
  const analyses = [...read.values()];
  const appearances = new Map(analyses.flatMap(({ code }) => containersOf(catalogue, code, reader)));
  return {
    language: reader.language,
    analyses,
    missing: codes.filter((code) => !read.has(code)),
    containers: [...appearances].map(([name, appearance]) => {
      const item = itemCalled(catalogue, name);
      return { name, look: appearance, articles: (item && shop?.of(item)) || [] };
    }),
    shop: shop?.address ?? null,
  };
}

/** The containers of an analysis by name, with their look. */
function containersOf(catalogue: Catalogue, code: string, reader: Reader) {
  const analysis = catalogue.content("analysis", code);
  const fields = analysis ? showAnalysis(catalogue, analysis, reader) : [];
  return shownSpecimens(catalogue, fields, reader)
    .filter(({ container }) => container !== "")
    .map(({ container, look: appearance }) => [container, appearance] as const);
}

/** An analysis as a plan reads it; undefined if visitors may not read it. */
function analysisOf(
  catalogue: Catalogue,
  code: string,
  reader: Reader,
): Draw["analyses"][number] | undefined {
  const analysis = catalogue.content("analysis", code);
  if (!analysis || !isPublic(analysis)) return undefined;
  const fields = showAnalysis(catalogue, analysis, reader);
  const textOf = (role: ShownField["role"]) =>
    fields
      .filter((field) => field.role === role)
      .map(plainText)
      .join("\n");
  const rows = fields.flatMap(specimensIn);
  const specimens = rows.length > 0 ? rows : olderSpecimen(fields);
  const components = fields.flatMap((field) => (field.role === "components" ? (field.links ?? []) : []));
  return {
    code: analysis.code,
    name: shownName(analysis, reader),
    specimens,
    schedule: textOf("schedule"),
    preparation: textOf("preanalytics"),
    consent: textOf("consent"),
    components: specimens.length === 0 ? components.map(({ code: part }) => part) : [],
  };
}

const plainText = ({ text, html, list, checked, label }: ShownField) =>
  text ?? (html === undefined ? (list?.join(", ") ?? (checked ? label : "")) : textOfHtml(html));

/** The specimen of a layout without a table of them, from its single fields. Several entries of one may be alternatives or not. */
function olderSpecimen(fields: readonly ShownField[]): Specimen[] {
  const of = (role: ShownField["role"], between: string) =>
    fields
      .filter((field) => field.role === role)
      .flatMap((field) => field.list ?? [plainText(field)])
      .filter((text) => text !== "")
      .join(between);
  const [material, container] = [of("material", " / "), of("container", " / ")];
  if (material === "" && container === "") return [];
  return [
    {
      material,
      container,
      usualVolume: "",
      minimumVolume: of("volume", "; "),
      stability: { room: "", cold: "", frozen: "" },
      transport: of("transport", ", "),
    },
  ];
}
