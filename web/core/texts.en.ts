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
  steps: {
    title: "Three steps to your directory",
    lead: "Your laboratory is set up. All it needs now is its look, its form and its analyses.",
    dismiss: "Hide first steps",
    done: "Done",
    fits: "Fine as it is",
    look: {
      title: "Look",
      text: "The name, logo and colours of your laboratory as they appear on the public pages.",
      go: "Set the look",
    },
    form: {
      title: "Form",
      text: "Which fields an analysis has. There is a standard form already; adapt it to your needs.",
      go: "View the form",
    },
    fill: {
      title: "Analyses",
      text: "Import your directory from a file, or create the first analysis yourself.",
      go: "Import a file",
      byHand: "Create one",
    },
  },
} satisfies typeof de;
