import { expect, test } from "vitest";
import { randomUnkindness, randomWork } from "../support/random-work.ts";
import { endOf } from "../support/work-on-cloud.ts";

/**
 * Two people, an import and a bulk change work at the same time, at random, on a cloud with some of AWS's unkindness. In the end everything is
 * as it is after the same work on a kind cloud: list, search, the index that visitors search, export and the history of each analysis.
 * `npm run soak` does so for an hour, with a seed of its own each time; `LABORIUM_SEED` repeats one.
 */
const seed = Number(process.env.LABORIUM_SEED ?? 29);
const rounds = Number(process.env.LABORIUM_ROUNDS ?? 2);

test(`the work of seed ${seed} ends as it does on a kind cloud, with ${JSON.stringify(randomUnkindness(seed))}`, async () => {
  const work = randomWork(seed, rounds);
  const expected = await endOf(work, {});
  expect(await endOf(work, randomUnkindness(seed))).toEqual(expected);
}, 900_000);
