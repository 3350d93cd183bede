import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isUcum, ucumOf } from "../../../shared/core/catalogue/unit.ts";
import { anyText } from "../../support/any-text.ts";

describe("a unit of UCUM", () => {
  test.each([
    ...[
      "mg/dL",
      "10*3/uL",
      "10*-3",
      "mmol/(24.h)",
      "m[IU]/L",
      "%",
      "%{WBC}",
      "{titer}",
      "/uL",
      "mL/min/{1.73_m2}",
    ],
    ...[
      "mm[Hg]",
      "[pH]",
      "kat/kg",
      "mosm/kg",
      "U/(12.h)",
      "g/g{creat}",
      "ug.h/L",
      "1/10*3",
      "Cel",
      "[CFU]/mL",
      "m2",
    ],
  ])("is %s", (unit) => {
    expect(isUcum(unit)).toBe(true);
    expect(ucumOf(unit)).toBe(unit);
  });
  test.each([
    ...[
      "",
      "viel",
      "mgg/l",
      "mg//l",
      "mg/",
      "mg.",
      "(mg",
      "mg)",
      "m g",
      "µg/l",
      "kmin",
      "d%",
      "m/mol//",
      "{a b}",
      "{",
      "[IU",
    ],
    ...["mg/dL ", "x".repeat(300)],
  ])("is not %s", (unit) => {
    expect(isUcum(unit)).toBe(false);
  });
  const atom = fc.constantFrom("mg", "L", "umol", "10*9", "[IU]", "{cells}", "h", "m2", "g{creat}", "100");
  test("is whatever its grammar puts together, and nothing that one sign is missing from", () => {
    fc.assert(
      fc.property(
        fc.array(atom, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(".", "/"),
        (atoms, sign) => {
          expect(isUcum(atoms.join(sign))).toBe(true);
          expect(isUcum(`/${atoms.join(sign)}`)).toBe(true);
          expect(isUcum(`(${atoms.join(sign)})`)).toBe(true);
          expect(isUcum(atoms.join(sign) + sign)).toBe(false);
          expect(isUcum(`(${atoms.join(sign)}`)).toBe(false);
        },
      ),
    );
  });
});

describe("a printed unit", () => {
  test.each([
    ["µg/l", "ug/l"],
    ["10³/µl", "10*3/ul"],
    ["10⁶/µl", "10*6/ul"],
    ["10hoch9/l", "10*9/l"],
    ["x10^6/µl", "10*6/ul"],
    ["Mio/µl", "10*6/ul"],
    ["mg/g Krea", "mg/g{Krea}"],
    ["mmol/molKrea", "mmol/mol{Krea}"],
    ["µg Jod/g Crea", "ug{Jod}/g{Crea}"],
    ["ml/min/1,73 m²", "ml/min/{1.73_m2}"],
    ["mg/l FEU", "mg/l{FEU}"],
    ["IE/ml", "[IU]/ml"],
    ["mIU/l", "m[IU]/l"],
    ["mE/ml", "mU/ml"],
    ["g/24h", "g/(24.h)"],
    ["g/Tag", "g/d"],
    ["mmHg", "mm[Hg]"],
    ["°C", "Cel"],
    ["‰", "[ppth]"],
    ["Vol%", "%{vol}"],
    ["/100 Leuko", "/100{Leuko}"],
    ["Titer", "{Titer}"],
    ["Kopien/ml", "{Kopien}/ml"],
    ["–", "1"],
  ])("%s is %s in UCUM", (unit, code) => {
    expect(ucumOf(unit)).toBe(code);
    expect(isUcum(code)).toBe(true);
  });
  test.each(["viel", "mg//l", "mlU/ml", "abc", "mg/dll", "9,5", "18 Jahre"])("is not %s", (unit) => {
    expect(ucumOf(unit)).toBeUndefined();
  });
  test("is read from any text without failing, and only ever as a code of UCUM", () => {
    fc.assert(
      fc.property(fc.oneof(anyText(120), fc.stringMatching(/^[mgul/ .*^%{}()[\]²µ0-9]{0,40}$/)), (text) => {
        const code = ucumOf(text);
        if (code !== undefined) expect(isUcum(code)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});
