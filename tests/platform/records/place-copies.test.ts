import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { records } from "../../../functions/platform/records/records.store.ts";
import { documentClient } from "../../../functions/platform/table/client.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { elsewhere } from "./material-records.ts";

ownDynamoDb();
afterEach(() => {
  vi.restoreAllMocks();
});

const samples = records(
  "SAMPLE",
  z.object({ name: z.string(), colour: z.enum(["red", "blue"]), marks: z.array(z.string()) }),
  { one: "sample", sort: ["name"], filter: ["colour", "marks"] },
);
type Sample = { id: string; name: string; colour: "red" | "blue"; marks: string[] };
const query = { limit: 100, offset: 0, sort: "name" };

/** Names that sort keys treat differently; the last one lies beyond the sixteen bits of a JavaScript character. */
const name = fc.constantFrom("a", "B", "b", "ä", "Probe 2", "Probe 10", "ﬁ", "豈", "𝒜", "\u{10FFFF}");
const colour = fc.constantFrom("red", "blue");
const marks = fc.subarray(["x", "y"]);
const edit = fc.oneof(
  fc.record({ do: fc.constant("make" as const), name, colour, marks }),
  fc.record({ do: fc.constant("change" as const), which: fc.nat(), name, colour, marks }),
  fc.record({ do: fc.constant("remove" as const), which: fc.nat() }),
);

describe("a list that a container has kept", () => {
  test(
    "is as the table has it after any edits, in whatever number they come between two looks",
    () =>
      fc.assert(
        fc.asyncProperty(fc.array(fc.array(edit, { maxLength: 3 }), { maxLength: 8 }), async (rounds) => {
          const actor = elsewhere();
          const stored = new Map<string, Sample>();
          for (const edits of rounds) {
            for (const each of edits) {
              const ids = [...stored.keys()];
              if (each.do === "make") {
                const { do: _do, ...content } = each;
                const { id } = await samples.create(actor, content);
                stored.set(id, { id, ...content });
              } else if (ids.length > 0) {
                const id = ids[each.which % ids.length] as string;
                if (each.do === "remove") {
                  await samples.remove(actor, id);
                  stored.delete(id);
                } else {
                  const { do: _do, which: _which, ...content } = each;
                  await samples.change(actor, id, undefined, () => content);
                  stored.set(id, { id, ...content });
                }
              }
            }
            const complete = await samples.list(actor, query);
            const idsOf = (fits: (sample: Sample) => boolean) =>
              complete.results
                .map(({ id }) => stored.get(id) as Sample)
                .filter(fits)
                .map(({ id }) => id);
            const search = async (options: object) =>
              (await samples.list(actor, { ...query, ...options })).results.map(({ id }) => id);
            expect(complete.results).toHaveLength(stored.size);
            expect(await search({ filter: { colour: "red" } })).toEqual(
              idsOf((sample) => sample.colour === "red"),
            );
            expect(await search({ sort: "-name", filter: { marks: "x" } })).toEqual(
              idsOf(({ marks }) => marks.includes("x")).reverse(),
            );
            expect(await search({ search: "probe" })).toEqual(
              idsOf((sample) => sample.name.startsWith("Probe")),
            );
          }
        }),
        { numRuns: 25 },
      ),
    60_000,
  );

  test("costs a read of its head while nothing has changed, and one more after a change", async () => {
    const actor = elsewhere();
    for (const each of ["a", "b", "c"]) await samples.create(actor, { name: each, colour: "red", marks: [] });
    const sent = vi.spyOn(documentClient(), "send");
    const calls = async () => {
      sent.mockClear();
      await samples.list(actor, { ...query, filter: { colour: "red" } });
      return sent.mock.calls.map(([command]) => command.constructor.name);
    };
    expect(await calls()).toEqual(["BatchGetCommand", "QueryCommand", "BatchGetCommand"]);
    expect(await calls()).toEqual(["BatchGetCommand", "BatchGetCommand"]);
    await samples.create(actor, { name: "d", colour: "red", marks: [] });
    expect(await calls()).toEqual(["BatchGetCommand", "GetCommand", "BatchGetCommand"]);
    for (const each of ["e", "f"]) await samples.create(actor, { name: each, colour: "red", marks: [] });
    expect(await calls()).toEqual(["BatchGetCommand", "QueryCommand", "BatchGetCommand"]);
  });

  test("is the laboratory's own", async () => {
    const [first, other] = [elsewhere(), elsewhere()];
    await samples.create(first, { name: "a", colour: "red", marks: [] });
    const red = { ...query, filter: { colour: "red" } };
    expect((await samples.list(first, red)).count).toBe(1);
    expect((await samples.list(other, red)).count).toBe(0);
  });
});
