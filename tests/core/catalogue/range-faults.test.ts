import { describe, expect, test } from "vitest";
import { ageColumnsOf, faultsOf } from "../../../shared/core/catalogue/range-faults.ts";

describe("reference ranges", () => {
  const columns = ageColumnsOf({
    columns: ["sex", "age_from", "age_to", "low", "high", "note"].map((key) => ({ key, label: { de: key } })),
  });
  const faults = (...rows: string[]) =>
    faultsOf(
      rows.map((row) => {
        const [sex = "", age_from = "", age_to = "", note = ""] = row.split("|");
        return { sex, age_from, age_to, note };
      }),
      columns ?? { sex: "sex", from: "age_from", to: "age_to", conditions: [] },
    );

  test.each([
    ["count the last year in", "any|0 d|2 d", "any|3 d|17 y", "any|18 y|"],
    ["count the last year out", "any||18 y", "any|18 y|65 y", "any|65 y|"],
    ["go from months to years", "any|0 d|11 mo", "any|1 y|17 y", "m|18 y|", "f|18 y|"],
    ["differ in their condition", "f|18 y||follicular", "f|18 y||luteal"],
    ["begin with grown-ups", "any|18 y|64 y", "any|65 y|"],
    ["are for one sex each", "m|18 y|50 y", "f|12 y|"],
    [
      "are written in German",
      "alle|0 Tage|27 Tage",
      "alle|28 Tage|17 J.",
      "männlich|18 Jahre|",
      "weiblich|18|",
    ],
  ])("are whole where they %s", (_, ...rows) => {
    expect(faults(...rows)).toEqual({ gaps: [], overlaps: [] });
  });

  test("have a gap where an age is left out, told once for both sexes", () => {
    expect(faults("any|0 d|11 mo", "any|3 y|17 y", "m|18 y|", "f|20 y|")).toEqual({
      gaps: [
        { row: 1, sex: "any", from: "11 mo", to: "3 y" },
        { row: 3, sex: "f", from: "17 y", to: "20 y" },
      ],
      overlaps: [],
    });
  });

  test("overlap where an age has two, also one for all and one for women", () => {
    expect(faults("any|18 y|65 y", "any|60 y|", "f|1 y|17 y").overlaps).toEqual([
      { row: 1, sex: "any", from: "60 y", to: "65 y" },
    ]);
    expect(faults("any|18 y|", "f|50 y|60 y").overlaps).toEqual([
      { row: 1, sex: "f", from: "50 y", to: "60 y" },
    ]);
  });

  test("that are no ages, or the wrong way round, are passed over", () => {
    expect(faults("any|Kinder|?", "any|18 y|", "any|60 y|5 y")).toEqual({ gaps: [], overlaps: [] });
  });
});
