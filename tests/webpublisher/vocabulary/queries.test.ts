import { describe, expect, test } from "vitest";
import { termsFor } from "../../../shared/webpublisher/vocabulary/vocabulary.ts";

const headsOf = (query: string) => termsFor(query).map(({ head }) => head);

/** Queries of lay people with heads that they mean. */
const queries: [query: string, ...heads: string[]][] = [
  ["Zuckerkrankheit Langzeitwert", "HbA1c"],
  ["Langzeitzucker", "HbA1c"],
  ["Blutzucker", "Glukose"],
  ["Leberwerte", "Leberwerte"],
  ["liver values", "Leberwerte"],
  ["Schilddrüse", "Thyreotropin", "Schilddrüsenwerte"],
  ["Schilddruese", "Thyreotropin"],
  ["Blutgerinnung", "Thromboplastinzeit nach Quick", "Gerinnungswerte"],
  ["Nierenwerte", "Nierenwerte"],
  ["kidney values", "Nierenwerte"],
  ["Entzündungswert", "C-reaktives Protein", "Entzündungswerte"],
  ["Harnsäure Gicht", "Harnsäure"],
  ["Gicht", "Harnsäure"],
  ["Eisenspeicher", "Ferritin"],
  ["Eisenspeicherkrankheit", "Hämochromatose-Gentest"],
  ["Tripper", "Neisseria-gonorrhoeae-PCR", "Gonokokken-Kultur"],
  ["Lues", "Treponema-pallidum-Antikörper", "Syphilis-Diagnostik"],
  ["Keuchhusten", "Pertussis-Antikörper", "Bordetella-pertussis-PCR"],
  ["whooping cough", "Pertussis-Antikörper"],
  ["Windpocken", "Varizella-Zoster-Virus-Antikörper"],
  ["Gürtelrose", "Varizella-Zoster-Virus-PCR"],
  ["Kinderlähmung", "Poliovirus-Antikörper"],
  ["Wundstarrkrampf", "Tetanus-Antikörper"],
  ["Ziegenpeter", "Mumpsvirus-Antikörper"],
  ["Ringelröteln", "Ringelröteln-Antikörper"],
  ["Pfeiffersches Drüsenfieber", "Epstein-Barr-Virus-Antikörper"],
  ["Zeckenbiss", "Borrelien-Antikörper", "FSME-Virus-Antikörper"],
  ["Test auf Borreliose", "Borrelien-Antikörper"],
  ["Fuchsbandwurm", "Echinokokken-Antikörper"],
  ["Madenwürmer", "Oxyuren"],
  ["Krätze", "Skabies-Mikroskopie"],
  ["Fußpilz", "Pilzkultur"],
  ["Magenkeim", "Helicobacter-pylori-Antigen im Stuhl", "13C-Harnstoff-Atemtest"],
  ["Katzenkratzkrankheit", "Bartonella-henselae-Antikörper"],
  ["Katzenallergie", "Katze"],
  ["Heuschnupfen", "Birke", "Lieschgras", "Pollen-Allergene"],
  ["Wespenstich", "Wespengift"],
  ["Erdnussallergie", "Erdnuss"],
  ["Herzinfarkt", "Troponin T", "Troponin I", "Herzwerte"],
  ["Herzschwäche", "NT-proBNP"],
  ["Thrombose", "D-Dimere", "Thrombophilie-Diagnostik"],
  ["rote Blutkörperchen", "Erythrozyten"],
  ["weiße Blutkörperchen", "Leukozyten"],
  ["weisse Blutkörperchen", "Leukozyten"],
  ["Blutplättchen", "Thrombozyten"],
  ["roter Blutfarbstoff", "Hämoglobin"],
  ["Blutarmut", "Blutarmut"],
  ["Blutsenkung", "Blutkörperchensenkungsgeschwindigkeit"],
  ["Blutvergiftung", "Procalcitonin", "Blutkultur"],
  ["Prostatakrebs", "Prostataspezifisches Antigen"],
  ["prostate cancer", "Prostataspezifisches Antigen"],
  ["Brustkrebsgen", "BRCA1 und BRCA2"],
  ["Darmkrebsvorsorge", "Okkultes Blut im Stuhl"],
  ["Blut im Stuhl", "Okkultes Blut im Stuhl"],
  ["Schwangerschaftstest", "Humanes Choriongonadotropin"],
  ["pregnancy test", "Humanes Choriongonadotropin"],
  ["Wechseljahre", "Follikelstimulierendes Hormon", "Estradiol"],
  ["Eizellreserve", "Anti-Müller-Hormon"],
  ["Stresshormon", "Cortisol"],
  ["Schlafhormon", "Melatonin"],
  ["Männerhormon", "Testosteron"],
  ["Vitamin D", "25-Hydroxy-Vitamin D"],
  ["Vitamin-D-Spiegel", "25-Hydroxy-Vitamin D"],
  ["perniziöse Anämie", "Vitamin B12", "Intrinsic-Faktor-Antikörper"],
  ["Glutenunverträglichkeit", "Transglutaminase-Antikörper"],
  ["coeliac disease", "Transglutaminase-Antikörper"],
  ["Milchzuckerunverträglichkeit", "Laktose-Toleranztest", "Laktoseintoleranz-Gentest"],
  ["Rheuma", "Rheumafaktor", "Anti-CCP-Antikörper"],
  ["Bechterew", "HLA-B27"],
  ["Schmetterlingsflechte", "Kollagenosen-Antikörper"],
  ["Nervenwasser", "Zellzahl im Liquor", "Liquordiagnostik"],
  ["Nierensteine", "Steindiagnostik"],
  ["Mukoviszidose", "Chlorid im Schweiß", "Mukoviszidose-Gentest"],
  ["Promille", "Ethanol"],
  ["Kiffen", "Cannabinoide"],
  ["Ecstasy", "Methylendioxymethamphetamin"],
  ["Marcumar", "INR", "Phenprocoumon"],
  ["Valium", "Diazepam"],
  ["Knollenblätterpilz", "Amatoxine"],
  ["Bleivergiftung", "Blei"],
  ["Salze im Blut", "Blutsalze"],
  ["Bauchspeicheldrüsenentzündung", "Lipase"],
  ["Kalzium", "Calcium"],
  ["Triglyzeride", "Triglyceride"],
  ["CA125", "CA 125"],
  ["25 OH Vitamin D", "25-Hydroxy-Vitamin D"],
];

