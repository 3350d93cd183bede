import { ulid } from "ulid";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { recordOf } from "../../functions/platform/workflow-record.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the record of what a workflow carries out", () => {
  test("is waited for as long as the call may live that writes it", async () => {
    const writtenAfter = Date.now() + 20_000;
    const record = recordOf(ulid(), async () => (Date.now() > writtenAfter ? "there" : undefined));
    await vi.advanceTimersByTimeAsync(21_000);
    expect(await record).toBe("there");
  });

  test("is not waited for any longer", async () => {
    const record = recordOf(ulid(), async () => undefined);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(await record).toBeUndefined();
  });

  test("is looked for once where the call has been over for long", async () => {
    const read = vi.fn(async () => undefined);
    expect(await recordOf(ulid(Date.now() - 60_000), read)).toBeUndefined();
    expect(read).toHaveBeenCalledOnce();
  });
});
