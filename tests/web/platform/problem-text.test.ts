// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { problems } from "../../../shared/kernel/problem.ts";
import { errorText, issueText } from "../../../web/importexport/imports/wording.ts";
import { ApiProblem } from "../../../web/platform/api/problem.ts";
import { fieldText } from "../../../web/platform/form/field-text.ts";
import { problemText } from "../../../web/platform/problem-text.ts";
import { speak } from "../support/texts.ts";

const sentence = "The flux capacitor is not charged.";
const unknown = {
  de: "Es ist ein unerwarteter Fehler aufgetreten. Bitte versuchen Sie es später erneut.",
  en: "An unexpected error occurred. Please try again later.",
};
const failed = (code: string) => new ApiProblem({ title: sentence, status: 422, detail: sentence, code });

describe.each(["de", "en"] as const)("what somebody who reads %s is told of a failure", (language) => {
  beforeAll(async () => {
    await speak(language);
  });
  it.each(Object.keys(problems))("has words of its own for %s", (code) => {
    expect(problemText(failed(code))).not.toBe(unknown[language]);
    expect(problemText(failed(code))).not.toContain(sentence);
  });
  it("never shows the server's sentence for a code without words", () => {
    const issue = { path: "name", code: "brand_new", message: sentence };
    const texts = [
      problemText(failed("brand_new")),
      problemText({ code: "brand_new", detail: sentence }),
      fieldText(issue),
      errorText({ code: "brand_new", message: sentence }),
      issueText({ ...issue, path: "analyses" } as never).title,
    ];
    for (const text of texts) {
      expect(text).not.toContain(sentence);
      expect(text).not.toBe("");
    }
    expect(texts[0]).toBe(unknown[language]);
  });
});
