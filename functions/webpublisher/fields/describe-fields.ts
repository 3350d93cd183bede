import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import type { FieldDefinition } from "../../../shared/core/catalogue/field.ts";
import type { ShownField } from "../../../shared/core/catalogue/shown-field.ts";
import type { LocalizedText } from "../../../shared/kernel/language.ts";
import type {
  DescribedField,
  describeFields as endpoint,
} from "../../../shared/webpublisher/fields/fields.endpoints.ts";
import { type Catalogue, catalogueOf, isPublic, type Reader, showAnalysis } from "../../core/door.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { certificatesFor } from "../../proficiency/door.ts";

/** Maximum number of analyses read for examples per layout; hardly any field is empty in all of them. */
const mostRead = 200;

export const describeFields: Command<typeof endpoint> = async ({ actor, tenant, language }) => {
  const catalogue = await catalogueOf(actor);
  const certificates = (await certificatesFor(actor, tenant, language))?.named;
  const reader: Reader = { language, main: actor.languages[0], mayName: isPublic, certificates };
  const byLayout = Map.groupBy(
    [...catalogue.documents("analysis")].map(({ content }) => content).filter(isPublic),
    ({ layout }) => layout,
  );
  const layouts = [...catalogue.documents("layout")].map(({ content: { identifier, name, fields } }) => {
    const analyses = byLayout.get(identifier) ?? [];
    const examples = examplesFrom(catalogue, analyses.slice(0, mostRead), reader);
    return {
      identifier,
      name: name ?? null,
      analyses: analyses.length,
      fields: described(fields, [], examples),
    };
  });
  return { layouts: layouts.toSorted((left, right) => right.analyses - left.analyses) };
};

type Examples = ReadonlyMap<string, { code: string; field: ShownField }>;

function examplesFrom(catalogue: Catalogue, analyses: readonly Analysis[], reader: Reader): Examples {
  const examples = new Map<string, { code: string; field: ShownField }>();
  for (const analysis of analyses) {
    for (const field of showAnalysis(catalogue, analysis, reader)) {
      if (!examples.has(field.key)) examples.set(field.key, { code: analysis.code, field });
    }
  }
  return examples;
}

/** All fields in the order of the layout; the fields of a section or group follow it. */
const described = (
  fields: readonly FieldDefinition[],
  sections: readonly LocalizedText[],
  examples: Examples,
): DescribedField[] =>
  fields.flatMap(({ key, type, label, translatable, list_visible, field_visible, children }) => [
    {
      ...{ key, type, label, sections: [...sections], translatable, list_visible, field_visible },
      example: examples.get(key) ?? null,
    },
    ...described(children ?? [], [...sections, label], examples),
  ]);
