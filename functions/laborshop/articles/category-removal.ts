import { fieldProblems, ProblemError } from "../../platform/problem.ts";

/** Says of a category that one of its articles was ordered lately, where the refusal speaks of the article. */
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
