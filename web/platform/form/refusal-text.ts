import { ApiProblem } from "../api/problem.ts";
import { problemText } from "../problem-text.ts";
import { fieldText } from "./field-text.ts";

/** Why something that stands in no form, such as a file, was refused: what is wrong with it where the server says so. */
export const refusalText = (problem: unknown): string =>
  problem instanceof ApiProblem && problem.errors[0]
    ? problem.errors.map((error) => fieldText(error)).join(" ")
    : problemText(problem);
