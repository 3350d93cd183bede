export default {
  title: "Tags",
  lead: "Stichworte, mit denen Sie Testparameter quer zu den Kategorien kennzeichnen.",
  search: "Tags durchsuchen",
  none: "Noch keine Tags",
  new: "Neuer Tag",
  taken: "Ein Tag mit diesem Namen existiert bereits",
  name: "Name",
  preflight: { losing: "Behalten diesen Tag nicht" },
};
