import type de from "./texts.de.ts";

export default {
  loading: "Loading …",
  close: "Close",
  save: "Save",
  error: { title: "This could not be loaded", retry: "Try again" },
  noPermission: {
    title: "No permission",
    text: "Your account may not see this content. Please contact your administrator.",
  },
  confirm: { cancel: "Cancel", showAll_one: "Show {{count}}", showAll_other: "Show all {{count}}" },
  list: {
    search: "Search",
    clear: "Clear search",
    reset: "Reset filters",
    range: "{{from}}–{{to}} of {{total}}",
    none: "No matches",
    noneText: "There are no entries for your search and filters.",
    pages: "Pages",
    next: "Next page",
    previous: "Previous page",
    page: "Page {{page}}",
  },
  copy: { copy: "Copy", copied: "Copied" },
} satisfies typeof de;
