import { expect, test } from "vitest";
import { documentClient } from "../../../functions/platform/table/client.ts";

test("no request is copied for a log that nobody reads", () => {
  const steps = documentClient().middlewareStack.identify();
  expect(steps.some((step) => step.startsWith("retryMiddleware"))).toBe(true);
  expect(steps.filter((step) => step.startsWith("loggerMiddleware"))).toEqual([]);
});
