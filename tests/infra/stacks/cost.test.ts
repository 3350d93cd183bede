import { beforeAll, expect, test } from "vitest";
import { monthlyBudget } from "../../../infra/deployment.ts";
import { laboratoriesOfAccount } from "../../../infra/prices.ts";
import { standingCost, sumOf } from "../../bench/standing-cost.ts";
import { assemble } from "./assembly.ts";

let cost: ReturnType<typeof standingCost>;
beforeAll(async () => {
  cost = standingCost((await assemble("production")).resolved, "nord");
});

test("a laboratory to which nobody comes costs at most 1.40 $ a month, half of what it did with an alarm for each part", () => {
  expect(sumOf(cost.own)).toBeLessThanOrEqual(1.4);
  expect(cost.own.alarms).toBeLessThanOrEqual(0.5);
});

test("what all laboratories of an account share costs each of them at most 0.40 $", () => {
  expect(sumOf(cost.shared) / laboratoriesOfAccount).toBeLessThanOrEqual(0.4);
});

test("the budget rings before an account costs twice what it should", () => {
  const standing = sumOf(cost.shared) + laboratoriesOfAccount * sumOf(cost.own);
  expect(monthlyBudget).toBeGreaterThan(standing);
  expect(monthlyBudget).toBeLessThanOrEqual(laboratoriesOfAccount * 10);
});
