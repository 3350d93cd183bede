export default {
  title: "Tags",
  lead: "Keywords that mark test parameters across the categories.",
  search: "Search tags",
  none: "No tags yet",
  new: "New tag",
  taken: "A tag with this name already exists",
  name: "Name",
  preflight: { losing: "Lose this tag" },
};
