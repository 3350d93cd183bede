import type { Named } from "../../../shared/proficiency/testable/testable.ts";

/** The statement of a certificate about a test parameter. */
export interface Statement {
  certified: boolean;
  valid_until: string | null;
}
export type Statements = ReadonlyMap<string, Statement>;

const same = (left: Statement | undefined, right: Statement | undefined) =>
  left?.certified === right?.certified && left?.valid_until === right?.valid_until;

/** The difference between two states, as the body of the call. */
export function changesOf(before: Statements, after: Statements) {
  return {
    set: [...after]
      .filter(([testable, statement]) => !same(before.get(testable), statement))
      .map(([testable, statement]) => ({ testable, ...statement })),
    remove: [...before.keys()].filter((testable) => !after.has(testable)),
  };
}

/** Options for the records that occur, sorted by name. */
export function occurring(references: readonly (Named | null)[]) {
  const names = new Map(
    references.flatMap((reference) => (reference ? [[reference.id, reference.name] as const] : [])),
  );
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((left, right) => left.label.localeCompare(right.label));
}
