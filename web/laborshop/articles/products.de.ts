export default {
  products: "Produkte",
  none: "Noch keine Produkte in dieser Kategorie",
  new: "Neues Produkt",
  name: "Name",
  taken: "Ein Produkt mit diesem Namen existiert bereits",
  category: "Kategorie",
  description: "Beschreibung",
  materials: "Für diese Materialien",
  materialsHelp: "Wer eine Analyse mit einem dieser Materialien liest, kommt von dort zu diesem Produkt.",
  analyses: "Für diese Analysen",
  analysesHelp: "Einzelne Analysen, die zu diesem Produkt führen, gleich aus welchem Material.",
  preflight: { variants_one: "Eine Variante", variants_other: "{{count}} Varianten" },
};
