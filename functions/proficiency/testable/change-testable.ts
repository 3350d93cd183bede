import type { testables } from "../../../shared/proficiency/testable/testable.endpoints.ts";
import { type TestableInput, testableInput } from "../../../shared/proficiency/testable/testable.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { refuseFields } from "../../platform/problem.ts";
import type { Saved } from "../../platform/records/layout.ts";
import { readTrials } from "../trials/read-trials.ts";
import { testableIn } from "./show-testable.ts";
import { testableRecords } from "./testable.store.ts";
import { testableErrors } from "./testable-errors.ts";

/** @throws ProblemError validation_failed */
export async function createTestable({
  actor,
  body,
}: Call<typeof testables.create>): Promise<Saved<TestableInput>> {
  refuseFields(await testableErrors(actor, body));
  return testableRecords.create(actor, body);
}

/** @throws ProblemError not_found, edit_conflict, validation_failed */
export async function changeTestable({
  actor,
  params: { id },
  ifMatch,
  body,
}: Call<typeof testables.change>): Promise<Saved<TestableInput>> {
  testableIn(await readTrials(actor), id);
  return testableRecords.change(actor, id, ifMatch, async (present) => {
    refuseFields(await testableErrors(actor, body, present));
    return body;
  });
}

/** @throws ProblemError not_found, edit_conflict, validation_failed if a record named by the former version is gone */
export async function rollBackTestable(
  { actor, params: { id }, ifMatch }: Call<typeof testables.rollback>,
  hid: number,
): Promise<Saved<TestableInput>> {
  const previous = testableInput.parse((await testableRecords.version(actor, id, hid)).content);
  // Check uniqueness anew: another test parameter may have taken its place.
  const { parameter: _parameter, material: _material, ...named } = previous;
  refuseFields(await testableErrors(actor, previous, { ...named, id }));
  return testableRecords.rollback(actor, id, hid, ifMatch);
}
