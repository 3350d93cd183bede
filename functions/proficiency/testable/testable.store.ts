import { type TestableInput, testableInput } from "../../../shared/proficiency/testable/testable.ts";
import type { Actor } from "../../platform/actor.ts";
import { records } from "../../platform/records/records.store.ts";
import { materialRecords } from "../materials/material.store.ts";
import { parameterRecords } from "../parameters/parameter.store.ts";

/** As everywhere they are called by what they name: `Glukose, Serum`. */
async function named(actor: Pick<Actor, "tenant">, { parameter, material }: TestableInput) {
  const names = await Promise.all([
    parameterRecords.find(actor, parameter),
    materialRecords.find(actor, material),
  ]);
  return names.flatMap((one) => one?.name ?? []).join(", ");
}

/** Their names are those of what they name, so lists are cut from all of them (`trials/read-trials.ts`). */
export const testableRecords = records("TESTABLE", testableInput, {
  one: "test parameter",
  sort: [],
  history: true,
  named,
});
