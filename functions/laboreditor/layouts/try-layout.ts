import type { Analysis, CatalogueDocument, Layout } from "../../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  type FieldValue,
  isEmptyValue,
  isKeptPerLanguage,
  isPerLanguage,
  type PlainValue,
  valueFields,
} from "../../../shared/core/catalogue/field.ts";
import { publishedValue } from "../../../shared/core/catalogue/published.ts";
import type { LayoutEffect } from "../../../shared/laboreditor/layouts/layout.ts";
import type { layouts } from "../../../shared/laboreditor/layouts/layouts.endpoints.ts";
import {
  analysesOfLayout,
  type Catalogue,
  catalogueOf,
  expectDocument,
  holdsValue,
  isPublic,
  isReference,
  type Reader,
  shownName,
} from "../../core/door.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { certificatesFor } from "../../proficiency/door.ts";
import { editorValue } from "../analyses/field-value.ts";
import { ownPublicTexts } from "../analyses/public-texts.store.ts";

type Member = CatalogueDocument<"analysis">;
/** Number of analyses that are named as examples of an effect. */
const mostNamed = 3;

/** Tries other fields for a layout: their effects on the values of its analyses, and the preview of one analysis. */
export async function tryLayout({ actor, tenant, params, body, language }: Call<typeof layouts.tryOut>) {
  const catalogue = await catalogueOf(actor);
  const document = expectDocument("layout", catalogue.byId("layout", params.id));
  const certificates = await certificatesFor(actor, tenant, language);
  const reader = {
    language,
    main: actor.languages[0],
    mayName: isPublic,
    certificates: certificates?.named,
  };
  const tried = { ...document, content: { ...document.content, fields: body.fields } };
  const analysis =
    body.analysis === undefined
      ? fullest(analysesOfLayout(catalogue, document.content.identifier))
      : catalogue.byId("analysis", body.analysis);
  const effects = effectsOf(catalogue, document.content, body.fields, reader);
  if (!analysis) return { effects, preview: null };
  const ownTexts = await ownPublicTexts(actor, language);
  // Import it here, since only this call renders pages.
  const { renderPreview } = await import("../analyses/render-preview.ts");
  const changed = catalogue.with(catalogue.revision, [tried]);
  return { effects, preview: renderPreview(changed, analysis, reader, ownTexts) };
}

/** The analysis with the most values, a published one first. */
function fullest(members: readonly Member[]): Member | undefined {
  const rank = ({ content }: Member) =>
    Object.keys(content.fields).filter((key) => holdsValue(content, key)).length +
    (isPublic(content) ? 1000 : 0);
  return members.reduce<Member | undefined>(
    (best, candidate) => (best && rank(best) >= rank(candidate) ? best : candidate),
    undefined,
  );
}

function effectsOf(
  catalogue: Catalogue,
  layout: Layout,
  fields: readonly FieldDefinition[],
  reader: Reader,
): LayoutEffect[] {
  const members = analysesOfLayout(catalogue, layout.identifier);
  const [before, after] = [byKey(layout.fields), byKey(fields)];
  const visible = { before: visibleKeys(layout.fields), after: visibleKeys(fields) };
  const removed = new Map(layout.removed?.map((field) => [field.key, field]));
  const effect = (
    kind: LayoutEffect["kind"],
    { key, label }: FieldDefinition,
    concerns: (analysis: Analysis) => boolean,
  ): LayoutEffect[] => {
    const concerned = members.filter(({ content }) => concerns(content));
    const examples = concerned.slice(0, mostNamed).map(({ content }) => shownName(content, reader));
    return concerned.length > 0 ? [{ kind, key, label, count: concerned.length, examples }] : [];
  };
  const removals = [...before.values()]
    .filter(({ key }) => !after.has(key))
    .flatMap((field) => effect("removed", field, (analysis) => holdsValue(analysis, field.key)));
  const others = [...after.values()].flatMap((field) => {
    const { key } = field;
    const was = before.get(key);
    const previous = was ?? removed.get(key);
    const holding = (analysis: Analysis) => holdsValue(analysis, key);
    const shows = (analysis: Analysis) => isPublic(analysis) && !isEmptyValue(valueIn(analysis, key));
    return [
      ...(was ? [] : effect("restored", field, holding)),
      ...effect("misfit", field, (analysis) => {
        const value = valueIn(analysis, key);
        return (!previous || fits(catalogue, previous, value)) && !fits(catalogue, field, value);
      }),
      ...(field.required && !was?.required
        ? effect("required", field, (analysis) => isEmptyValue(valueIn(analysis, key)))
        : []),
      ...(was && visible.before.has(key) && !visible.after.has(key) ? effect("hidden", field, shows) : []),
      ...(was && !visible.before.has(key) && visible.after.has(key) ? effect("shown", field, shows) : []),
    ];
  });
  return [...removals, ...others];
}

const byKey = (fields: readonly FieldDefinition[]) =>
  new Map(valueFields(fields).map((field) => [field.key, field]));

/** The fields with values that visitors see; a hidden section hides its fields. */
function visibleKeys(fields: readonly FieldDefinition[]): Set<string> {
  const visible = fields.filter(({ field_visible }) => field_visible);
  return new Set([
    ...visible.map(({ key }) => key),
    ...visible.flatMap(({ children }) => [...visibleKeys(children ?? [])]),
  ]);
}

function valueIn({ fields }: Analysis, key: string): FieldValue | null {
  const stored = fields[key];
  return stored ? publishedValue(stored) : null;
}

/** Whether a field can hold a value; references always fit, even if their target is gone. */
function fits(catalogue: Catalogue, field: FieldDefinition, value: FieldValue | null): boolean {
  if (isEmptyValue(value) || value === null) return true;
  if (isPerLanguage(value))
    return (
      isKeptPerLanguage(field) &&
      Object.values(value).every((plain) => fits(catalogue, field, plain as PlainValue))
    );
  if (isReference(field)) return Array.isArray(value) && value.every((entry) => typeof entry === "string");
  return editorValue(catalogue, field, value) !== undefined;
}
