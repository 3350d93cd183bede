import type { Layout } from "../../../shared/core/catalogue/document.ts";
import type { FieldColumn, FieldDefinition, FieldType } from "../../../shared/core/catalogue/field.ts";

const text = (de: string, en: string) => ({ de, en });

/** A field with the usual settings: visible to visitors and recognised in spreadsheets by its names. */
function field(
  key: string,
  type: FieldType,
  label: readonly [de: string, en: string],
  {
    help,
    ...rest
  }: Omit<Partial<FieldDefinition>, "help"> & { help?: readonly [de: string, en: string] } = {},
): FieldDefinition {
  return {
    key,
    type,
    label: text(...label),
    ...(help && { help: text(...help) }),
    required: false,
    list_visible: false,
    field_visible: true,
    translatable: false,
    source: [],
    ...rest,
  };
}
const section = (key: string, de: string, en: string, children: FieldDefinition[]) =>
  field(key, "section", [de, en], { children });
const column = (key: string, de: string, en: string, more: Partial<FieldColumn> = {}): FieldColumn => ({
  key,
  label: text(de, en),
  ...more,
});
const option = (key: string, de: string, en: string) => ({ key, label: text(de, en) });

const specimen = section("specimen", "Probe", "Specimen", [
  field("material", "collectionitem", ["Material", "Specimen"], {
    role: "material",
    collection: "materials",
    required: true,
    list_visible: true,
    source: ["Material", "Probenmaterial", "Untersuchungsmaterial", "Probe", "Specimen", "Sample"],
    help: ["Was untersucht wird, etwa Serum oder Urin.", "What is examined, such as serum or urine."],
  }),
  field("container", "collectionitem", ["Gefäß", "Container"], {
    role: "container",
    collection: "containers",
    source: ["Gefäß", "Probengefäß", "Röhrchen", "Container", "Tube"],
    help: ["Worin die Probe abgenommen wird.", "What the specimen is collected in."],
  }),
  field("volume", "text", ["Mindestmenge", "Minimum volume"], {
    role: "volume",
    source: ["Menge", "Mindestmenge", "Probenmenge", "Volumen", "Volume", "Minimum volume"],
    help: ["Mit Einheit, etwa 0,5 ml.", "With its unit, such as 0.5 ml."],
  }),
  field("transport", "checkbox", ["Transport", "Transport"], {
    options: [
      option("ambient", "Raumtemperatur", "Room temperature"),
      option("cooled", "gekühlt (2–8 °C)", "Refrigerated (2–8 °C)"),
      option("frozen", "gefroren (−20 °C)", "Frozen (−20 °C)"),
      option("light_protected", "lichtgeschützt", "Protected from light"),
      option("immediately", "sofort ins Labor", "To the laboratory at once"),
    ],
    source: ["Transport", "Versand", "Shipping"],
  }),
  field("stability", "table", ["Lagerung und Stabilität", "Storage and stability"], {
    role: "storage",
    columns: [column("storage", "Lagerung", "Storage"), column("duration", "Haltbar", "Stable for")],
    source: ["Stabilität", "Lagerung", "Haltbarkeit", "Stability", "Storage"],
    help: [
      "Wie lange die Probe bei welcher Temperatur verwendbar bleibt.",
      "How long the specimen remains usable at which temperature.",
    ],
  }),
  field("preanalytics", "multilinetext", ["Präanalytik", "Preanalytics"], {
    translatable: true,
    source: ["Präanalytik", "Abnahmehinweise", "Entnahme", "Preanalytics", "Collection"],
    help: [
      "Was vor, bei und nach der Abnahme zu beachten ist.",
      "What to observe before, during and after collection.",
    ],
  }),
]);

