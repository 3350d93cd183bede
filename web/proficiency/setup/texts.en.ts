import type de from "./texts.de.ts";

export default {
  title: "Setup",
  lead: "Three steps bring your certificates to your website. All lines contain your laboratory’s addresses already.",
  script: "1. Script",
  scriptText:
    "Put this line once into every page that shows certificates, preferably into its head. On pages with the directory of analyses it is there already.",
  scriptLabel: "JavaScript, once per page",
  html: "2. HTML",
  htmlText: "Put this line where the certificates are to appear. Colours follow your laboratory.",
  htmlLabel: "HTML, in the place of the certificates",
  language: 'With data-lang="en" it appears in English; without it, the language of your page applies.',
  frameLabel: "Alternative without JavaScript",
  frameTitle: "Proficiency testing certificates",
  apiLabel: "For developers: the same as JSON",
  settings: "3. Settings",
  example: "https://www.lab.example/proficiency",
  website: "Address of your website",
  websiteHint: "The page in which the certificates are embedded.",
  view: "What the list begins with",
  viewHint: "Visitors can change to the other view at any time.",
  views: { parameter: "By parameter", ringversuche: "By proficiency test" },
  rhythm: "Rhythm by the RiliBÄK",
  rhythmHint:
    "How often your laboratory takes part with test parameters that the RiliBÄK demands, if nothing else is chosen for one.",
  cssHint:
    "Applies to this widget and its public page, at most 64 KiB. An example: .lbm-trial-name { font-weight: 500 }.",
  setting: {
    website_url: "Website",
    css: "CSS",
    rilibaek_rhythm: "Rhythm by the RiliBÄK",
    default_view: "View at the beginning",
    texts: "Texts",
  },
  textGroup: { head: "Head and search", list: "List", pages: "Pages", other: "Further texts and messages" },
  textWhere: {
    head: "Above the list: title, search and filters.",
    list: "In the rows of the list.",
    pages: "Below the list, for paging.",
    other: "In messages and for screen readers.",
  },
  preview: "Preview",
  previewLead: "The certificates as visitors of your website see them.",
  previewView: "View",
  previewDefault: "As set up",
} satisfies typeof de;
