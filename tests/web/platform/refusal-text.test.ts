// @vitest-environment happy-dom
import { beforeAll, expect, test } from "vitest";
import { ApiProblem } from "../../../web/platform/api/problem.ts";
import { refusalText } from "../../../web/platform/form/refusal-text.ts";
import { speak } from "../support/texts.ts";

beforeAll(() => speak("de"));

const problem = (errors: object[]) =>
  new ApiProblem({
    type: "",
    title: "",
    status: 400,
    detail: "No.",
    code: "validation_failed",
    errors,
  } as never);

test("a file that is refused is told by what is wrong with it, in the reader's language", () => {
  const errors = [{ path: "file", code: "profile_not_cmyk", message: "The profile is not for CMYK." }];
  expect(refusalText(problem(errors))).toBe(
    "Das Profil gilt nicht für CMYK. Gebraucht wird ein Ausgabeprofil mit vier Druckfarben.",
  );
  expect(refusalText(problem([]))).toBe("Einige Angaben sind nicht gültig.");
});
