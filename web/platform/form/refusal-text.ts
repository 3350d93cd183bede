import { ApiProblem } from "../api/problem.ts";
import { problemText } from "../problem-text.ts";
import { fieldText } from "./field-text.ts";

/** Explains why something outside a form, for example a file, was refused, in detail if the server gives any. */
export const refusalText = (problem: unknown): string =>
  problem instanceof ApiProblem && problem.errors[0]
    ? problem.errors.map((error) => fieldText(error)).join(" ")
    : problemText(problem);
