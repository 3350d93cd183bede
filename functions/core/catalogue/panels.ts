import type { Analysis, CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import { valueFields } from "../../../shared/core/catalogue/field.ts";
import { roleOf } from "../../../shared/core/catalogue/field-role.ts";
import type { Catalogue, Change, Previous } from "./catalogue.ts";
import { documentKindOf, referencesOf, shown } from "./references.ts";
import { type Reader, shownName } from "./show-analysis.ts";

/** The visible fields of components by layout. */
const componentFields = (catalogue: Catalogue) =>
  catalogue.deriveFrom(
    ["layout"],
    "fields of components",
    () =>
      new Map(
        [...catalogue.documents("layout")].map(({ content }) => [
          content.identifier,
          valueFields(content.fields).filter(
            (field) =>
              field.field_visible && documentKindOf(field) === "analysis" && roleOf(field) === "components",
          ),
        ]),
      ),
  );

/** The codes of the analyses of which a panel consists; none for an analysis that is no panel. */
export function componentsOf(catalogue: Catalogue, analysis: Analysis): string[] {
  const fields = componentFields(catalogue).get(analysis.layout) ?? [];
  return fields.length === 0
    ? []
    : referencesOf({ ...analysis, categories: [], related: [] }, fields, shown)
        .filter(({ kind }) => kind === "analysis")
        .map(({ identity }) => identity);
}

type Panels = ReadonlyMap<string, readonly string[]>;

/** The codes of panels by those of their components; after a change, only the panels that changed are read again. */
const panelsByComponent = (catalogue: Catalogue) =>
  catalogue.derive<Panels>("panels by component", (previous) => {
    if (previous?.changes.every(({ after }) => after.kind !== "layout"))
      return changedPanels(catalogue, previous);
    const panels = new Map<string, readonly string[]>();
    // Most catalogues have no panels.
    if ([...componentFields(catalogue).values()].every(({ length }) => length === 0)) return panels;
    for (const { content } of catalogue.documents("analysis"))
      for (const component of componentsOf(catalogue, content)) include(panels, component, content.code);
    return panels;
  });

/** Adds a panel to those of a component, which are in the same order whenever they are added. */
const include = (panels: Map<string, readonly string[]>, component: string, panel: string) =>
  panels.set(component, [...new Set([...(panels.get(component) ?? []), panel])].sort());

function changedPanels(catalogue: Catalogue, { value, changes }: Previous<Panels>): Panels {
  const componentsIn = (document: CatalogueDocument | undefined) =>
    document?.kind === "analysis" && !document.deleted
      ? componentsOf(catalogue, document.content as Analysis)
      : [];
  let panels: Map<string, readonly string[]> | undefined;
  for (const { before, after } of changes) {
    const [previous, present] = [componentsIn(before), componentsIn(after)];
    if (previous.join("\n") === present.join("\n")) continue;
    panels ??= new Map(value);
    const { code } = after.content as Analysis;
    for (const component of previous)
      panels.set(
        component,
        (panels.get(component) ?? []).filter((panel) => panel !== code),
      );
    for (const component of present) include(panels, component, code);
  }
  return panels ?? value;
}

/** The panels that contain an analysis, as far as the reader may know them. */
export function panelsOf(
  catalogue: Catalogue,
  { code }: Analysis,
  reader: Reader,
): { code: string; name: string }[] {
  return (panelsByComponent(catalogue).get(code) ?? []).flatMap((panel) => {
    const analysis = catalogue.content("analysis", panel);
    return analysis && reader.mayName(analysis) ? [{ code: panel, name: shownName(analysis, reader) }] : [];
  });
}

/** The analyses whose words in a search depend on one that has changed: its panels, and its components before and after. */
export function besidePanels(
  catalogue: Catalogue,
  { before, after }: Change<"analysis">,
): CatalogueDocument<"analysis">[] {
  const codes = new Set([
    ...componentsOf(catalogue, after.content),
    ...(before ? componentsOf(catalogue, before.content) : []),
    ...(panelsByComponent(catalogue).get(after.content.code) ?? []),
  ]);
  return [...codes].flatMap((code) => catalogue.get("analysis", code) ?? []);
}
