import { testableInput } from "../../../shared/proficiency/testable/testable.ts";
import { records } from "../../platform/records/records.store.ts";

/** Their names are those of what they name, so lists are cut from all of them (`trials/read-trials.ts`). */
export const testableRecords = records("TESTABLE", testableInput, {
  one: "test parameter",
  sort: [],
  history: true,
});
