export default {
  title: "Categories",
  lead: "The disciplines by which test parameters are arranged.",
  search: "Search categories",
  none: "No categories yet",
  new: "New category",
  taken: "A category with this name already exists",
  name: "Name",
  preflight: { losing: "Left without a category" },
};
