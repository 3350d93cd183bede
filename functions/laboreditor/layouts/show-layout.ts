import type { CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import { valueFields } from "../../../shared/core/catalogue/field.ts";
import type { OutputOf } from "../../../shared/kernel/endpoint.ts";
import { localized } from "../../../shared/kernel/language.ts";
import { fold } from "../../../shared/kernel/search-text.ts";
import type { LayoutOutput, LayoutSummary } from "../../../shared/laboreditor/layouts/layout.ts";
import type { layouts } from "../../../shared/laboreditor/layouts/layouts.endpoints.ts";
import {
  analysesOfLayout,
  type Catalogue,
  catalogueOf,
  expectDocument,
  holdsValue,
  selectAnalyses,
  showReferring,
} from "../../core/door.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import { isDefault, ownersOf } from "./layout-owners.ts";

type Reading = Pick<Call<typeof layouts.read>, "actor" | "language">;

function showSummary(
  { id, content, author }: CatalogueDocument<"layout">,
  { actor, language }: Reading,
  catalogue: Catalogue,
): LayoutSummary {
  const { identifier, name = {}, fields } = content;
  return {
    id,
    identifier,
    name,
    is_default: content.is_default === true || isDefault(catalogue, content),
    count: valueFields(fields).length,
    analyses: analysesOfLayout(catalogue, identifier).length,
    categories: ownersOf(catalogue, identifier).map(
      (owner) =>
        localized(owner.content.name, language, actor.languages[0]).value ?? owner.content.identifier,
    ),
    edited: author.kind === "account",
  };
}

/** A layout as its editor needs it. */
export function showLayout(
  document: CatalogueDocument<"layout">,
  call: Reading,
  catalogue: Catalogue,
): LayoutOutput {
  const { identifier, fields, removed = [] } = document.content;
  const members = analysesOfLayout(catalogue, identifier);
  return {
    ...showSummary(document, call, catalogue),
    fields,
    removed: removed.map((field) => ({
      field,
      analyses: members.filter(({ content }) => holdsValue(content, field.key)).length,
    })),
  };
}

/** The layouts by name, the default one first. */
export async function listLayouts(call: Call<typeof layouts.list>): Promise<OutputOf<typeof layouts.list>> {
  const catalogue = await catalogueOf(call.actor);
  const needle = fold(call.query.search);
  const hits = [...catalogue.documents("layout")].filter(({ content }) =>
    [content.identifier, ...Object.values(content.name ?? {})].some((text) => fold(text).includes(needle)),
  );
  const { compare } = new Intl.Collator(call.language);
  const nameOf = ({ name, identifier }: LayoutSummary) =>
    localized(name, call.language, call.actor.languages[0]).value ?? identifier;
  const direction = call.query.sort === "-name" ? -1 : 1;
  const shown = hits
    .map((layout) => showSummary(layout, call, catalogue))
    .sort(
      (left, right) =>
        Number(right.is_default) - Number(left.is_default) ||
        direction * compare(nameOf(left), nameOf(right)),
    );
  return pageOf(call, shown, (entry) => entry);
}

/** The analyses that use a layout and the categories that own it, by name. */
export async function preflightLayout(call: Call<typeof layouts.preflight>) {
  const { actor, language, params } = call;
  const catalogue = await catalogueOf(actor);
  const document = expectDocument("layout", catalogue.byId("layout", params.id));
  const { categories } = showSummary(document, call, catalogue);
  const members = analysesOfLayout(catalogue, document.content.identifier);
  return { ...showReferring(members, { language, main: actor.languages[0] }), categories };
}

/** The analyses that use a layout, by name. */
export async function listMembers(call: Call<typeof layouts.analyses>) {
  const { actor, language, params, query } = call;
  const catalogue = await catalogueOf(actor);
  const { identifier } = expectDocument("layout", catalogue.byId("layout", params.id)).content;
  const hits = selectAnalyses(catalogue, { search: query.search }, language, actor.languages[0]).filter(
    ({ id }) => catalogue.byId("analysis", id)?.content.layout === identifier,
  );
  return pageOf(call, hits, ({ id, code, name }) => ({ id, code, name }));
}
