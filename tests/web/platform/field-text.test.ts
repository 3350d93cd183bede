// @vitest-environment happy-dom

import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { identifierSchema } from "../../../shared/kernel/id.ts";
import { checkBy } from "../../../web/platform/form/field-text.ts";
import { speak } from "../support/texts.ts";

describe("what is told at a field", () => {
  beforeAll(() => speak("de"));

  test("names the rule that an identifier breaks", () => {
    const check = checkBy(z.object({ code: identifierSchema }));
    expect(check({ code: "A/B" })).toEqual({ code: "Schrägstrich, # und ? sind hier nicht erlaubt." });
    expect(check({ code: "A-B" })).toEqual({});
  });

  test("writes a limit as the reader's language does", () => {
    const check = checkBy(z.object({ name: z.string().max(2000) }));
    expect(check({ name: "x".repeat(2001) })).toEqual({ name: "Höchstens 2.000 Zeichen." });
  });
});
