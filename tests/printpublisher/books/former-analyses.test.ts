import { expect, test } from "vitest";
import { formerAnalyses } from "../../../functions/printpublisher/books/former-analyses.ts";
import { analysisOf } from "../../webpublisher/directory/documents.ts";

test("a former edition lacks what came later, has what went since, and says what was said then", () => {
  const glucose = analysisOf("GLU", { name: { de: "Glukose", en: "Glucose" } });
  const iron = analysisOf("FE", { fields: { method: { raw: "neu", additional: "eigen", override: false } } });
  const analyses = formerAnalyses([glucose, iron, analysisOf("NEW")], {
    without: ["NEW"],
    values: { FE: { method: "alt", unit: "µg/dl" }, NEW: { method: "alt" } },
    gone: [
      { code: "OLD", like: "GLU", name: { de: "Früher" } },
      { code: "NONE", like: "UNKNOWN", name: { de: "Nie" } },
    ],
  });
  expect(analyses.map(({ code }) => code)).toEqual(["GLU", "FE", "OLD"]);
  expect(analyses[0]).toBe(glucose);
  expect(analyses[1]?.fields).toEqual({
    method: { raw: null, additional: "alt", override: true },
    unit: { raw: null, additional: "µg/dl", override: true },
  });
  expect(analyses[2]).toEqual({ ...glucose, code: "OLD", name: { de: "Früher", en: "Glucose" } });
});
