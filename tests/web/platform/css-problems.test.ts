// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from "vitest";
import { checkCss, foreignAddresses } from "../../../shared/kernel/css/check-css.ts";
import { checkTemplate } from "../../../shared/printpublisher/templates/check-template.ts";
import { cssProblems } from "../../../web/platform/form/css-problems.ts";
import { speak } from "../support/texts.ts";

beforeAll(() => speak("de"));

describe.each([
  ["widgets", cssProblems("css", checkCss)],
  ["a template", cssProblems("stylesheet", checkTemplate)],
])("the editor of the CSS of %s", (_, problemsOf) => {
  test("warns of a property that browsers pass over, with the one that is meant", () => {
    expect(problemsOf(".a {\n  colr: red;\n}")).toEqual([
      {
        from: 7,
        to: 11,
        severity: "warning",
        message: "Zeile 2, Spalte 3: Die Eigenschaft „colr“ kennt kein Browser. Ist „color“ gemeint?",
      },
    ]);
  });

  test("tells errors as errors", () => {
    expect(problemsOf(".a { color: red; } @import 'x';")).toEqual([
      expect.objectContaining({ severity: "error", message: expect.stringContaining("@import") }),
    ]);
  });
});

test("what a third check finds is told as a warning, after what is wrong", () => {
  const problemsOf = cssProblems("stylesheet", checkTemplate, foreignAddresses);
  const css = ".a { background: url(https://bilder.example/a.png) }";
  expect(problemsOf(css)).toEqual([
    {
      from: 17,
      to: 50,
      severity: "warning",
      message:
        "Zeile 1, Spalte 18: „url(https://bilder.example/a.png)“ wird im Druck nicht geladen. Bilder gelten nur als data:image/.",
    },
  ]);
  expect(problemsOf(`@import 'x'; ${css}`).map(({ severity }) => severity)).toEqual(["error", "warning"]);
  expect(cssProblems("css", checkCss)(css)).toEqual([]);
});
