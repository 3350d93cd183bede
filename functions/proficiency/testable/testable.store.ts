import { type TestableInput, testableInput } from "../../../shared/proficiency/testable/testable.ts";
import type { Actor } from "../../platform/actor.ts";
import { records } from "../../platform/records/records.store.ts";
import { materialRecords } from "../materials/material.store.ts";
import { parameterRecords } from "../parameters/parameter.store.ts";

/** Display name of a test parameter: `Glukose, Serum`. */
async function named(actor: Pick<Actor, "tenant">, { parameter, material }: TestableInput) {
  const names = await Promise.all([
    parameterRecords.find(actor, parameter),
    materialRecords.find(actor, material),
  ]);
  return names.flatMap((record) => record?.name ?? []).join(", ");
}

/** Test parameters are named after other records, so lists are cut from all of them in memory (`trials/read-trials.ts`). */
export const testableRecords = records("TESTABLE", testableInput, {
  one: "test parameter",
  sort: [],
  history: true,
  named,
});
