import type { Actor } from "../actor.ts";
import type { ProblemError } from "../problem.ts";
import type { Transaction } from "./transaction.ts";

export type Field<Content> = keyof Content & string;
/** Anybody who may write. */
export type Writer = Pick<Actor, "tenant" | "kind" | "id" | "name">;

/** What a kind of record asks of the kit. */
export interface RecordOptions<Content> {
  /** What one is called in messages: `material`. */
  one: string;
  /** Fields whose values are unique, ignoring case, with the message shown to people. */
  unique?: Partial<Record<Field<Content>, string>>;
  /** Fields by which lists are sorted, as the declaration names them. */
  sort: readonly Field<Content>[];
  /** Fields that a search covers; by default those that lists are sorted by. */
  search?: readonly Field<Content>[];
  /** Fields by which lists are filtered. */
  filter?: readonly Field<Content>[];
  /** People may order them by hand. */
  order?: true;
  /** Every version is kept. */
  history?: true;
  /** Title of a deleted record, if that is neither its first sort field nor its name. */
  named?: (actor: Pick<Actor, "tenant">, content: Content) => Promise<string>;
  /** Fields that name records of another kind, by id: one, several or null. */
  references?: Partial<Record<Field<Content>, string>>;
  /** Records that name this one and are deleted with it, by heading. Any other record that names it blocks its deletion. */
  cascade?: Record<string, Cascaded>;
  /** Asked once for all that is deleted together: why one of them has to stay. */
  keeps?: (actor: Pick<Actor, "tenant">) => Promise<(id: string) => ProblemError | undefined>;
}

/** A kind of record as its parent sees it. */
export interface Cascaded {
  readonly name: string;
  /** @internal */
  planRemoval(
    actor: Writer,
    transaction: Transaction,
    id: string,
    taken: Map<string, string[]>,
    heading: string,
    along: string,
  ): Promise<void>;
  /** @internal */
  removeAll(actor: Writer, ids: readonly string[], along?: string): Promise<void>;
  /** @internal */
  restoreAlong(actor: Writer, along: string): Promise<void>;
}
