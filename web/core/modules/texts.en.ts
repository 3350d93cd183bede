import type de from "./texts.de.ts";

export default {
  booked: "Booked",
  notBooked: "Not booked",
  preparing: "In preparation",
  open: "Open module",
  ask: "Ask for advice",
  subject: "Interest in {{module}} ({{lab}})",
  askText: "Your laboratory has not booked this module yet. We will gladly show you what it can do for you.",
  preparingText:
    "Your laboratory has booked this module. It will be enabled with one of the next versions; you need not do anything.",
  call: "Call: {{phone}}",
  question: "Ask a question",
  questionSubject: "Question about {{module}} ({{lab}})",
  what: "What the module does",
  contact: "Contact",
  contactBooked: "We gladly answer questions about the module.",
  noContact: "Your administrator knows whom to contact about Laborium.",
  laboreditor: {
    claim: "Maintain analyses where they are needed",
    lead: "The LaborEditor adds to the data of your LIS everything requesters want to know, without the next import overwriting any of it.",
    why: {
      title: "Fewer questions, no double maintenance",
      a: {
        title: "Requesters find the answer themselves",
        text: "Pre-analytics, material and notes stand where the analysis is looked for. That spares your team phone calls.",
      },
      b: {
        title: "Your LIS stays in the lead",
        text: "The nightly import updates master data without overwriting editorial work.",
      },
      c: {
        title: "Ready for the audit",
        text: "Who changed what and when is on record for every analysis, without gaps.",
      },
    },
    points: {
      a: {
        title: "Import and editing kept apart",
        text: "What comes from the LIS and what your editors add stand side by side. Nothing is lost.",
      },
      b: {
        title: "Forms made for your laboratory",
        text: "Every category can have fields of its own: texts, tables, reference ranges, materials from a collection.",
      },
      c: {
        title: "Every change traceable",
        text: "Versions can be compared field by field and brought back, deleted analyses too.",
      },
      d: {
        title: "Multilingual",
        text: "Content per language; where a translation is missing, the main language steps in.",
      },
    },
  },
  webpublisher: {
    claim: "Your directory of services on the web, always current",
    lead: "The WebPublisher brings published analyses to your website within seconds, with a search that thinks along.",
    why: {
      title: "A directory people like to use",
      a: {
        title: "No more outdated PDFs",
        text: "What you publish shows within seconds wherever the directory is embedded.",
      },
      b: {
        title: "Embedded without an agency",
        text: "Two lines suffice; later changes to your website are not needed.",
      },
      c: {
        title: "Being found",
        text: "Every analysis has an address of its own that search engines can read.",
      },
    },
    points: {
      a: {
        title: "Search as you type",
        text: "Finds synonyms, umlaut spellings and parts of words and forgives typing errors.",
      },
      b: {
        title: "Fits into any website",
        text: "Two lines of HTML are enough. Colours and design adapt to your appearance.",
      },
      c: {
        title: "Readable for everyone",
        text: "Usable by keyboard and screen reader, without JavaScript too, found by search engines.",
      },
      d: {
        title: "An interface for developers",
        text: "The same data as JSON, for order entry systems for example.",
      },
    },
  },
  printpublisher: {
    claim: "The printed catalogue at the press of a button",
    lead: "The PrintPublisher sets a book ready for print from your directory: with table of contents, chapters and index.",
    why: {
      title: "A catalogue without typesetting",
      a: {
        title: "Minutes instead of weeks",
        text: "The book is made from what is current, with table of contents, index and correct page numbers.",
      },
      b: {
        title: "Corrected once, right everywhere",
        text: "What is put right in the directory is right in the next catalogue, without a second round of proofs.",
      },
      c: {
        title: "In your own look",
        text: "You design cover, title page and formats once and use them for every edition.",
      },
    },
    points: {
      a: { title: "Ready for print", text: "A5 with bleed and cover, hyphenation and right page numbers." },
      b: {
        title: "From one source",
        text: "The same content as on the web. No retyping, nothing to maintain twice.",
      },
      c: {
        title: "Quickly checked",
        text: "A reduced version with 50 analyses shows the design within seconds.",
      },
      d: {
        title: "Good on screen too",
        text: "Bookmarks and links in the PDF lead straight to the analysis.",
      },
    },
  },
  laborshop: {
    claim: "Order sampling material instead of phoning",
    lead: "With the LaborShop your requesters order tubes, swabs and request forms themselves, directly on your website.",
    why: {
      title: "Orders that arrive complete",
      a: {
        title: "Less phone and fax",
        text: "Requesters order when it suits them; your store receives a readable, complete order.",
      },
      b: {
        title: "No wrong quantities",
        text: "Maximum quantities per order and pack sizes prevent mistakes before they happen.",
      },
      c: {
        title: "Sparing with data",
        text: "Unconfirmed orders vanish after three days, with what was entered in them.",
      },
    },
    points: {
      a: {
        title: "Your assortment",
        text: "Categories, products and variants with pack size and maximum quantity.",
      },
      b: { title: "Your delivery form", text: "You decide which details an order needs." },
      c: {
        title: "Safely confirmed",
        text: "If you wish, orders are confirmed by e-mail link before they reach you.",
      },
      d: {
        title: "Everything in view",
        text: "Every order with a consecutive number, articles and shipping details.",
      },
    },
  },
  ringversuche: {
    name: "Proficiency",
    claim: "Proficiency certificates that everyone finds",
    lead: "Show requesters and auditors per parameter and material what is certified and until when, with the certificate to download.",
    why: {
      title: "Quality that can be looked up",
      a: {
        title: "Answers without asking",
        text: "Requesters and auditors see for themselves which parameters are certified and download the proof.",
      },
      b: {
        title: "No deadline missed",
        text: "The accounts in charge are reminded twice before a certificate expires.",
      },
      c: {
        title: "Maintained once",
        text: "One certificate covers many parameters and shows with all analyses that belong to them.",
      },
    },
    points: {
      a: { title: "Current by itself", text: "Expired certificates never appear as valid." },
      b: { title: "Reminded in time", text: "An e-mail 30 and 7 days before a certificate expires." },
      c: {
        title: "Connected with the analyses",
        text: "Certificates appear where requesters look for the analysis.",
      },
      d: { title: "RiliBÄK in view", text: "Marks the parameters that are subject to the guideline." },
    },
  },
} satisfies typeof de;
