import { expect, test } from "vitest";
import { apis } from "../../shared/apis.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { ownAws } from "../support/recorded-aws.ts";
import { makeTenant } from "../support/tenants.ts";
import { attackApi, type Fault, makeVictim } from "./attack.ts";

/** The attack of `tests/laws/attacks.test.ts` for as many calls as `npm run attack` is told; a seed repeats it. */
ownDynamoDb();
ownAws();

test("no call of many is answered by a fault", { timeout: 24 * 60 * 60 * 1000 }, async () => {
  Object.assign(process.env, { STAGE: "staging", VERSION: "1" });
  const seed = Number(process.env.LABORIUM_SEED ?? 1);
  const target = Number(process.env.LABORIUM_CALLS ?? 10_000);
  const foreignIds = await makeVictim();
  const operations = apis.reduce((sum, { endpoints }) => sum + Object.keys(endpoints).length, 0);
  const each = Math.max(1, Math.ceil(target / operations));
  const faults: Fault[] = [];
  let calls = 0;
  // In rounds, so that what one of them leaves is met by the next.
  for (let done = 0; done < each; done += 10)
    for (const [index, api] of apis.entries()) {
      const tenant = `attacked${seed}-${done}`;
      await makeTenant(tenant);
      process.env.TENANT = tenant;
      const attack = {
        tenant,
        seed: seed * 1_000_003 + done * 101 + index,
        calls: Math.min(10, each - done),
        known: foreignIds,
      };
      const result = await attackApi(api, attack);
      faults.push(...result.faults);
      calls += result.count;
    }
  expect(faults.slice(0, 20), `seed ${seed}, ${calls} calls, ${faults.length} faults`).toEqual([]);
  expect(calls).toBeGreaterThanOrEqual(target);
});
