import { beforeAll, describe, expect, test } from "vitest";
import { callApi } from "../support/call-api.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { makePublicLaboratory, publicPages } from "../support/public-pages.ts";
import { ownAws } from "../support/recorded-aws.ts";
import { roundTripsOf } from "../support/round-trips.ts";

ownDynamoDb();
ownAws();
beforeAll(makePublicLaboratory);

/** Trips of pages that follow a link's secret to its record, or have more than the directory to show. */
const longer: Record<string, number> = {
  "/embed/": 3,
  "/embed/changes/confirm/{token}/": 3,
  "/embed/changes/unsubscribe/{token}/": 3,
  "/embed/chapters/": 3,
  "/embed/proficiency/": 3,
  "/embed/shop/": 3,
  "/embed/shop/confirm/{token}/": 4,
};

describe.each(publicPages)("%s", (path, page, params) => {
  test("is read in few round trips to the table, and no item twice", async () => {
    const ask = () => callApi(page, { params, query: { lang: "de" } });
    // The first call of a container reads the catalogue as well.
    await ask();
    const trips = await roundTripsOf(ask);
    expect(trips.length, JSON.stringify(trips)).toBeLessThanOrEqual(longer[path] ?? 2);
    const keys = trips.flat();
    expect(keys).toEqual([...new Set(keys)]);
  });
});
