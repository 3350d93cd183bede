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
  type Former,
  type Reference,
  referencesOf,
  shown,
  shownName,
} from "../../core/door.ts";
import { type Fault, type Found, faultsWithin, type LayoutFields, layoutFields } from "./find-faults.ts";

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
      [...examined.values()].flatMap((one) => (one.faults.length > 0 ? [[one.id, one.faults]] : [])),
    );
    for (const fault of duplicates(examined.values()))
      faults.set(fault.id, [fault, ...(faults.get(fault.id) ?? [])]);
    return faults;
  });

function examinedAnalyses(catalogue: Catalogue, main: Language): ReadonlyMap<string, Examined> {
  return catalogue.derive<ReadonlyMap<string, Examined>>(`health of each ${main}`, (former) => {
    const examine = examiner(catalogue, main);
    if (!former)
      return new Map(
        [...catalogue.documents("analysis")].map((document) => [document.id, examine(document)]),
      );
    const examined = new Map(former.value);
    for (const id of touched(former)) {
      const document = catalogue.byId("analysis", id);
      if (document) examined.set(id, examine(document));
      else examined.delete(id);
    }
    return examined;
  });
}

/** The analyses that changed, and those that name a changed layout or a document that was added or deleted. */
function touched({ value, changes }: Former<ReadonlyMap<string, Examined>>): Set<string> {
  const ids = new Set(changes.flatMap(({ after }) => (after.kind === "analysis" ? [after.id] : [])));
  const named = new Set(
    changes.filter(mattersToOthers).map(({ after }) => keyOf(after.kind, identity(after))),
  );
  if (named.size === 0) return ids;
  for (const one of value.values()) if (one.names.some((name) => named.has(name))) ids.add(one.id);
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
  const once = <Value>(known: Map<string, Value>, key: string, compute: () => Value): Value => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = compute();
    known.set(key, value);
    return value;
  };
  return ({ id, content }: Pick<CatalogueDocument<"analysis">, "id" | "content">): Examined => {
    const layout = once(layouts, content.layout, () => {
      const found = catalogue.content("layout", content.layout);
      return found && layoutFields(found);
    });
    const references = referencesOf(content, layout?.fields ?? [], shown);
    const gone = references.filter(
      ({ kind, identity: wanted }) =>
        !once(present, keyOf(kind, wanted), () => catalogue.get(kind, wanted) !== undefined),
    );
    const found = [...(layout ? faultsWithin(content, layout) : []), ...broken(gone)];
    return {
      id,
      code: content.code,
      name: fold(shownName(content, { language: main, main })),
      names: references.map(({ kind, identity: wanted }) => keyOf(kind, wanted)),
      faults: found.map((fault) => ({ ...nothing, ...fault, id })),
    };
  };
}

const inFields = "fields.";
const nothing = { field: null, others: [], target: null, check: null, parameters: {}, place: {} };

/** One finding for each place with references to something that is gone. */
const broken = (gone: readonly Reference[]): Found[] =>
  [...Map.groupBy(gone, ({ path }) => path).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { path, kind: target } = first;
    const field = path.startsWith(inFields) ? path.slice(inFields.length) : null;
    const others = same.map(({ named }) => named);
    return [{ kind: "broken_relation" as const, severity: "error" as const, target, field, others }];
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