test.each(queries)("%s means %s", (query, ...heads) => {
  expect(headsOf(query)).toEqual(expect.arrayContaining(heads));
});

/** Names that must neither be sought nor tolerated for a query: they belong to something that is easily taken for it. */
const traps: [query: string, head: string, other: string][] = [
  ["25-OH-Vitamin D", "25-Hydroxy-Vitamin D", "1,25-(OH)2-Vitamin D"],
  ["Calcitriol", "1,25-Dihydroxy-Vitamin D", "25-OH-Vitamin D"],
  ["Syphilis-Antikörper", "Treponema-pallidum-Antikörper", "Syphilis-PCR"],
  ["VDRL", "Cardiolipin-Mikroflockungstest", "Anti-Cardiolipin"],
  ["HBsAg", "HBs-Antigen", "Anti-HBs"],
  ["Anti-HBs", "HBs-Antikörper", "HBsAg"],
  ["Anti-HBs", "HBs-Antikörper", "Anti-HBc"],
  ["HBeAg", "HBe-Antigen", "Anti-HBe"],
  ["Anti-HCV", "Hepatitis-C-Antikörper", "HCV-RNA"],
  ["TSH", "Thyreotropin", "TRAK"],
  ["TSH", "Thyreotropin", "TRH-Test"],
  ["fT3", "Freies Triiodthyronin", "rT3"],
  ["fT4", "Freies Thyroxin", "Gesamt-T4"],
  ["Thyreoglobulin", "Thyreoglobulin", "TAK"],
  ["LH", "Luteinisierendes Hormon", "LHRH"],
  ["ACTH", "Adrenocorticotropes Hormon", "CRH"],
  ["Cortisol", "Cortisol", "Cortison"],
  ["Testosteron", "Testosteron", "Testosteron frei"],
  ["PSA", "Prostataspezifisches Antigen", "fPSA"],
  ["Calcitonin", "Calcitonin", "Procalcitonin"],
  ["Kalium", "Kalium", "Ca"],
  ["Magnesium", "Magnesium", "Mangan"],
  ["Calcium", "Calcium", "ionisiertes Calcium"],
  ["Bilirubin", "Bilirubin gesamt", "direktes Bilirubin"],
  ["GPT", "Alanin-Aminotransferase", "GOT"],
  ["AP", "Alkalische Phosphatase", "Saure Phosphatase"],
  ["CK", "Kreatinkinase", "CK-MB"],
  ["Kreatin", "Kreatin", "Kreatinin"],
  ["Kreatinin", "Kreatinin", "Kreatinin-Clearance"],
  ["Harnstoff", "Harnstoff", "Harnsäure"],
  ["Laktat", "Laktat", "Laktatdehydrogenase"],
  ["Ferritin", "Ferritin", "Transferrin"],
  ["Transferrin", "Transferrin", "sTfR"],
  ["CDT", "Carbohydrate-deficient Transferrin", "Transferrin"],
  ["HbA1c", "HbA1c", "Hb"],
  ["Protein C", "Protein C", "CRP"],
  ["Protein S", "Protein S", "S-100"],
  ["C-Peptid", "C-Peptid", "CRP"],
  ["Antithrombin", "Antithrombin", "Alpha-1-Antitrypsin"],
  ["Faktor XI", "Faktor XI", "FXII"],
  ["Faktor VIII", "Faktor VIII", "VWF-Antigen"],
  ["Faktor V", "Faktor V", "FVL"],
  ["ANA", "Antinukleäre Antikörper", "ANCA"],
  ["EMA", "Endomysium-Antikörper", "EMA-Test"],
  ["Metadrenalin", "Metanephrin", "Adrenalin"],
  ["Methanol", "Methanol", "Ethanol"],
  ["Digoxin", "Digoxin", "Digitoxin"],
  ["Oxcarbazepin", "Oxcarbazepin", "Carbamazepin"],
  ["Kreatinin im Urin", "Kreatinin im Urin", "Creatinin"],
  ["Aspergillus-IgG", "Aspergillus-Antikörper", "Galaktomannan"],
  ["Legionellen-Antigen", "Legionellen-Antigen im Urin", "Legionellen-Antikörper"],
  ["Haselpollen", "Hasel", "Haselnuss"],
  ["Roggenmehl", "Roggenmehl", "Roggenpollen"],
  ["Chlamydien-Antikörper", "Chlamydia-trachomatis-Antikörper", "Chlamydien-PCR"],
  ["Quantiferon-Test", "Interferon-gamma-Freisetzungstest", "TB-PCR"],
];

