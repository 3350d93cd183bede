import validate from "asl-validator";
import { StateMachine } from "aws-local-stepfunctions";
import { beforeAll, describe, expect, test } from "vitest";
import { bookSteps, importSteps } from "../../../infra/workers.ts";
import { bookDefinition } from "../../../infra/workflows/book.ts";
import { importDefinition } from "../../../infra/workflows/import.ts";
import { assemble, placeOf } from "./assembly.ts";

type Event = Record<string, unknown>;
type Steps = Record<string, (event: Event) => unknown>;

const arnsOf = <Step extends string>(steps: Record<Step, unknown>) =>
  Object.fromEntries(
    Object.keys(steps).map((step) => [step, `arn:aws:lambda:eu-central-1:000000000000:function:${step}`]),
  ) as Record<Step, string>;

/** The state that calls a step: `readFile` → `ReadFile`. */
const stateOf = (step: string) => step.charAt(0).toUpperCase() + step.slice(1);

/** Runs a definition with functions in place of Lambdas; returns the input of each call. */
async function run(definition: object, input: Event, steps: Steps) {
  const calls: [string, Event][] = [];
  const handlers = Object.entries(steps).map(([name, step]) => [
    stateOf(name),
    async (event: Event) => {
      calls.push([name, event]);
      return step(event);
    },
  ]);
  const machine = new StateMachine(definition as never);
  const { result } = machine.run(input as never, {
    overrides: {
      taskResourceLocalHandlers: Object.fromEntries(handlers),
      retryIntervalOverrides: Object.fromEntries(handlers.map(([state]) => [state, 1])),
    },
  });
  await result;
  return calls;
}

const broken = () => {
  throw new Error("broken");
};

describe("the import workflow", () => {
  const definition = importDefinition(arnsOf(importSteps));
  const input = { import: "01A" };

  test("stages every chunk and publishes once", async () => {
    const read = { outcome: "changes", chunks: ["a", "b", "c"] };
    const calls = await run(definition, input, {
      readFile: () => read,
      stageChunk: ({ chunk }) => `staged ${chunk}`,
      publishImport: () => null,
    });
    expect(calls[0]).toEqual(["readFile", input]);
    const staged = calls.filter(([name]) => name === "stageChunk").map(([, event]) => event);
    expect(staged).toEqual(read.chunks.map((chunk) => ({ state: { ...input, read }, chunk })));
    expect(calls.at(-1)).toEqual([
      "publishImport",
      { ...input, read, staged: ["staged a", "staged b", "staged c"] },
    ]);
  });

  test("ends after reading where there is nothing to write", async () => {
    const calls = await run(definition, input, { readFile: () => ({ outcome: "done", chunks: [] }) });
    expect(calls).toHaveLength(1);
  });

  test.each(["readFile", "stageChunk", "publishImport"])("cleans up when %s fails for good", async (step) => {
    const calls = await run(definition, input, {
      readFile: () => ({ outcome: "changes", chunks: ["a"] }),
      stageChunk: () => null,
      publishImport: () => null,
      failImport: () => null,
      [step]: broken,
    });
    expect(calls.filter(([name]) => name === step)).toHaveLength(4);
    expect(calls.at(-1)).toEqual([
      "failImport",
      expect.objectContaining({ ...input, error: expect.anything() }),
    ]);
  });
});

describe("the book workflow", () => {
  const definition = bookDefinition(2)(arnsOf(bookSteps));

  test("renders every part and finishes with the plan and their results, then writes the text", async () => {
    const plan = { outcome: "planned", parts: [{ hash: "1" }, { hash: "2" }], pages: 7 };
    const calls = await run(
      definition,
      { book: "01B" },
      {
        planBook: () => plan,
        renderPart: ({ part }) => part,
        finishBook: () => null,
        writeText: () => null,
      },
    );
    expect(calls.filter(([name]) => name === "renderPart")).toHaveLength(2);
    const state = { book: "01B", plan, rendered: plan.parts };
    expect(calls.slice(-2)).toEqual([
      ["finishBook", state],
      ["writeText", { ...state, finished: null }],
    ]);
  });

  test("makes no book where there is none to make, and leaves no text unwritten", async () => {
    const plan = { outcome: "done", parts: [] };
    const calls = await run(definition, { book: "01B" }, { planBook: () => plan, writeText: () => null });
    expect(calls).toEqual([
      ["planBook", { book: "01B" }],
      ["writeText", { book: "01B", plan }],
    ]);
  });

  test.each(["planBook", "renderPart", "finishBook", "writeText"])(
    "cleans up when %s fails for good",
    async (step) => {
      const calls = await run(
        definition,
        { book: "01B" },
        {
          planBook: () => ({ outcome: "planned", parts: [1] }),
          renderPart: () => null,
          finishBook: () => null,
          writeText: () => null,
          failBook: () => null,
          [step]: broken,
        },
      );
      expect(calls.at(-1)?.[0]).toBe("failBook");
    },
  );
});

describe("every state machine of the templates", () => {
  let machines: { place: string; definition: unknown }[];
  beforeAll(async () => {
    const { resolved } = await assemble("production");
    machines = resolved.resources("AWS::StepFunctions::StateMachine").map((machine) => ({
      place: placeOf(machine),
      definition: JSON.parse(String(machine.properties.DefinitionString)),
    }));
  });

  test("is valid Amazon States Language", () => {
    expect(machines).toHaveLength(10);
    for (const { place, definition } of machines) {
      const { isValid, errorsText } = validate(definition);
      expect(isValid, `${place}: ${errorsText()}`).toBe(true);
    }
  });
});
