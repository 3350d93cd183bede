import type de from "./texts.de.ts";

export default {
  skip: "Skip the preview",
  title: "Preview of what visitors see",
  caption: "This is what visitors of your website see:",
  kinds: {
    directory: "Directory",
    search: "Search",
    results: "Results",
    categories: "Disciplines",
    analysis: "Analysis",
    changes: "Changes",
    proficiency: "Proficiency testing",
    chapters: "Chapters",
    draw: "Plan for the draw",
    shop: "Shop",
  },
  newTab: "Open in a new tab",
  device: "Device",
  devices: { desktop: "Desktop", tablet: "Tablet", phone: "Phone" },
  language: "Language",
  css: "Look",
  cssLabel: "CSS of your own",
} satisfies typeof de;
