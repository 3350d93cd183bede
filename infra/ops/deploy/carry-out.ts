import { print } from "../print.ts";
import { Refusal } from "../stage.ts";
import type { Release, Step } from "./plan.ts";

/** Side effects of a deployment. */
export interface Hands {
  /** Runs the CDK's command for a cell. @throws Error if it fails */
  cdk(cell: string, args: string[], release: Release): Promise<void>;
  synthesize(cell: string): Promise<void>;
  keep(cell: string): Promise<void>;
  /** Watches a cell for a while. @returns names of the ringing alarms */
  ringing(cell: string): Promise<string[]>;
}

/** Carries steps out in order, and stops at the first one that fails or is followed by an alarm. @throws Refusal naming it, and the way on */
export async function carryOut(steps: readonly Step[], hands: Hands): Promise<void> {
  for (const [index, step] of steps.entries()) {
    print(`${index + 1}/${steps.length} ${step.says}`);
    const left = `${steps.length - index - 1} steps are left.`;
    if (step.does === "look") {
      const alarms = await hands.ringing(step.cell);
      if (alarms.length > 0)
        throw new Refusal(`In ${step.cell} rings ${alarms.join(", ")}; ${left} The way back: ${wayBack}`);
    } else if (step.does === "cdk") await failing(hands.cdk(step.cell, step.args, step.release), step, left);
    else await failing(hands[step.does](step.cell), step, left);
  }
}

const wayBack = "npm run deploy -- --back --carry-out";

async function failing(work: Promise<void>, { says }: Step, left: string): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw new Refusal(
      `${says}: ${(error as Error).message}; ${left} Say the same again, or go back: ${wayBack}`,
    );
  }
}
