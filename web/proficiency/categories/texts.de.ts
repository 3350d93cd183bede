export default {
  title: "Kategorien",
  lead: "Fachgebiete, nach denen Testparameter geordnet werden.",
  search: "Kategorien durchsuchen",
  none: "Noch keine Kategorien",
  new: "Neue Kategorie",
  taken: "Eine Kategorie mit diesem Namen existiert bereits",
  name: "Name",
  preflight: { losing: "Ohne Kategorie bleiben" },
};
