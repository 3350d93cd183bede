import {
  inLanguages,
  type LaboratoryFile,
  separated,
} from "../../support/laboratory-files/laboratory-file.ts";

type Rows = readonly (readonly string[])[];
type Tongue = "de" | "en" | "fr";
const tongues = ["de", "en", "fr"] as const;

/** A list of analyses with what each language calls its columns. */
const list: Record<Tongue, { head: readonly string[]; urine: string }> = {
  de: { head: ["Kürzel", "Bezeichnung", "Material", "Methode"], urine: "Urin" },
  en: { head: ["Code", "Test name", "Specimen", "Method"], urine: "Urine" },
  fr: { head: ["Code", "Désignation", "Matériel", "Méthode"], urine: "Urine" },
};
const analyses = [
  ["NA", "Natrium", "Serum", "ISE"],
  ["K", "Kalium", "Serum", "ISE"],
  ["CL", "Chlorid", "Serum", "ISE"],
  ["KREA", "Kreatinin", "Serum", "Jaffé"],
  ["HST", "Harnstoff", "Serum", "Photometrie"],
  ["CRP", "CRP", "Serum", "Photometrie"],
] as const;
const facts = (rows: Rows) =>
  rows.map(([code = "", name = "", material = "", method = ""]) => ({
    ...{ code, name, ...(material && { material }), ...(method && { method }) },
  }));
const leftOut = (rows: Rows, from: number) =>
  rows.flatMap((cells, index) =>
    cells.length > 0 ? [`row_left_out | ${from + index} | ${cells.find(Boolean)}`] : [],
  );

/** A table of words, as laboratories put it below their list: tubes, couriers, places. */
const tables: Record<string, Record<Tongue, Rows>> = {
  "tubes with their colours": {
    de: [
      ["Röhrchen", "Farbe", "Zusatz"],
      ["Serumröhrchen", "braun", "Gel"],
      ["Blutbild", "rot", "EDTA"],
      ["Gerinnung", "grün", "Citrat"],
    ],
    en: [
      ["Tube", "Colour", "Filling"],
      ["Serum tube", "brown", "gel"],
      ["Blood count", "purple", "EDTA"],
      ["Clotting", "blue", "citrate"],
    ],
    fr: [
      ["Tube", "Couleur", "Contenu"],
      ["Tube sec", "rouge", "gel"],
      ["Numération", "violet", "EDTA"],
      ["Hémostase", "bleu", "citrate"],
    ],
  },
  "couriers and their days": {
    de: [
      ["Haltestelle", "Fahrer", "Wochentag"],
      ["Klinik Nord", "Meyer", "Montag"],
      ["Praxis Süd", "Meyer", "Dienstag"],
      ["Zentrum", "Kunz", "Montag"],
    ],
    en: [
      ["Stop", "Driver", "Weekday"],
      ["North clinic", "Miller", "Monday"],
      ["South practice", "Miller", "Tuesday"],
      ["Centre", "Kent", "Monday"],
    ],
    fr: [
      ["Arrêt", "Chauffeur", "Jour"],
      ["Clinique nord", "Meunier", "lundi"],
      ["Cabinet sud", "Meunier", "mardi"],
      ["Centre", "Kunz", "lundi"],
    ],
  },
  "places in other columns": {
    de: [
      ["", "", "", "", "", "Abteilung", "Leitung"],
      ["", "", "", "", "", "Hämatologie", "Dr. Weber"],
      ["", "", "", "", "", "Chemie", "Dr. Kunz"],
      ["", "", "", "", "", "Mikrobiologie", "Dr. Kunz"],
    ],
    en: [
      ["", "", "", "", "", "Department", "Headed by"],
      ["", "", "", "", "", "Haematology", "Dr Webber"],
      ["", "", "", "", "", "Chemistry", "Dr Kent"],
      ["", "", "", "", "", "Microbiology", "Dr Kent"],
    ],
    fr: [
      ["", "", "", "", "", "Secteur", "Responsable"],
      ["", "", "", "", "", "Hématologie", "Dr Weber"],
      ["", "", "", "", "", "Chimie", "Dr Kunz"],
      ["", "", "", "", "", "Bactériologie", "Dr Kunz"],
    ],
  },
};
const titles: Record<Tongue, string> = {
  de: "Übersicht der Touren",
  en: "Overview of tours",
  fr: "Aperçu des tournées",
};

/** Tables of words that are no analyses below a list, and lists whose sections only look like one. */
export const foreignTables: LaboratoryFile[] = [
  ...Object.entries(tables).flatMap(([shape, rows]) =>
    inLanguages(tongues, `${shape}, in words below the list`, (language) => {
      const table = rows[language as Tongue];
      return {
        fileName: "a.csv",
        file: separated([list[language as Tongue].head, ...analyses, [], ...table]),
        questions: [],
        expected: facts(analyses),
        findings: leftOut(table, 9),
      };
    }),
  ),
  ...inLanguages(tongues, "a table of words under its title, between two parts of the list", (language) => {
    const table = [
      [titles[language as Tongue]],
      ...(tables["couriers and their days"]?.[language as Tongue] ?? []),
    ];
    return {
      fileName: "a.csv",
      file: separated([
        list[language as Tongue].head,
        ...analyses.slice(0, 4),
        [],
        ...table,
        [],
        ...analyses.slice(4),
      ]),
      questions: [],
      expected: facts(analyses),
      findings: leftOut(table, 7),
    };
  }),
  ...inLanguages(
    tongues,
    "sections of one list behind empty rows, each with words of its own",
    (language) => {
      const { head, urine } = list[language as Tongue];
      const sections: Rows = [
        ["LEUK", "Leukozyten", "EDTA", "Durchflusszytometrie"],
        ["HB", "Hämoglobin", "Vollblut", "SLS"],
        ["RETI", "Retikulozyten", "Citrat", "Fluoreszenz"],
        [],
        ["UKULT", "Keimzahl", urine, "Kultur"],
        ["USED", "Sediment", urine, "Mikroskopie"],
        ["UALB", "Albumin", urine, "Nephelometrie"],
      ];
      return {
        fileName: "a.csv",
        file: separated([head, ...analyses, [], ...sections]),
        questions: [],
        expected: facts([...analyses, ...sections.filter(({ length }) => length > 0)]),
        findings: [],
      };
    },
  ),
  ...inLanguages(tongues, "profiles in words behind an empty row, with fewer columns", (language) => {
    const profiles: Rows = [
      ["Leberprofil", "Profil Leber"],
      ["Nierenprofil", "Profil Niere"],
      ["Herzprofil", "Profil Herz"],
      ["Knochenprofil", "Profil Knochen"],
    ];
    return {
      fileName: "a.csv",
      file: separated([list[language as Tongue].head, ...analyses, [], ...profiles]),
      questions: [],
      expected: facts([...analyses, ...profiles]),
      findings: [],
    };
  }),
];
