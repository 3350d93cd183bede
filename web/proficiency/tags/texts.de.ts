export default {
  title: "Schlagwörter",
  lead: "Mit Schlagwörtern kennzeichnen Sie Testparameter quer zu den Kategorien.",
  search: "Schlagwörter durchsuchen",
  none: "Noch keine Schlagwörter",
  new: "Neues Schlagwort",
  taken: "Ein Schlagwort mit diesem Namen existiert bereits",
  name: "Name",
  preflight: { losing: "Verlieren dieses Schlagwort" },
};
