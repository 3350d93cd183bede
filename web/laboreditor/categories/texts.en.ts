import type german from "./texts.de.ts";

const english: typeof german = {
  categories: {
    title: "Categories",
    lead: "The category tree of your directory. Each category leads to its analyses.",
    search: "Search categories",
    analyses: "analyses",
    ownLayout: "Own form",
    none: "No category matches the search",
    empty: "No categories yet",
    emptyText: "Categories are added here or come with an import.",
  },
  category: {
    hasMoved: "Category moved",
    new: "New category",
    edit: "Edit category",
    editOne: "Edit {{name}}",
    keys: "To sort, drag a category or press Shift and the arrow keys. Dropped on another, it becomes its subcategory. F2 edits.",
    moved: "{{name}} has been moved.",
    identifierHelp: "Imports and analyses refer to it by this identifier. It cannot be changed later.",
    exists: "A category with this identifier already exists.",
    parent: "Parent category",
    top: "Top level",
    circle: "A category cannot be inside itself or one of its subcategories.",
    layout: "Own form",
    layoutHelp: "Analyses in this category are created with this form and keep it.",
    layoutNew: "Create a new form",
    layoutMade: "The form “{{name}}” has been created. Set up its fields under “Forms”.",
    layoutNamed: "Own form: {{name}}.",
    layoutFailed: "The form could not be created",
    layoutOwn: "Edit form",
    layoutNone:
      "No form of its own; new analyses get that of the nearest category above that has one, or else the standard form.",
    noLayout: "None",
    deleteText:
      "Analyses are kept; their reference to the category is shown as missing. The category can be restored from the history with everything it contained.",
    movesUp: "Move up one level",
    named_one: "{{shown}} analysis refers to it",
    named_other: "{{shown}} analyses refer to it",
  },
};
export default english;
