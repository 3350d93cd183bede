import type de from "./texts.de.ts";

export default {
  dashboard: {
    title: "Hello, {{name}}",
    lead: "How your directory of services is doing.",
    directory: "Directory of services",
    published: "Published",
    new: "New",
    hidden: "Hidden",
    newHint: "waiting to be published",
    total: "Analyses in total",
    empty: "No analyses yet",
    emptyText:
      "Import your directory of services from a file. You see what will change before anything is saved.",
    actions: "Quick actions",
    startImport: "Start your first import",
    noAccess: "Imports and analyses are not enabled for your account.",
  },
} satisfies typeof de;
