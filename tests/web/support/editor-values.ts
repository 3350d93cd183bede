/** What the form of an analysis holds where nothing has been chosen. */
export const nothingChosen = {
  categories: [] as string[],
  collection: null,
  collection_items: [] as string[],
  related: [] as string[],
  internal: false,
  is_standalone: true,
  list_visible: true,
};
