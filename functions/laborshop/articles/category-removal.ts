import { fieldProblems, ProblemError } from "../../platform/problem.ts";

/** Refers to the category in a refusal to delete it because one of its articles was ordered lately. */
export async function ofCategory<Result>(done: Promise<Result>): Promise<Result> {
  try {
    return await done;
  } catch (error) {
    const [reason] = error instanceof ProblemError ? (error.errors ?? []) : [];
    if (reason?.code !== "ordered_lately") throw error;
    const message = `In this category: ${reason.message}`;
    throw fieldProblems([{ ...reason, code: "ordered_lately_within", message }], "conflict");
  }
}