const examination = section("examination", "Untersuchung", "Examination", [
  field("method", "text", ["Methode", "Method"], {
    role: "method",
    required: true,
    translatable: true,
    source: ["Methode", "Verfahren", "Messverfahren", "Method", "Procedure"],
    help: ["Etwa Photometrie oder ECLIA.", "Such as photometry or ECLIA."],
  }),
  field("unit", "collectionitem", ["Einheit", "Unit"], {
    role: "unit",
    collection: "units",
    list_visible: true,
    source: ["Einheit", "Maßeinheit", "Unit", "Units"],
  }),
  field("loinc", "text", ["LOINC", "LOINC"], {
    role: "loinc",
    source: ["LOINC", "LOINC-Code", "LOINC code"],
    help: ["Etwa 2345-7; die Prüfziffer wird geprüft.", "Such as 2345-7; the check digit is checked."],
  }),
  field("turnaround", "text", ["Befundzeit", "Turnaround time"], {
    role: "turnaround",
    translatable: true,
    source: ["Befundzeit", "Bearbeitungszeit", "Dauer", "Turnaround", "Turnaround time"],
    help: [
      "Vom Eingang der Probe bis zum Befund, etwa 1 Werktag.",
      "From receipt of the specimen to the report, such as 1 working day.",
    ],
  }),
  field("schedule", "text", ["Ansatztage", "Days performed"], {
    translatable: true,
    source: ["Ansatz", "Ansatztage", "Messtage", "Days performed", "Schedule"],
  }),
  field("accredited", "checkbox", ["Akkreditiert", "Accredited"], {
    source: ["Akkreditiert", "Akkreditierung", "Accredited"],
    help: [
      "Gehört zum akkreditierten Bereich des Labors.",
      "Belongs to the accredited scope of the laboratory.",
    ],
  }),
]);

const results = section("results", "Befundung", "Results", [
  field("reference_ranges", "table", ["Referenzbereiche", "Reference ranges"], {
    role: "reference_ranges",
    columns: [
      column("sex", "Geschlecht", "Sex", {
        kind: "sex",
        options: [
          option("any", "alle", "all"),
          option("m", "männlich", "male"),
          option("f", "weiblich", "female"),
        ],
      }),
      column("age_from", "Alter von", "Age from", { kind: "age_from" }),
      column("age_to", "Alter bis", "Age to", { kind: "age_to" }),
      column("low", "Untere Grenze", "Lower limit", { kind: "lower_limit" }),
      column("high", "Obere Grenze", "Upper limit", { kind: "upper_limit" }),
      column("unit", "Einheit", "Unit", { kind: "unit" }),
      column("note", "Hinweis", "Note", { kind: "text" }),
    ],
    source: ["Referenzbereich", "Referenzbereiche", "Normwerte", "Normbereich", "Reference range"],
    help: [
      "Alter mit Einheit: 0 d (Tage), 6 mo (Monate), 18 y (Jahre); leer heißt offen.",
      "Ages with their unit: 0 d (days), 6 mo (months), 18 y (years); empty means open.",
    ],
  }),
  field("indication", "multilinetext", ["Indikation", "Indication"], {
    translatable: true,
    source: ["Indikation", "Indikationen", "Indication"],
    help: ["Wann die Untersuchung sinnvoll ist.", "When the examination is useful."],
  }),
  field("interpretation", "multilinetext", ["Bewertung", "Interpretation"], {
    translatable: true,
    source: ["Bewertung", "Beurteilung", "Interpretation"],
    help: ["Was erhöhte und erniedrigte Werte bedeuten.", "What high and low values mean."],
  }),
  field("notes", "multilinetext", ["Hinweise", "Notes"], {
    translatable: true,
    source: ["Hinweis", "Hinweise", "Bemerkung", "Bemerkungen", "Kommentar", "Note", "Notes", "Comment"],
  }),
]);

/** The layout of every laboratory that starts without a catalogue of its own. */
export const standardLayout: Layout = {
  identifier: "default",
  name: text("Standardformular", "Standard form"),
  is_default: true,
  fields: [
    field("synonyms", "list", ["Synonyme", "Synonyms"], {
      role: "synonym",
      translatable: true,
      list_visible: true,
      source: ["Synonym", "Synonyme", "Kurzname", "Synonyms", "Alias"],
      help: [
        "Andere Namen und Abkürzungen; die Suche findet sie.",
        "Other names and abbreviations; the search finds them.",
      ],
    }),
    specimen,
    examination,
    results,
  ],
};
