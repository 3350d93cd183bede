import { type ProblemError, problem } from "../problem.ts";
import type { Condition } from "../table/condition.ts";
import { ifRefused } from "../table/refused.ts";
import { type Key, maxTransaction, type Table, type Write } from "../table/table.ts";

const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;

/** One write is reserved for the note of the call (`platform/table/note.ts`). */
const mostWrites = maxTransaction - 1;

interface Sum {
  key: Key;
  add: Record<string, number>;
  set: Record<string, unknown>;
  condition?: Condition;
  refusal?: () => ProblemError;
}

/**
 * Writes that happen together or not at all. Additions to one item are merged, since a transaction accepts one write per item; additions
 * to a deleted item are dropped. Each write may name the problem to throw if it is refused; without one, another writer was faster.
 */
export class Transaction {
  private readonly entries: { write: Write; refusal?: () => ProblemError }[] = [];
  private readonly sums = new Map<string, Sum>();
  private readonly deleted = new Set<string>();

  write(write: Write, refusal?: () => ProblemError): void {
    if ("delete" in write) {
      if (this.deletes(write.delete)) return;
      this.deleted.add(nameOf(write.delete));
    }
    this.entries.push({ write, refusal });
  }

  deletes(key: Key): boolean {
    return this.deleted.has(nameOf(key));
  }

  add(key: Key, add: Record<string, number>, options: Omit<Partial<Sum>, "key" | "add"> = {}): void {
    const sum = this.sums.get(nameOf(key)) ?? { key, add: {}, set: {} };
    for (const [name, by] of Object.entries(add)) sum.add[name] = (sum.add[name] ?? 0) + by;
    this.sums.set(nameOf(key), { ...sum, ...options, set: { ...sum.set, ...options.set } });
  }

  /** The number of table transactions that its writes would fill; it can only be committed if that is one. */
  get parts(): number {
    return Math.ceil(this.all().length / mostWrites);
  }

  private all() {
    const sums = [...this.sums.values()]
      .filter(({ key }) => !this.deletes(key))
      .map(({ key, add, set, condition, refusal }) => ({
        write: { update: key, changes: { add, set }, condition } as Write,
        refusal,
      }));
    return [...this.entries, ...sums];
  }

  /** @throws ProblemError of the refused writes, conflict if they are too many; ConditionFailed if another writer was faster */
  async commit(table: Table): Promise<void> {
    const all = this.all();
    if (all.length > mostWrites) throw tooMuch();
    await ifRefused(table.transact(all.map(({ write }) => write)), (refused) => {
      const failed = refused.failed.flatMap((place) => all[place] ?? []);
      // The faster writer may have caused the refusal by changing this very record, so the caller must read it again first.
      if (failed.some(({ write, refusal }) => "update" in write && !refusal)) throw refused;
      throw merged(failed.flatMap(({ refusal }) => refusal?.() ?? [])) ?? refused;
    });
  }
}

export const tooMuch = () =>
  problem("conflict", "Too much goes with this to be done at once; delete some of it first.");

/** Joins the failing fields of equal problems into one, so that all taken values are reported at once. */
function merged(refusals: readonly ProblemError[]): ProblemError | undefined {
  const [first] = refusals;
  if (!first) return undefined;
  const same = refusals.filter(({ code }) => code === first.code);
  const detail = same.map(({ message }) => message).join(" ");
  return problem(first.code, detail, { errors: same.flatMap(({ errors = [] }) => errors) });
}
