import type { Layout } from "../../../shared/core/catalogue/document.ts";
import { column, field, option, section, text } from "./standard-field.ts";
import { standardSpecimens, transportOptions } from "./standard-specimens.ts";

const specimen = section("specimen", "Probe", "Specimen", [
  field("material", "collectionitem", ["Material", "Specimen"], {
    role: "material",
    collection: "materials",
    recommended: true,
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
    role: "transport",
    options: transportOptions,
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
  standardSpecimens,
  field("preanalytics", "multilinetext", ["Präanalytik", "Preanalytics"], {
    role: "preanalytics",
    translatable: true,
    source: ["Präanalytik", "Abnahmehinweise", "Entnahme", "Preanalytics", "Collection"],
    help: [
      "Was vor, bei und nach der Abnahme zu beachten ist.",
      "What to observe before, during and after collection.",
    ],
  }),
  field("rejection", "multilinetext", ["Ablehnungsgründe", "Rejection criteria"], {
    role: "rejection",
    translatable: true,
    source: ["Ablehnungsgründe", "Ablehnungskriterien", "Rejection criteria"],
    help: [
      "Wann die Probe nicht untersucht wird, etwa bei Hämolyse.",
      "When the specimen is not examined, such as if it is haemolysed.",
    ],
  }),
  field("consent", "text", ["Einwilligung", "Consent"], {
    role: "consent",
    translatable: true,
    source: ["Einwilligung", "Consent"],
    help: [
      "Etwa: schriftlich nach Gendiagnostikgesetz, der Anforderung beizulegen.",
      "Such as: in writing, to be sent with the request.",
    ],
  }),
]);

const examination = section("examination", "Untersuchung", "Examination", [
  field("method", "text", ["Methode", "Method"], {
    role: "method",
    recommended: true,
    translatable: true,
    source: ["Methode", "Verfahren", "Messverfahren", "Method"],
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
    recommended: true,
    translatable: true,
    source: ["Befundzeit", "Bearbeitungszeit", "Dauer", "Turnaround", "Turnaround time"],
    help: [
      "Vom Eingang der Probe bis zum Befund, etwa 1 Werktag.",
      "From receipt of the specimen to the report, such as 1 working day.",
    ],
  }),
  field("schedule", "text", ["Ansatztage und Annahmeschluss", "Days performed and cut-off"], {
    role: "schedule",
    translatable: true,
    source: ["Ansatz", "Ansatztage", "Messtage", "Days performed", "Schedule"],
    help: ["Etwa: Mo–Fr, Eingang bis 14:00 Uhr.", "Such as: Mon–Fri, received by 2 p.m."],
  }),
  field("add_on", "text", ["Nachforderung", "Add-on requests"], {
    role: "add_on",
    translatable: true,
    source: ["Nachforderung", "Nachforderbar", "Add-on"],
    help: [
      "Wie lange sich die Untersuchung aus einer vorhandenen Probe nachfordern lässt, etwa 3 Tage.",
      "How long the analysis can be added to a specimen that the laboratory has, such as 3 days.",
    ],
  }),
  field("billing", "list", ["Abrechnung", "Billing"], {
    role: "billing",
    source: ["Abrechnungsziffern", "Gebührenziffern", "Billing codes"],
    help: ["Etwa EBM 32101 und GOÄ 4030.H3.", "Such as EBM 32101 and GOÄ 4030.H3."],
  }),
  field("accredited", "checkbox", ["Akkreditiert", "Accredited"], {
    role: "accredited",
    source: ["Akkreditiert", "Akkreditierung", "Accredited"],
    help: [
      "Gehört zum akkreditierten Bereich des Labors.",
      "Belongs to the accredited scope of the laboratory.",
    ],
  }),
  field("sent_out", "text", ["Fremdversand", "Sent out"], {
    role: "sent_out",
    translatable: true,
    source: ["Fremdversand", "Partnerlabor", "Sent out", "Referral laboratory"],
    help: [
      "Das Labor, an das die Untersuchung weitergegeben wird.",
      "The laboratory to which the analysis is referred.",
    ],
  }),
  field("components", "relatedanalyses", ["Bestandteile", "Components"], {
    role: "components",
    source: ["Bestandteile", "Profilbestandteile", "Components"],
    help: [
      "Nur für Profile: die Analysen, aus denen es besteht.",
      "Only for panels: the analyses of which it consists.",
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
  field("reflex", "table", ["Stufendiagnostik", "Reflex testing"], {
    role: "reflex",
    translatable: true,
    columns: [
      column("analysis", "Analyse (Code)", "Analysis (code)", { kind: "analysis" }),
      column("condition", "Bedingung", "Condition", { kind: "condition" }),
    ],
    source: ["Stufendiagnostik", "Reflexdiagnostik", "Reflex testing"],
    help: [
      "Analysen, die das Labor je nach Ergebnis anschließt, etwa FT4, wenn TSH auffällig ist.",
      "Analyses that the laboratory adds depending on the result, such as FT4 if TSH is abnormal.",
    ],
  }),
  field("indication", "multilinetext", ["Indikation", "Indication"], {
    role: "indication",
    translatable: true,
    source: ["Indikation", "Indikationen", "Indication"],
    help: ["Wann die Untersuchung sinnvoll ist.", "When the examination is useful."],
  }),
  field("interpretation", "multilinetext", ["Bewertung", "Interpretation"], {
    role: "interpretation",
    translatable: true,
    source: ["Bewertung", "Beurteilung", "Interpretation"],
    help: ["Was erhöhte und erniedrigte Werte bedeuten.", "What high and low values mean."],
  }),
  field("notes", "multilinetext", ["Hinweise", "Notes"], {
    translatable: true,
    source: ["Hinweis", "Hinweise", "Bemerkung", "Bemerkungen", "Kommentar", "Note", "Notes", "Comment"],
  }),
  field("look_alikes", "relatedanalyses", ["Nicht zu verwechseln mit", "Not to be confused with"], {
    role: "look_alikes",
    source: ["Verwechslungsgefahr", "Look-alikes"],
  }),
  field("replaced_by", "relatedanalyses", ["Ersetzt durch", "Replaced by"], {
    role: "replaced_by",
    source: ["Ersetzt durch", "Nachfolger", "Replaced by"],
    help: [
      "Wohin Besucher geführt werden, sobald die Analyse nicht mehr angeboten wird.",
      "Where visitors are led once the analysis is no longer offered.",
    ],
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
