import { ApiProblem } from "../../platform/api/problem.ts";

/** Whether a sign-in was refused because of the second factor's code, so that the password was right. */
export const isWrongCode = (problem: unknown) =>
  problem instanceof ApiProblem && problem.errors.some(({ path }) => path === "code");
