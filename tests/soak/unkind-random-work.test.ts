import { expect, test } from "vitest";
import { randomUnkindness, randomWork } from "../support/random-work.ts";
import { endOf } from "../support/work-on-cloud.ts";
import { size } from "./size.ts";

/**
 * Two people, an import and a bulk change work at the same time, at random, on a cloud with some of AWS's unkindness. The final state must
 * equal that of the same work on a kind cloud: list, search, the visitors' search index, export and the history of each analysis.
 *
 * AWS promises each of them less than one machine gives. An index lags behind its table. A transaction fails because another one has an item.
 * A partition refuses writes. Queues and buckets deliver twice, or in another order. A container is paused between two calls or is slow. None
 * of this may lose a change, carry one out twice, or leave anybody with an old view.
 */
const unkindness = randomUnkindness(size.seed);

test(`the work of seed ${size.seed} ends as it does on a kind cloud, with ${JSON.stringify(unkindness)}`, async () => {
  const work = randomWork(size);
  const expected = await endOf(work, {});
  expect(await endOf(work, unkindness)).toEqual(expected);
}, 1_800_000);
