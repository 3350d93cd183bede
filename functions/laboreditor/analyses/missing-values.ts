import type { AnalysisState } from "../../../shared/core/catalogue/document.ts";
import { type FieldDefinition, valueFields } from "../../../shared/core/catalogue/field.ts";
import { roleOf } from "../../../shared/core/catalogue/field-role.ts";
import { isWithoutValue } from "../../../shared/core/catalogue/published.ts";
import { type Language, localized } from "../../../shared/kernel/language.ts";
import type { MissingValues } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import type { Catalogue } from "../../core/door.ts";

/** Fields that readers miss at once; health reports them too, whatever the layout says of them. */
const isExpected = (field: FieldDefinition) =>
  field.required || field.recommended === true || roleOf(field) === "material";

/** Counts the analyses of a state, or those of them that an import wrote, that have no value in a field that should have one. */
export function missingValues(
  catalogue: Catalogue,
  { state, among }: { state: AnalysisState | undefined; among: ReadonlySet<string> | undefined },
  { language, main }: { language: Language; main: Language },
): MissingValues {
  const expected = new Map<string, FieldDefinition[]>(
    [...catalogue.documents("layout")].map(({ content: { identifier, fields } }) => [
      identifier,
      valueFields(fields).filter(isExpected),
    ]),
  );
  const gaps = new Map<string, MissingValues["fields"][number]>();
  let count = 0;
  let sample: string | null = null;
  for (const { id, content, deleted } of catalogue.documents("analysis")) {
    if (deleted || (state !== undefined && content.state !== state) || among?.has(id) === false) continue;
    count += 1;
    sample ??= id;
    for (const { key, label, required } of expected.get(content.layout) ?? []) {
      if (!isWithoutValue(content.fields[key])) continue;
      const gap = gaps.get(key);
      if (gap) gap.count += 1;
      else
        gaps.set(key, {
          ...{ key, label: localized(label, language, main).value ?? key, required },
          ...{ count: 1, sample: id },
        });
    }
  }
  const order = [...expected.values()].flatMap((fields) => fields.map(({ key }) => key));
  const fields = [...gaps.values()].sort((left, right) => order.indexOf(left.key) - order.indexOf(right.key));
  return { count, fields, sample };
}
