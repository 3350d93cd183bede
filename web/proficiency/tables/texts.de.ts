export default {
  yes: "ja",
  no: "nein",
  failed: "Die Tabelle konnte nicht gespeichert werden",
  parameters: {
    title: "Parameter importieren",
    lead: "Eine Tabelle mit einem Namen je Zeile. Namen, die es schon gibt, bleiben, wie sie sind.",
    columns: { name: "Name" },
  },
  materials: {
    title: "Material importieren",
    lead: "Eine Tabelle mit einem Namen je Zeile. Namen, die es schon gibt, bleiben, wie sie sind.",
    columns: { name: "Name" },
  },
  testables: {
    title: "Testparameter importieren",
    lead: "Eine Tabelle mit einer Zeile je Testparameter; gefunden wird er an Parameter und Material. Parameter, Materialien, Kategorien und Schlagwörter, die es noch nicht gibt, werden angelegt. Mehrere Schlagwörter und Analysen trennt ein Semikolon.",
    columns: {
      parameter: "Parameter",
      material: "Material",
      category: "Kategorie",
      tags: "Schlagwörter",
      rilibaek: "RiliBÄK",
      rhythm: "Rhythmus",
      analyses: "Analysen",
    },
  },
  certifications: {
    title: "Zertifizierungen importieren",
    lead: "Eine Tabelle mit einer Zeile je Zertifizierung. Zertifikate und Testparameter müssen schon da sein; ein Zertifikat wird an seinem Namen gefunden, und am Datum, wenn mehrere so heißen.",
    columns: {
      certificate: "Zertifikat",
      test_date: "Datum des Ringversuchs",
      parameter: "Parameter",
      material: "Material",
      certified: "Zertifiziert",
      valid_until: "Gültig bis",
    },
  },
};
