import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DrawAnalysis, type Need, needsOf, sizesOf } from "../../../shared/webpublisher/draw/needs.ts";
import { portionsOf } from "../../../shared/webpublisher/draw/pack.ts";
import { type DrawPlan, limitOf, planDraw } from "../../../shared/webpublisher/draw/plan.ts";
import { baskets } from "./baskets.ts";
import { analysis, laboratory } from "./made-laboratory.ts";

const of = (codes: string) =>
  codes.split(" ").map((code) => laboratory.find((each) => each.code === code) as DrawAnalysis);
const millilitres = (microlitres: number) => microlitres / 1000;
const adult = { amount: "minimum" } as const;
const plan = (codes: string): DrawPlan => planDraw(of(codes), adult);

describe("baskets computed by hand", () => {
  it.each(baskets)("$codes $wish: $why", ({ codes, wish, tubes, full, needed, swaps, saved, gaps }) => {
    const computed = planDraw(of(codes), { ...adult, ...wish });
    expect({
      tubes: computed.tubes.map(
        ({ kind, fill, isAssumed }) =>
          `${kind} ${fill === undefined ? "?" : millilitres(fill)}${isAssumed ? "?" : ""}`,
      ),
      full: millilitres(computed.blood.full),
      needed: millilitres(computed.blood.needed),
      swaps: computed.swaps.map(({ code }) => code).join(" "),
      saved: computed.saved,
      gaps: computed.gaps.map(({ kind, code, text }) => `${kind} ${code} ${text}`.trim()),
    }).toEqual({ tubes, full, needed, swaps: swaps ?? "", saved: saved ?? 0, gaps: gaps ?? [] });
    expect(computed.isExact).toBe(true);
  });
});

describe("demands on a tube", () => {
  it("are the strictest of its analyses", () => {
    expect(plan("TSH PTH").tubes[0]?.handling).toMatchObject({ temperature: "cold", dark: false });
    expect(plan("BILI TSH").tubes[0]?.handling).toMatchObject({ temperature: "room", dark: true });
    expect(plan("NH3").tubes[0]?.handling).toMatchObject({ temperature: "cold", arrival: 0 });
    expect(plan("ACTH").tubes[0]?.handling).toMatchObject({
      temperature: "frozen",
      separated: true,
      separateWithin: 0,
    });
    expect(plan("KRYO").tubes[0]?.handling.temperature).toBe("warm");
    expect(plan("OWN CRP").tubes.map(({ alone }) => alone)).toContain(true);
    expect(plan("BB").tubes[0]?.handling.temperature).toBeUndefined();
  });

  it("include the time in which a short-lived specimen has to arrive", () => {
    const [tube] = planDraw(
      [analysis("X", [{ material: "EDTA-Blut", container: "EDTA", room: "4 h" }])],
      adult,
    ).tubes;
    expect(tube?.handling.arrival).toBe(240);
  });
});

it("the first cut-off of the day counts, with the analyses that have it", () => {
  expect(plan("CRP FERR").cutOff).toEqual({ minutes: 14 * 60, codes: ["FERR"] });
  expect(plan("BB").cutOff).toBeUndefined();
});

it("a child may give 2.5 % of 80 ml per kilogram at once", () => {
  expect(millilitres(limitOf(10))).toBe(20);
  expect(planDraw(of("CRP"), { ...adult, weight: 3.5 }).limit).toBe(7000);
});

it("knows the size of a container from elsewhere in the catalogue", () => {
  const sizes = [{ name: "EDTA-RÖHRCHEN", fill: 1600 }];
  expect(planDraw(of("NOSIZE"), adult, sizes).tubes[0]).toMatchObject({ fill: 1600, isAssumed: false });
});

