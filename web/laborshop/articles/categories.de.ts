export default {
  title: "Artikel",
  lead: "Kategorien mit ihren Produkten, in der Reihenfolge, in der sie im Shop stehen.",
  search: "Kategorien durchsuchen",
  none: "Noch keine Kategorien",
  new: "Neue Kategorie",
  newLead: "Eine Kategorie fasst Produkte zusammen, zum Beispiel alle Blutentnahmeröhrchen.",
  name: "Name",
  taken: "Eine Kategorie mit diesem Namen existiert bereits",
  preflight: {
    products_one: "Ein Produkt",
    products_other: "{{count}} Produkte",
    variants_one: "Eine Variante",
    variants_other: "{{count}} Varianten",
  },
};
