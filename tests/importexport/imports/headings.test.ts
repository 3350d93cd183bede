import { describe, expect, test } from "vitest";
import { standardLayout } from "../../../functions/core/provisioning/standard-layout.ts";
import { targetFinder } from "../../../functions/importexport/imports/mapping/match-columns.ts";
import { targetsOf } from "../../../functions/importexport/imports/mapping/targets.ts";
import type { FieldDefinition } from "../../../shared/core/catalogue/field.ts";
import { field } from "../../webpublisher/directory/documents.ts";

const finderOf = (fields: readonly FieldDefinition[]) => targetFinder(targetsOf(fields, "de"));
const targetOf = finderOf(standardLayout.fields);

describe("a heading leads to its field", () => {
  test.each<[target: string, headings: string[]]>([
    [
      "code",
      [
        "Test-Nr.",
        "analysis_code",
        "Code de l’examen",
        "Cod. esame",
        "Order Code*",
        "Kürzel (max. 8 Zeichen)",
      ],
    ],
    [
      "name",
      ["Name der Untersuchung", "Libellé long", "Denominazione esame", "Full Name", "stammdaten.Bezeichnung"],
    ],
    ["categories", ["Fachdisziplin", "Sous-catégorie", "Reparto", "Lab. Discipline", "Test Category"]],
    [
      "fields.material",
      ["Probenmaterial / Specimen", "Nature de l'échantillon", "Materiale biologico", "specimen.display"],
    ],
    [
      "fields.container",
      ["Probenröhrchen", "Récipient de prélèvement", "Contenitore di raccolta", "Collection tube(s)"],
    ],
    [
      "fields.volume",
      ["Probenvolumen [ml]", "Quantité requise (µl)", "Volume minimo", "Required Volume", "Min.Volumen"],
    ],
    [
      "fields.method",
      ["Analysenmethode", "analytique.Méthode", "Metodo di analisi", "Assay Method", "Methodenname"],
    ],
    ["fields.unit", ["Ergebniseinheit", "Unité de rendu", "Unità di misura (SI)", "Result Unit", "UNITS"]],
    [
      "fields.reference_ranges",
      ["Ref.-Bereich", "Normes", "Intervalli di riferimento", "Biological Reference Interval"],
    ],
    ["fields.synonyms", ["Suchbegriffe", "Autres appellations", "Altri nomi", "Alternative Test Names"]],
    ["fields.loinc", ["Loinc#", "Numéro LOINC", "Codice LOINC esame", "loinc_code", "Analyse LOINC"]],
    ["fields.turnaround", ["Ergebnis nach", "Délai d'obtention", "Tempi di consegna", "Expected TAT (days)"]],
    ["fields.schedule", ["Ansatzhäufigkeit", "Jours d'analyse", "Frequenza analisi", "Day(s) Performed"]],
    [
      "fields.stability",
      ["Lagerungsbedingungen", "Durée de conservation", "Conservazione campione", "Specimen Stability"],
    ],
    [
      "fields.accredited",
      ["Akkreditiert (ja/nein)", "Accréditation ISO 15189", "Esame accreditato", "Is accredited?"],
    ],
    [
      "fields.notes",
      [
        "Zusatzinformation",
        "Commentaires du laboratoire",
        "Osservazioni",
        "Additional comments",
        "Test remarks",
      ],
    ],
    [
      "fields.indication",
      ["Klinische Fragestellung", "Intérêt clinique", "Indicazioni cliniche", "Clinical utility"],
    ],
    [
      "fields.preanalytics",
      ["Hinweise zur Probenentnahme", "Conditions de prélèvement", "Patient preparation"],
    ],
    ["fields.interpretation", ["Klinische Bedeutung", "Interprétation des résultats", "Significato clinico"]],
    ["fields.transport", ["Versandbedingungen", "Conditions de transport", "Shipping temperature"]],
  ])("%s: %j", (target, headings) => {
    expect(headings.map((heading) => [heading, targetOf(heading)])).toEqual(
      headings.map((heading) => [heading, target]),
    );
  });

  test.each([
    [
      "an abbreviation is neither name nor code for certain",
      ["Test Name Abbreviation", "Abkürzung", "Short name"],
    ],
    [
      "the name or code of something else",
      ["Laborname", "Material-Code", "prescripteur.nom", "device.id", "Lab name"],
    ],
    ["one that catalogues use in various ways", ["Procedure 2", "Wert", "Typ", "Datum", "Lfd. Nr.", "Pos."]],
  ])("but to none if it is %s", (_, headings) => {
    expect(headings.filter((heading) => targetOf(heading) !== undefined)).toEqual([]);
  });
});

describe("the vocabulary leads to the laboratory's own field", () => {
  const ownField = (key: string, properties: Partial<FieldDefinition>) => ({
    ...field(key, "text"),
    ...properties,
  });

  test("by its role, however the field is called", () => {
    const find = finderOf([ownField("x1", { role: "material", label: { de: "Woraus" } })]);
    expect(find("Type d'échantillon")).toBe("fields.x1");
  });

  test("by its name, if it has no role", () => {
    const find = finderOf([
      ownField("x2", { label: { de: "Messtage" } }),
      ownField("x3", { label: { en: "Price" } }),
    ]);
    expect([find("Fréquence de réalisation"), find("Listenpreis")]).toEqual(["fields.x2", "fields.x3"]);
  });

  test("but a role that the laboratory denies is none", () => {
    const find = finderOf([ownField("x4", { role: "none", label: { de: "Einheit" } })]);
    expect([find("Einheit"), find("Unité")]).toEqual(["fields.x4", undefined]);
  });

  test("but to none of several that mean the same", () => {
    const find = finderOf([
      ownField("a", { label: { de: "Lagerung" } }),
      ownField("b", { label: { de: "Haltbarkeit" } }),
    ]);
    expect([find("Lagerung"), find("Conservation")]).toEqual(["fields.a", undefined]);
  });

  test("and its own names prevail", () => {
    const find = finderOf([ownField("x5", { label: { de: "Kürzel" }, source: ["Methode"] })]);
    expect([find("Kürzel"), find("Methode")]).toEqual(["fields.x5", "fields.x5"]);
  });
});