/** Analyses as wild as the plan may meet, with few kinds of tubes, so that many of them could share one. */
const container = fc.constantFrom(
  ["Serum", "Serum-Gel 4,9 ml"],
  ["Heparinplasma", "Li-Heparin 4 ml"],
  ["EDTA-Blut", "EDTA 2,7 ml"],
  ["EDTA-Plasma", "EDTA 2,7 ml"],
);
const row = fc
  .record({
    pair: container,
    minimum: fc.constantFrom("0,2 ml", "0,5 ml", "1 ml", "1,3 ml", "2 ml", "6 ml", ""),
    transport: fc.constantFrom(
      "",
      "",
      "gekühlt",
      "gefroren",
      "nicht kühlen",
      "separates Röhrchen",
      "lichtgeschützt",
    ),
    cold: fc.constantFrom("", "7 d"),
  })
  .map(({ pair: [material = "", named = ""], minimum, transport, cold }) => ({
    material,
    container: named,
    minimumVolume: minimum,
    transport,
    cold,
  }));
const analyses = (count: number) =>
  fc
    .array(fc.array(row, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: count })
    .map((all) => all.map((rows, index) => analysis(`A${index}`, rows)));

/** The fewest containers, by trying every choice of alternatives and every way to share. */
function fewest(choices: readonly (readonly Need[])[]): number {
  const sizes = sizesOf(choices.flat());
  const tubes: { key: string; volume: number; fill: number; ways: number }[] = [];
  let best = Number.POSITIVE_INFINITY;
  const from = (index: number, closed: number): void => {
    const needs = choices[index];
    if (!needs) {
      best = Math.min(best, tubes.length + closed);
      return;
    }
    for (const need of needs) {
      const size = sizes.get(need.key) as { fill: number | undefined; isAssumed: boolean };
      const { whole: full, rest } = portionsOf(need, size);
      const total = closed + full.length;
      if (rest === undefined) {
        from(index + 1, total);
        continue;
      }
      for (const tube of tubes) {
        const common = tube.ways & need.ways;
        if (tube.key !== need.key || tube.volume + rest > tube.fill || common === 0) continue;
        const { volume, ways } = tube;
        Object.assign(tube, { volume: volume + rest, ways: common });
        from(index + 1, total);
        Object.assign(tube, { volume, ways });
      }
      tubes.push({ key: need.key, volume: rest, fill: size.fill ?? rest, ways: need.ways });
      from(index + 1, total);
      tubes.pop();
    }
  };
  from(0, 0);
  return best;
}

const holds = (all: readonly DrawAnalysis[]) => {
  const computed = planDraw(all, adult);
  const choices = all.map((each) => needsOf(each, adult));
  for (const { kind, fill, used, analyses: inside } of computed.tubes) {
    // Never more than the tube holds.
    expect(used).toBeLessThanOrEqual(fill ?? Number.POSITIVE_INFINITY);
    // Never two that must not share: one kind, one temperature, whole blood apart from what is separated, none that has to be alone.
    const needs = inside.map(
      ({ code, rank }) => choices.flat().find((need) => need.code === code && need.rank === rank) as Need,
    );
    expect(needs.every((need) => need.kind === kind)).toBe(true);
    if (needs.length < 2) continue;
    expect(new Set(needs.map(({ kind: ownKind }) => ownKind)).size).toBe(1);
    expect(needs.some(({ alone }) => alone)).toBe(false);
    expect(
      ["room", "cold", "frozen", "warm"].some((each) =>
        needs.every(({ handling }) => handling.allowed.has(each as "room")),
      ),
    ).toBe(true);
  }
  // Never less than the minimum of each analysis, by the alternative that was taken.
  for (const each of choices) {
    const portions = computed.tubes.flatMap(({ analyses: inside }) =>
      inside.filter(({ code }) => code === each[0]?.code),
    );
    const least = each[portions[0]?.rank ?? 0]?.volume ?? Number.POSITIVE_INFINITY;
    expect(portions.reduce((sum, { volume }) => sum + volume, 0)).toBeGreaterThanOrEqual(least);
  }
  return { computed, choices };
};

it("any six analyses are drawn into the fewest containers, each within its fill and with its minimum", () => {
  fc.assert(
    fc.property(analyses(6), (all) => {
      const { computed, choices } = holds(all);
      expect(computed.tubes.length).toBe(fewest(choices));
      expect(computed.isExact).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it("so are many, in no fewer than their volumes take", () => {
  fc.assert(
    fc.property(analyses(60), (all) => {
      holds(all);
    }),
    { numRuns: 25 },
  );
});
