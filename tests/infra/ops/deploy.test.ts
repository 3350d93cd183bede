import { describe, expect, test } from "vitest";
import { carryOut, type Hands } from "../../../infra/ops/deploy/carry-out.ts";
import { back, forward, ringsOf, type Step } from "../../../infra/ops/deploy/plan.ts";

const cells = [
  { id: "staging-1", stage: "staging" },
  { id: "production-1", stage: "production" },
  { id: "production-2", stage: "production" },
];
const laboratories = [
  { id: "trial", cell: "staging-1" },
  ...Array.from({ length: 12 }, (_, index) => ({
    id: `a${String(index).padStart(2, "0")}`,
    cell: "production-1",
  })),
  ...Array.from({ length: 9 }, (_, index) => ({ id: `b${index}`, cell: "production-2" })),
];
const steps = forward({ cells, laboratories, app: "2" });
const stacksIn = (step: Step) =>
  step.does === "cdk" ? step.args.filter((argument) => /^laborium-tenant-[^:]+$/.test(argument)) : [];
const showsApp = (step: Step) => step.does === "cdk" && step.args.includes("--parameters");

/** Records the actions; an alarm rings at the given check. */
function noting(alarmAt = Number.POSITIVE_INFINITY) {
  const done: string[] = [];
  let checks = 0;
  const hands: Hands = {
    cdk: async (cell, args) => void done.push(`${cell} ${args.slice(0, 2).join(" ")}`),
    synthesize: async (cell) => void done.push(`${cell} synthesize`),
    keep: async (cell) => void done.push(`${cell} keep`),
    ringing: async () => {
      checks += 1;
      return checks === alarmAt ? ["laborium-a00-errors"] : [];
    },
  };
  return { done, hands };
}

describe("a release goes", () => {
  test("to staging, one laboratory, a tenth, and all, each of them once", () => {
    const rings = ringsOf(cells, laboratories).map(({ laboratories: of }) => of.map(({ id }) => id));
    expect(rings.map((ring) => ring.length)).toEqual([1, 1, 3, 17]);
    expect(rings.flat().sort()).toEqual(laboratories.map(({ id }) => id).sort());
  });

  test("as an API before it goes as an app, with a look at the alarms after either", () => {
    for (const { id } of laboratories) {
      const places = steps.flatMap((step, index) =>
        stacksIn(step).includes(`laborium-tenant-${id}`) ? [index] : [],
      );
      expect(
        places.map((index) => showsApp(steps[index]!)),
        id,
      ).toEqual([false, true]);
      for (const index of places) expect(steps[index + 1]?.does).toBe("look");
      const [step] = places.map((index) => steps[index]!).filter(showsApp);
      expect(step?.does === "cdk" && step.args).toContain(`laborium-tenant-${id}:AppVersion=2`);
    }
  });

  test("to no laboratory that was not named, since the CDK deploys nothing along", () => {
    for (const step of steps) if (step.does === "cdk") expect(step.args).toContain("--exclusively");
  });

  test("to what a cell shares once, before its first laboratory", () => {
    const shared = steps.flatMap((step, index) =>
      step.does === "cdk" && step.args.includes("laborium-platform") ? [{ cell: step.cell, at: index }] : [],
    );
    expect(shared.map(({ cell }) => cell)).toEqual(cells.map(({ id }) => id));
    for (const { cell, at: index } of shared)
      expect(steps.findIndex((step) => step.cell === cell && stacksIn(step).length > 0)).toBeGreaterThan(
        index,
      );
  });
});

describe("carrying it out", () => {
  test("ends at the first alarm, tells the way back, and touches nothing more", async () => {
    const { done, hands } = noting(5);
    await expect(carryOut(steps, hands)).rejects.toThrow(/laborium-a00-errors.*--back --carry-out/);
    expect(done).toEqual([
      "staging-1 synthesize",
      "staging-1 deploy laborium-edge",
      "staging-1 keep",
      "staging-1 deploy laborium-tenant-trial",
      "staging-1 deploy laborium-tenant-trial",
      "production-1 synthesize",
      "production-1 deploy laborium-edge",
      "production-1 keep",
      "production-1 deploy laborium-tenant-a00",
    ]);
  });

  test("ends where a stack is refused", async () => {
    const { hands } = noting();
    hands.cdk = () => Promise.reject(new Error("cdk ended with 1"));
    await expect(carryOut(steps, hands)).rejects.toThrow(/staging-1 share: cdk ended with 1/);
  });
});

test("the way back takes the app back first, then the API, of every laboratory", () => {
  const [first, second, third] = back({ cells, laboratories, app: (cell) => `former of ${cell}` });
  expect([showsApp(first!), showsApp(second!), third?.does]).toEqual([true, false, "look"]);
  expect([first, second]).toMatchObject([{ release: "present" }, { release: "former" }]);
  expect(first?.does === "cdk" && first.args).toContain(
    "laborium-tenant-trial:AppVersion=former of staging-1",
  );
  const all = back({ cells, laboratories, app: () => "1" }).flatMap(stacksIn);
  expect(new Set(all).size).toBe(laboratories.length);
});
