import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cellOf, placeFor, readCells, roomIn } from "../../../infra/cells.ts";
import { fullCell } from "../../../infra/deployment.ts";
import { allowed, quotas } from "../../../infra/quotas.ts";
import { synthesize } from "../../../infra/synthesize.ts";
import { type PlacedFile, readTenants, tenantsFolder } from "../../../infra/tenants.ts";
import type { Template } from "./assembly.ts";

/** Made-up laboratories of made-up cells; the first cell is full. */
const laboratoriesIn = { "made-1": fullCell, "made-2": 30, "made-10": 20 };
type CellName = keyof typeof laboratoriesIn;
const cellNames = Object.keys(laboratoriesIn) as CellName[];
const accountOf = (cell: CellName) => `${cellNames.indexOf(cell) + 1}`.repeat(12);
/** The maximum length of an id, since all names derived from it grow with it. */
const longId = "x".repeat(31);

const folder = mkdtempSync(join(tmpdir(), "cells-"));
const [tenants, cells, empty] = ["tenants", "cells", "empty"].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const bundle = {
  folder: empty,
  browserFolder: empty,
  hash: "c".repeat(64),
  browserHash: "b".repeat(64),
  ownCode: () => ({ folder: empty, hash: "c".repeat(64) }),
  metafile: { inputs: {}, outputs: {} },
};
const build = (part: { cell?: string; tenant?: string }) =>
  synthesize({
    stage: "production",
    outdir: mkdtempSync(join(folder, "out-")),
    bundle,
    webFolder: empty,
    tenants,
    cells,
    checked: false,
    ...part,
  });
type Assembly = Awaited<ReturnType<typeof build>>;
const templatesOf = (assembly: Assembly) => assembly.stacks.map((stack) => stack.template as Template);
/** Each cell as a whole, built once. */
const wholes = new Map<CellName, Promise<Assembly>>();
function wholeOf(cell: CellName): Promise<Assembly> {
  const assembly = wholes.get(cell) ?? build({ cell });
  wholes.set(cell, assembly);
  return assembly;
}
/** A hundred laboratories take long if other builds run beside them. */
const patience = 15 * 60_000;

beforeAll(() => {
  for (const each of [tenants, cells, empty]) mkdirSync(each);
  writeFileSync(join(empty, "index.html"), "");
  const nord: PlacedFile = JSON.parse(readFileSync(join(tenantsFolder, "nord.json"), "utf8"));
  for (const cell of cellNames) {
    const file = { id: cell, stage: "production", account: accountOf(cell) };
    writeFileSync(join(cells, `${cell}.json`), JSON.stringify(file));
    for (let number = 1; number <= laboratoriesIn[cell]; number++) {
      const id = number === 1 && cell === "made-2" ? longId : `${cell}-${number}`;
      writeFileSync(
        join(tenants, `${id}.json`),
        JSON.stringify({ ...nord, id, cell, domain: `${id}.example` }),
      );
    }
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a hundred laboratories in three cells", { timeout: patience }, () => {
  test.each(cellNames)("%s holds its own in its own account, within every quota", async (cell) => {
    const assembly = await wholeOf(cell);
    const stacks = assembly.stacks;
    expect(stacks).toHaveLength(2 + laboratoriesIn[cell]);
    for (const { environment } of stacks) expect(environment.account).toBe(accountOf(cell));
    const templates = templatesOf(assembly);
    for (const quota of quotas) {
      const counts = templates.map(quota.count);
      const all = quota.of === "cell" ? counts.reduce((sum, count) => sum + count, 0) : Math.max(...counts);
      expect(all, `${quota.service}: ${quota.name}`).toBeLessThanOrEqual(allowed(quota));
    }
    for (const { Resources } of templates) expect(Object.keys(Resources).length).toBeLessThan(300);
    // No stack of a cell names another's account.
    const others = cellNames.filter((other) => other !== cell).map(accountOf);
    const text = JSON.stringify(templates);
    for (const other of others) expect(text).not.toContain(other);
  });

  test("are built one at a time: what they share and the one, the same as when all are built", async () => {
    const single = await build({ tenant: "made-10-7" });
    expect(single.stacks.map(({ id }) => id).sort()).toEqual([
      "laborium-edge",
      "laborium-platform",
      "laborium-tenant-made-10-7",
    ]);
    const all = await wholeOf("made-10");
    for (const { id, template } of single.stacks)
      expect(template, id).toEqual(all.stacks.find((stack) => stack.id === id)?.template);
  });

  test("are not built without saying of which cell, nor in a cell that is not theirs", async () => {
    await expect(build({})).rejects.toThrow("several cells; name one of made-1, made-2, made-10");
    await expect(build({ cell: "made-1", tenant: "made-10-7" })).rejects.toThrow("is not in made-1");
    await expect(build({ cell: "elsewhere" })).rejects.toThrow("has no cell elsewhere");
    await expect(build({ tenant: "nobody" })).rejects.toThrow("There is no laboratory nobody");
  });
});

describe("a new laboratory", () => {
  test("is placed in the first cell of its stage that has room and is not closed", () => {
    const all = readCells(cells);
    const placed = readTenants(tenants);
    expect(all.map(({ id }) => id)).toEqual(["made-1", "made-2", "made-10"]);
    expect(all.map((cell) => roomIn(cell, placed))).toEqual([0, 20, 30]);
    expect(placeFor(all, "production", placed)?.id).toBe("made-2");
    const closed = all.map((cell) => ({ ...cell, closed: cell.id === "made-2" }));
    expect(placeFor(closed, "production", placed)?.id).toBe("made-10");
    expect(placeFor(all, "staging", placed)).toBeUndefined();
  });
});

describe("the project's own cells", () => {
  test("hold every laboratory that has a file, and none more than it takes", () => {
    const realCells = readCells();
    const placed = readTenants();
    expect(placed.filter(({ cell }) => !realCells.some(({ id }) => id === cell))).toEqual([]);
    for (const cell of realCells) expect(roomIn(cell, placed), cell.id).toBeGreaterThanOrEqual(0);
    expect(cellOf("local").account).toBeUndefined();
  });

  test("are refused if a file breaks the schema, or has an account that another has", () => {
    const broken = mkdtempSync(join(folder, "broken-"));
    const write = (id: string, facts: object) =>
      writeFileSync(join(broken, `${id}.json`), JSON.stringify({ id, stage: "production", ...facts }));
    write("one", { account: "123" });
    expect(() => readCells(broken)).toThrow("An account has 12 digits");
    write("one", { account: "1".repeat(12), laboratories: fullCell + 1 });
    expect(() => readCells(broken)).toThrow("laboratories");
    write("one", { account: "1".repeat(12) });
    write("two", { account: "1".repeat(12) });
    expect(() => readCells(broken)).toThrow("one and two have the same account");
  });
});
