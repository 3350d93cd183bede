import type { FieldError } from "../../../shared/kernel/problem.ts";
import type { TestableInput } from "../../../shared/proficiency/testable/testable.ts";
import { catalogueOf, missingErrors } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { readTrials } from "../trials/read-trials.ts";
import type { TrialTestable } from "../trials/trials.ts";

const notThere = (path: string): FieldError => ({
  path,
  code: "not_found",
  message: "What is named here does not exist.",
});

/**
 * Validation findings for the records that a test parameter names.
 * @param before present content with its id; references in it may stay even if they are gone or no longer unique
 */
export async function testableErrors(
  actor: Actor,
  input: Partial<TestableInput>,
  before: Partial<TestableInput> & { id?: string } = {},
): Promise<FieldError[]> {
  const { contents, testables } = await readTrials(actor);
  const errors: FieldError[] = [];
  const check = (path: string, names: ReadonlyMap<string, unknown>, id: string | null | undefined) => {
    if (id && !names.has(id)) errors.push(notThere(path));
  };
  check("parameter", contents.parameters, input.parameter);
  check("material", contents.materials, input.material);
  const isMoved = input.parameter !== before.parameter || input.material !== before.material;
  const isTaken = (testable: TrialTestable) =>
    testable.id !== before.id &&
    testable.parameter.id === input.parameter &&
    testable.material.id === input.material;
  if (isMoved && [...testables.values()].some(isTaken))
    errors.push({ path: "material", code: "already_exists", message: "There is such a test parameter." });
  if (input.category !== before.category) check("category", contents.categories, input.category);
  for (const [index, tag] of (input.tags ?? []).entries())
    if (!before.tags?.includes(tag)) check(`tags.${index}`, contents.tags, tag);
  const analyses = (input.analyses ?? []).map((code, index) => ({ code, index }));
  const added = analyses.filter(({ code }) => !before.analyses?.includes(code));
  if (added.length === 0) return errors;
  if (!actor.modules.MD_WEB) {
    const message = "Analyses are attached only where the WebPublisher is booked.";
    return [...errors, { path: "analyses", code: "permission_denied", message }];
  }
  const named = added.map(({ code, index }) => [`analyses.${index}`, ["analysis", code] as const]);
  return [...errors, ...missingErrors(await catalogueOf(actor), Object.fromEntries(named))];
}
