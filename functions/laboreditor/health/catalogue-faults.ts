import {
  type Analysis,
  type CatalogueDocument,
  identityOf,
} from "../../../shared/core/catalogue/document.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { fold } from "../../../shared/kernel/search-text.ts";
import {
  type Catalogue,
  type Change,
  type Previous,
  type Reference,
  referencesOf,
  shown,
  shownName,
} from "../../core/door.ts";
import {
  type Fault,
  type FoundFault,
  faultsWithin,
  type LayoutFields,
  layoutFields,
  namedInTables,
} from "./find-faults.ts";

/** The stored result for one analysis; valid until it, its layout or something that it names changes. */
interface Examined {
  id: string;
  code: string;
  /** Its name with case and umlaut spellings aside. */
  name: string;
  /** The documents that it names, in the form of `keyOf`. */
  names: readonly string[];
  faults: readonly Fault[];
}

/** By id: every analysis with faults. After a change, only the analyses that it affects are examined again. */
export const catalogueFaults = (
  catalogue: Catalogue,
  main: Language,
): ReadonlyMap<string, readonly Fault[]> =>
  catalogue.derive(`health ${main}`, () => {
    const examined = examinedAnalyses(catalogue, main);
    const faults = new Map(
      [...examined.values()].flatMap(({ id, faults }) => (faults.length > 0 ? [[id, faults]] : [])),
    );
    for (const fault of duplicates(examined.values()))
      faults.set(fault.id, [fault, ...(faults.get(fault.id) ?? [])]);
    return faults;
  });

function examinedAnalyses(catalogue: Catalogue, main: Language): ReadonlyMap<string, Examined> {
  return catalogue.derive<ReadonlyMap<string, Examined>>(`health of each ${main}`, (previous) => {
    const examine = examiner(catalogue, main);
    if (!previous)
      return new Map(
        [...catalogue.documents("analysis")].map((document) => [document.id, examine(document)]),
      );
    const examined = new Map(previous.value);
    for (const id of touched(previous)) {
      const document = catalogue.byId("analysis", id);
      if (document) examined.set(id, examine(document));
      else examined.delete(id);
    }
    return examined;
  });
}

/** The analyses that changed, and those that name a changed layout or a document that was added or deleted. */
function touched({ value, changes }: Previous<ReadonlyMap<string, Examined>>): Set<string> {
  const ids = new Set(changes.flatMap(({ after }) => (after.kind === "analysis" ? [after.id] : [])));
  const named = new Set(
    changes.filter(mattersToOthers).map(({ after }) => keyOf(after.kind, identity(after))),
  );
  if (named.size === 0) return ids;
  for (const entry of value.values()) if (entry.names.some((name) => named.has(name))) ids.add(entry.id);
  return ids;
}

const mattersToOthers = ({ before, after }: Change) =>
  after.kind === "layout" || (before?.deleted ?? true) !== after.deleted;
const identity = ({ kind, content }: CatalogueDocument) => identityOf(kind, content);
const keyOf = (kind: Reference["kind"], named: string) => `${kind} ${named}`;

/** The faults of one analysis, which need not be stored yet. */
export const examineAnalysis = (catalogue: Catalogue, content: Analysis, main: Language): readonly Fault[] =>
  examiner(catalogue, main)({ id: "", content }).faults;

/** Examines analyses of one catalogue; shared lookups are cached. */
function examiner(catalogue: Catalogue, main: Language) {
  const layouts = new Map<string, LayoutFields | undefined>();
  const present = new Map<string, boolean>();
  const once = <Value>(cached: Map<string, Value>, key: string, compute: () => Value): Value => {
    const before = cached.get(key);
    if (before !== undefined) return before;
    const value = compute();
    cached.set(key, value);
    return value;
  };
  return ({ id, content }: Pick<CatalogueDocument<"analysis">, "id" | "content">): Examined => {
    const layout = once(layouts, content.layout, () => {
      const match = catalogue.content("layout", content.layout);
      return match && layoutFields(match);
    });
    const references = referencesOf(content, layout?.fields ?? [], shown);
    const written = layout ? namedInTables(content, layout) : [];
    const isGone = ({ kind, identity: name }: Reference) =>
      !once(present, keyOf(kind, name), () => catalogue.get(kind, name) !== undefined);
    const faults = [
      ...(layout ? faultsWithin(content, layout) : []),
      ...broken(references.filter(isGone), "error"),
      // A cell may also hold words.
      ...broken(written.filter(isGone), "warning"),
    ];
    return {
      id,
      code: content.code,
      name: fold(shownName(content, { language: main, main })),
      names: [...references, ...written].map(({ kind, identity: name }) => keyOf(kind, name)),
      faults: faults.map((fault) => ({ ...nothing, ...fault, id })),
    };
  };
}

const inFields = "fields.";
const nothing = { field: null, others: [], target: null, check: null, parameters: {}, place: {} };

/** One finding for each place with references to something that is gone. */
const broken = (references: readonly Reference[], severity: FoundFault["severity"]): FoundFault[] =>
  [...Map.groupBy(references, ({ path }) => path).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { path, kind: target } = first;
    const field = path.startsWith(inFields) ? path.slice(inFields.length) : null;
    const others = same.map(({ named }) => named);
    return [{ kind: "broken_relation" as const, severity, target, field, others }];
  });

/** Names that several analyses share, ignoring case and spellings of umlauts. */
function duplicates(all: Iterable<Examined>): Fault[] {
  const named = Map.groupBy(all, ({ name }) => name);
  return [...named.values()].flatMap((same) =>
    same.length === 1
      ? []
      : same.map(({ id }) => ({
          ...nothing,
          kind: "duplicate_name" as const,
          severity: "warning" as const,
          id,
          others: same.flatMap((other) => (other.id === id ? [] : [other.code])).sort(),
        })),
  );
}
