import type de from "./texts.de.ts";

export default {
  script: "1. Script",
  scriptText:
    "Put this line once into every page that shows something of the directory, preferably into its head.",
  scriptLabel: "JavaScript, once per page",
  html: "2. HTML",
  htmlText: "Put this line where the directory is to appear. Colours and typeface adapt to your laboratory.",
  htmlLabel: "HTML, in the place of the directory",
  language: 'With data-lang="de" it appears in German; without it, in the language of your page.',
  changesText: "On another page, this element shows what has changed in your analyses.",
  changesLabel: "Element for the changes",
  frameLabel: "Alternative without JavaScript",
  heightText:
    "The frame tells your page how high its content is. With these three lines it grows along, without a scrollbar of its own.",
  heightLabel: "Height of the frame, once per page",
  frameTitle: "Directory of services",
  settings: "3. Settings",
  example: "https://www.lab.example/analyses",
  website: "Address of your website",
  websiteHint: "The page in which the directory is embedded. Search engines and shared links lead there.",
  view: "What the directory begins with",
  views: { parameter: "Analyses", ringversuche: "Proficiency testing" },
  switch: {
    show_import_date: "Show the date of the last import",
    count_searches: "Count searches",
    notices: "Announce changes",
    vocabulary: "Medical dictionary",
  },
  switchHint: {
    show_import_date: "Visitors see how recent the data are.",
    count_searches: "Shows you what visitors look for and do not find. Only words are counted, no people.",
    notices: "Published changes appear on a page of their own and go to subscribers.",
    vocabulary:
      "If your directory does not know a word, usual names lead to your analyses, such as “tick bite” or “liver enzymes”. Such hits are marked as found by the dictionary.",
  },
  exceptions: "Exceptions from the dictionary",
  exceptionsHint:
    "These entries lead to no analysis of yours. Type the beginning of a German or English name.",
  exceptionsNone: "The dictionary has no such entry.",
  cssHint:
    "Applies to all widgets and public pages, at most 64 KiB. An example: .lbm-title { font-weight: 500 }.",
  embedding: "Embedding",
  app: {
    title: "Embedding",
    lead: "In three steps your directory is on your website. All lines already contain your laboratory’s addresses.",
  },
  search: {
    title: "Search",
    lead: "A search field with suggestions, for instance for your home page. Another page shows its results.",
    target: "Results",
    targetLabel: "Page that the search leads to",
    targetHint:
      "The page of your website with the directory or the results. Without one, the search leads to the pages that your laboratory publishes here.",
    targetElse: "The page of your website with the directory or the results. Without one it is {{address}}.",
    element: "HTML, in the place of the search field",
  },
  results: {
    title: "Results",
    lead: "A list of analyses for a page of your website, for instance all that concern the thyroid.",
    shows: "What the list shows",
    search: "Search term",
    searchHint:
      "Without a term the list shows what was sought in a search field of the same website, otherwise all analyses.",
    category: "Discipline",
    all: "All disciplines",
    count: "Number",
    countHint: "1 to {{most}}",
    language: "Language of the list",
    element: "HTML, in the place of the list",
    text: "The line follows what you choose above.",
  },
} satisfies typeof de;
