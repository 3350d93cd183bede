import { within } from "../../../shared/kernel/define-crud.ts";
import { testables, testablesApi } from "../../../shared/proficiency/testable/testable.endpoints.ts";
import { crud } from "../../platform/endpoint/crud.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { importRows } from "../../platform/records/import-rows.ts";
import { preflightOf } from "../trials/goes-along.ts";
import { todayOf } from "../trials/list-trials.ts";
import { readTrials } from "../trials/read-trials.ts";
import { changeTestable, createTestable, rollBackTestable } from "./change-testable.ts";
import { planTestables } from "./import-testables.ts";
import { listTestables } from "./list-testables.ts";
import { showTestable, testableIn } from "./show-testable.ts";
import { testableRecords } from "./testable.store.ts";
import { testableErrors } from "./testable-errors.ts";

export const handler = serveApi(
  testablesApi,
  {
    ...within("testables", {
      ...crud(testables, testableRecords, {
        list: listTestables,
        create: createTestable,
        read: async ({ actor, params: { id } }) => {
          testableIn(await readTrials(actor), id);
          return testableRecords.read(actor, id);
        },
        change: changeTestable,
        remove: async ({ actor, params: { id }, ifMatch }) => {
          testableIn(await readTrials(actor), id);
          await testableRecords.remove(actor, id, ifMatch);
        },
        rollback: rollBackTestable,
        show: async ({ id }, call) => {
          const trials = await readTrials(call.actor);
          return showTestable(trials, testableIn(trials, id), todayOf(call));
        },
      }),
      preflight: preflightOf((trials, id) => {
        testableIn(trials, id);
        return { certifications: trials.certificationsOf(id) };
      }),
    }),
    ...within("testableImport", importRows(planTestables)),
  },
  { "testables.create": ({ actor, body }) => testableErrors(actor, body) },
);
