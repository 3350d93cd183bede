import { expect, test } from "vitest";
import { answerOf } from "../../../functions/importexport/imports/normalising/read-answer.ts";

test.each(["ja", "X", "(x)", "1", "✓", "✔", "☑", "☒", "●", "•", "√", "+", "akkreditiert", "Accredited"])(
  "%s says yes",
  (text) => expect(answerOf(text)).toBe(true),
);
test.each(["nein", "0", "-", "–", "○", "☐", "✗", "nicht akkreditiert", "not accredited", ""])(
  "%s says no",
  (text) => expect(answerOf(text)).toBe(false),
);
test.each(["?", "…", "k. A.", "n/a", "auf Anfrage", "**", "§"])("%s says neither", (text) =>
  expect(answerOf(text)).toBeUndefined(),
);
