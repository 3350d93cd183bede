import type { Actor } from "../actor.ts";
import type { ProblemError } from "../problem.ts";
import type { Transaction } from "./transaction.ts";

export type Field<Content> = keyof Content & string;
/** The part of an actor that writing records needs. */
export type Writer = Pick<Actor, "tenant" | "kind" | "id" | "name">;

/** The declaration of a kind of record. */
export interface RecordOptions<Content> {
  /** Singular noun for messages: `material`. */
  one: string;
  /** Fields whose values are unique, ignoring case, with the message for a taken value. */
  unique?: Partial<Record<Field<Content>, string>>;
  /** Sort fields of lists, as the declaration names them. */
  sort: readonly Field<Content>[];
  /** Fields that a search covers; by default the sort fields. */
  search?: readonly Field<Content>[];
  /** Filter fields of lists. */
  filter?: readonly Field<Content>[];
  /** Whether the records have a manual order. */
  order?: true;
  /** Whether every version is kept. */
  history?: true;
  /** Title of a deleted record, if that is neither its first sort field nor its name. */
  named?: (actor: Pick<Actor, "tenant">, content: Content) => Promise<string>;
  /** Fields that name records of another kind, by id: one, several or null. */
  references?: Partial<Record<Field<Content>, string>>;
  /** Records that name this one and are deleted with it, by heading. Any other record that names it blocks its deletion. */
  cascade?: Record<string, Cascaded>;
  /** Called once per deletion; returns a function that tells whether, and why, a record must not be deleted. */
  keeps?: (actor: Pick<Actor, "tenant">) => Promise<(id: string) => ProblemError | undefined>;
}

/** The parts of a kind of record that a deletion of its parent needs. */
export interface Cascaded {
  readonly name: string;
  /** @internal */
  planRemoval(
    actor: Writer,
    transaction: Transaction,
    id: string,
    removed: Map<string, string[]>,
    heading: string,
    along: string,
  ): Promise<void>;
  /** @internal */
  removeAll(actor: Writer, ids: readonly string[], along?: string): Promise<void>;
  /** @internal */
  restoreAlong(actor: Writer, along: string): Promise<void>;
}
