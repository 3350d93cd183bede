import { expect, test, vi } from "vitest";
import { amongRivals } from "../../../functions/platform/table/rivals.ts";
import { ConditionFailed } from "../../../functions/platform/table/table.ts";

const refused = () => Promise.reject(new ConditionFailed([]));

test("who comes second reads anew and writes after all", async () => {
  const attempt = vi.fn(async () => "written").mockImplementationOnce(refused);
  expect(await amongRivals(attempt)).toBe("written");
  expect(attempt).toHaveBeenCalledTimes(2);
});

test("whose turn never comes is asked to try again, and learns no reason of ours", async () => {
  const attempt = vi.fn(refused);
  await expect(amongRivals(attempt)).rejects.toMatchObject({
    status: 503,
    code: "unavailable",
    headers: { "Retry-After": "1" },
  });
});

test("what is no rivalry is not tried again", async () => {
  const attempt = vi.fn(() => Promise.reject(new Error("no such table")));
  await expect(amongRivals(attempt)).rejects.toThrow("no such table");
  expect(attempt).toHaveBeenCalledTimes(1);
});