test.each(traps)("%s means %s, not %s", (query, head, other) => {
  const meanings = termsFor(query);
  expect(meanings.map((meaning) => meaning.head)).toContain(head);
  const meaning = meanings.find((candidate) => candidate.head === head);
  expect(meaning?.terms).not.toContain(other);
  expect(meaning?.excluded).toContain(other);
});

describe("names that several things share", () => {
  test.each([
    ["PCT", ["Procalcitonin", "Thrombokrit"]],
    ["HCT", ["Calcitonin", "Hydrochlorothiazid", "Hämatokrit"]],
    ["T3", ["Birke", "Triiodthyronin gesamt"]],
    ["DPD", ["Desoxypyridinolin", "Dihydropyrimidin-Dehydrogenase"]],
    ["PAP", ["Pap-Abstrich", "Plasmin-Antiplasmin-Komplex", "Prostataspezifische saure Phosphatase"]],
    ["TG", ["Thyreoglobulin", "Triglyceride"]],
    ["LAP", ["Alkalische Leukozytenphosphatase", "Leucin-Arylamidase"]],
    ["SMA", ["Glatte-Muskulatur-Antikörper", "Spinale-Muskelatrophie-Gentest"]],
    ["PCP", ["Pentachlorphenol", "Phencyclidin"]],
  ])("%s means each of them, and is sought for none", (query, heads) => {
    expect(headsOf(query).toSorted((a, b) => a.localeCompare(b, "de"))).toEqual(
      heads.toSorted((a, b) => a.localeCompare(b, "de")),
    );
    expect(termsFor(query).flatMap(({ terms }) => terms)).not.toContain(query);
  });
});

describe("the meanings of a query", () => {
  test("a group is sought by the names of its members and of the groups within", () => {
    const [meaning] = termsFor("Leberwerte");
    expect(meaning?.terms).toEqual(expect.arrayContaining(["Leberwerte", "GPT", "GOT", "GGT", "AP"]));
    const [allergens] = termsFor("Allergie-Diagnostik");
    expect(allergens?.terms).toContain("Warzenbirke");
  });

  test("the members of a group are not excluded from it, though each is told from the other", () => {
    const [meaning] = termsFor("Leberwerte");
    expect(meaning?.excluded).not.toContain("GOT");
    expect(meaning?.excluded).toContain("Saure Phosphatase");
  });

  test("lay words lead to a thing and are not sought themselves", () => {
    expect(termsFor("Gicht").flatMap(({ terms }) => terms)).not.toContain("Gicht");
    expect(termsFor("Gicht")[0]?.terms).toContain("Urat");
  });

  test("single things come before groups", () => {
    expect(headsOf("Schilddrüse").at(-1)).toBe("Schilddrüsenwerte");
  });

  test("a letter more is another name", () => {
    expect(headsOf("Vitamin E")).toEqual(["Vitamin E"]);
    expect(headsOf("Vitamine")).toEqual(["Vitamine"]);
    expect(headsOf("Faktor XIII")).toEqual(["Faktor XIII"]);
    expect(headsOf("FXI")).toEqual(["Faktor XI"]);
  });

  test("words of questions do not count", () => {
    expect(headsOf("Bestimmung von Eisen im Blut")).toEqual(["Eisen"]);
    expect(headsOf("Blutzucker-Wert")).toEqual(["Glukose"]);
  });

  test("the beginning of a long word stands for it, that of a short one does not", () => {
    expect(headsOf("Katzenkratz")).toEqual(["Bartonella-PCR", "Bartonella-henselae-Antikörper"]);
    expect(headsOf("Ka")).toEqual([]);
  });

  test.each(["", "  ", "im Blut", "Gartenzaun", "?"])("%j means nothing", (query) => {
    expect(termsFor(query)).toEqual([]);
  });
});
