import type de from "./texts.de.ts";

export default {
  title: "Developer API",
  lead: "What your directory shows, as data for programs of your own: without signing in, from any website, in each of your laboratory’s languages.",
  address: "Address",
  all: "All calls of the API",
  calls: {
    listPublicAnalyses: "List and search analyses",
    getPublicAnalysis: "One analysis with all its details",
    listPublicCategories: "Disciplines",
    listPublicTestables: "Proficiency tests: what is certified, and until when",
  },
  parameters: "Parameters",
  language: "Language",
  languageHelp: "stands in the address after /api/",
  help: {
    limit: "how many analyses",
    count: "the same as limit",
    offset: "how many to leave out before them",
    search: "name, synonym or code",
    category: "only this discipline (an id from the list of disciplines)",
    collection: "only this collection",
    code: "the code of the analysis",
  },
  helpOf: {
    listPublicTestables: {
      limit: "how many entries",
      search: "parameter, specimen or proficiency test",
      category: "only this category (id from categories in the response)",
      tag: "only this keyword (id from tags in the response)",
    },
  },
  required: "required",
  otherwise: "otherwise {{value}}",
  between: "{{minimum}} to {{maximum}}",
  try: "Send",
  answer: "Your laboratory’s response (status {{status}})",
  failed: "There was no response. Please try again.",
  curl: "curl",
  javascript: "JavaScript",
} satisfies typeof de;
