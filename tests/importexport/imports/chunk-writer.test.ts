import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { StagedChange } from "../../../functions/core/door.ts";
import { changeIn } from "../../../functions/importexport/imports/staging/chunk-lines.ts";
import { ChunkWriter } from "../../../functions/importexport/imports/staging/chunk-writer.ts";

const change = (id: string, name = ""): StagedChange =>
  ({ kind: "analysis", id, content: { name }, importHash: null, basedOn: null }) as never;

/** A writer whose chunks take some time, later ones less. */
function slowWriter() {
  const chunks: StagedChange[][] = [];
  let open = 0;
  const peak = { open: 0 };
  const writer = new ChunkWriter(async (index, lines) => {
    open += 1;
    peak.open = Math.max(peak.open, open);
    await sleep(20 - index);
    open -= 1;
    chunks[index] = lines.map(changeIn);
    return `chunk ${index}`;
  });
  return { writer, chunks, most: peak };
}

describe("the chunks of an import", () => {
  test("hold every change once, in the order of the table's index, and are named in their own order", async () => {
    const { writer, chunks, most: peak } = slowWriter();
    const ids = Array.from({ length: 2_300 }, (_, index) => String((index * 7_919) % 2_300).padStart(5, "0"));
    for (const id of ids) await writer.add(change(id));
    expect(await writer.end()).toEqual({
      keys: ["chunk 0", "chunk 1", "chunk 2", "chunk 3", "chunk 4"],
      count: 2_300,
    });
    expect(chunks.map(({ length }) => length)).toEqual([500, 500, 500, 500, 300]);
    expect(chunks.flat().map(({ id }) => id)).toEqual(ids.toSorted());
    expect(peak.open).toBeLessThanOrEqual(3);
  });

  test("do not wait for more of them than fit into memory", async () => {
    const { writer, chunks } = slowWriter();
    const large = "x".repeat(1024 * 1024);
    for (let index = 0; index < 25; index++) await writer.add(change(String(index), large));
    await sleep(50);
    expect(chunks.flat().length).toBeGreaterThanOrEqual(24);
    expect((await writer.end()).count).toBe(25);
  });

  test("that cannot be written fail the import, whenever that is", async () => {
    const writer = new ChunkWriter(async () => {
      await sleep(5);
      throw new Error("no room");
    });
    await writer.add(change("1"));
    await expect(writer.end()).rejects.toThrow("no room");
  });

  test("are none where nothing changed", async () => {
    expect(await slowWriter().writer.end()).toEqual({ keys: [], count: 0 });
  });
});
