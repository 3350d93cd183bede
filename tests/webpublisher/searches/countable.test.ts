import { describe, expect, test } from "vitest";
import { countable } from "../../../shared/webpublisher/searches/countable.ts";

const counted = [
  "TSH",
  "fT4",
  "Blutzucker",
  "25-OH-Vitamin D3",
  "1,25-Dihydroxyvitamin D",
  "17-OH-Progesteron",
  "CA 19-9",
  "CA 125",
  "CA 15-3",
  "β2-Mikroglobulin",
  "HLA-B27",
  "HLA DQB1*0201",
  "T3/T4",
  "Anti-GQ1b",
  "p24-Antigen",
  "S100",
  "Gebärmutterhals Abstrich",
  "Lp(a)",
  "NT-proBNP",
  "LDL Cholesterin",
  "Schilddrüse",
  "Angiotensin 1-7",
  "2345-7",
  "14749-6",
  "Coenzym Q10",
  "Faktor V Leiden G1691A",
  "Marker 5 alpha",
  "Quick",
  "123456",
  "Vitamin B 12",
  "Omega-3-Index",
  "aPTT 50 s",
  "Дигоксин",
  "葡萄糖",
];
const personal = [
  "max.mustermann@example.org",
  "Mustermann @ praxis",
  "m.muster(at)praxis.de",
  "muster[at]praxis.de",
  "Max Mustermann 01.02.1965",
  "Mustermann, Max 1.2.65",
  "Müller 01/02/1965",
  "Müller 1965-02-01",
  "Müller 01-02-65",
  "01.02.1965",
  "Müller *1965",
  "Müller geb. 1965",
  "Müller geb.",
  "geboren Müller",
  "born Smith",
  "Smith DOB",
  "Smith, 12 May 65",
  "Schmidt 12. Mai 1965",
  "Schmidt 12.Februar 65",
  "Schmidt 3. März 71",
  "Smith October 5, 1971",
  "Müller 010265",
  "650201 Müller",
  "01021965",
  "Müller 01 02 1965",
  "1234567",
  "A123456789",
  "030 1234567",
  "+49 (30) 123 45 67",
  "0170/12 34 567",
  "Auftrag 12345678",
  "12-34-56-78",
  "DE89 3704 0044 0532 0130 00",
  "https://praxis.example/?patient=7",
  "١٢٣٤٥٦٧",
  "1２3４5６7",
  "１９６５ Müller",
];

describe("what of a search is counted", () => {
  test.each(counted)("counts %s", (search) => {
    expect(countable(search)).toBe(search.normalize("NFKC"));
  });

  test.each(personal)("leaves out %s", (search) => {
    expect(countable(search)).toBe("");
  });

  test("leaves out what nobody types as a word, and joins what is spread out", () => {
    expect(countable("  Freies \t T4 ")).toBe("Freies T4");
    expect([countable(""), countable("x"), countable("y".repeat(61))]).toEqual(["", "", ""]);
  });
});
