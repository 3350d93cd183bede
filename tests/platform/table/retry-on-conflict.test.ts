import { expect, test, vi } from "vitest";
import { retryOnConflict } from "../../../functions/platform/table/retry-on-conflict.ts";
import { ConditionFailed } from "../../../functions/platform/table/table.ts";

const refused = () => Promise.reject(new ConditionFailed([]));

test("the slower of two writers reads again and writes after all", async () => {
  const attempt = vi.fn(async () => "written").mockImplementationOnce(refused);
  expect(await retryOnConflict(attempt)).toBe("written");
  expect(attempt).toHaveBeenCalledTimes(2);
});

test("a writer that is refused every time is asked to try again, and learns nothing of the cause", async () => {
  const attempt = vi.fn(refused);
  await expect(retryOnConflict(attempt)).rejects.toMatchObject({
    status: 503,
    code: "unavailable",
    headers: { "Retry-After": "1" },
  });
});

test("any other failure is not repeated", async () => {
  const attempt = vi.fn(() => Promise.reject(new Error("no such table")));
  await expect(retryOnConflict(attempt)).rejects.toThrow("no such table");
  expect(attempt).toHaveBeenCalledTimes(1);
});
