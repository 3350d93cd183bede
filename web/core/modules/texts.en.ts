import type de from "./texts.de.ts";

export default {
  booked: "Booked",
  notBooked: "Not booked",
  isNew: "New",
  open: "Open module",
  ask: "Request a consultation",
  subject: "Interest in {{module}} ({{lab}})",
  askText:
    "Your laboratory has not booked this module yet. We would be glad to show you what it can do for you.",
  call: "Call: {{phone}}",
  question: "Ask a question",
  questionSubject: "Question about {{module}} ({{lab}})",
  what: "What the module does",
  contact: "Contact",
  contactBooked: "We are happy to answer any questions about the module.",
  noContact: "Your administrator knows whom to contact about Laborium.",
  laboreditor: {
    claim: "Edit analyses where they are needed",
    lead: "The LaborEditor adds everything requesters want to know to the data from your LIS, and the next import overwrites none of it.",
    why: {
      title: "Fewer queries, no double entry",
      a: {
        title: "Requesters find the answers themselves",
        text: "Preanalytics, specimen and notes are right where people look up the analysis. That saves your team phone calls.",
      },
      b: {
        title: "Your LIS stays the master",
        text: "The nightly import updates master data without overwriting editorial work.",
      },
      c: {
        title: "Ready for the audit",
        text: "Every analysis has a complete record of who changed what, and when.",
      },
    },
    points: {
      a: {
        title: "Import and editing kept apart",
        text: "Data from the LIS and your editors’ additions are kept side by side. Nothing is lost.",
      },
      b: {
        title: "Forms made for your laboratory",
        text: "Every category can have its own fields: texts, tables, reference ranges, specimens from a collection.",
      },
      c: {
        title: "Every change traceable",
        text: "Versions can be compared field by field and restored, even for deleted analyses.",
      },
      d: {
        title: "Multilingual",
        text: "Content in each language; the main language fills in for a missing translation.",
      },
    },
  },
  webpublisher: {
    claim: "Your directory of services on the web, always up to date",
    lead: "The WebPublisher brings published analyses to your website within seconds, with a forgiving search.",
    why: {
      title: "A directory people like to use",
      a: {
        title: "No more outdated PDFs",
        text: "What you publish appears within seconds wherever the directory is embedded.",
      },
      b: {
        title: "Embedded without an agency",
        text: "Two lines are enough, and your website never needs changing again.",
      },
      c: {
        title: "Easy to find",
        text: "Every analysis has a page of its own that search engines can find.",
      },
    },
    points: {
      a: {
        title: "Search as you type",
        text: "Finds synonyms, umlaut spellings and parts of words, and forgives typing errors.",
      },
      b: {
        title: "Fits into any website",
        text: "Two lines of HTML are enough. Colours and design follow your own.",
      },
      c: {
        title: "Readable for everyone",
        text: "Works with keyboard and screen reader, even without JavaScript, and search engines find it.",
      },
      d: {
        title: "An interface for developers",
        text: "The same data as JSON, for example for order entry systems.",
      },
    },
  },
  printpublisher: {
    claim: "The printed catalogue at the press of a button",
    lead: "The PrintPublisher turns your directory into a print-ready book, with table of contents, chapters and index.",
    why: {
      title: "A catalogue without typesetting",
      a: {
        title: "Minutes instead of weeks",
        text: "The book is made from the current catalogue, with table of contents, index and correct page numbers.",
      },
      b: {
        title: "Correct it once, and it is right everywhere",
        text: "A correction in the directory is in the next catalogue, without a second round of proofs.",
      },
      c: {
        title: "In your own look",
        text: "You design cover, title page and formats once and use them for every edition.",
      },
    },
    points: {
      a: { title: "Print-ready", text: "A5 with bleed and cover, hyphenation and correct page numbers." },
      b: {
        title: "From one source",
        text: "The same content as on the web. No retyping, nothing to maintain twice.",
      },
      c: {
        title: "Quickly checked",
        text: "A reduced version with 50 analyses shows the design within seconds.",
      },
      d: {
        title: "Just as good on screen",
        text: "Bookmarks and links in the PDF lead straight to the analysis.",
      },
    },
  },
  laborshop: {
    claim: "Order collection supplies online, not by phone",
    lead: "With the LaborShop, requesters order tubes, swabs and request forms themselves, right on your website.",
    why: {
      title: "Complete orders, every time",
      a: {
        title: "Fewer phone calls and faxes",
        text: "Requesters order when it suits them; your stockroom receives a legible, complete order.",
      },
      b: {
        title: "No wrong quantities",
        text: "Maximum quantities per order and pack sizes prevent mistakes before they happen.",
      },
      c: {
        title: "Privacy-friendly",
        text: "Unconfirmed orders are deleted after three days, with everything entered in them.",
      },
    },
    points: {
      a: {
        title: "Your product range",
        text: "Categories, products and variants with pack size and maximum quantity.",
      },
      b: { title: "Your delivery form", text: "You decide which details an order needs." },
      c: {
        title: "Securely confirmed",
        text: "If you wish, orders are confirmed by e-mail link before they reach you.",
      },
      d: {
        title: "Everything at a glance",
        text: "Every order with a consecutive number, articles and shipping details.",
      },
    },
  },
  ringversuche: {
    name: "Proficiency testing",
    claim: "Proficiency testing certificates that everyone can find",
    lead: "Show requesters and auditors what is certified for each parameter and material, and until when, with the certificate to download.",
    why: {
      title: "Quality you can look up",
      a: {
        title: "Answers without asking",
        text: "Requesters and auditors see for themselves which parameters are certified and can download the certificate.",
      },
      b: {
        title: "No deadline missed",
        text: "The people responsible are reminded twice before a certificate expires.",
      },
      c: {
        title: "Maintained once",
        text: "One certificate covers many parameters and appears with all their analyses.",
      },
    },
    points: {
      a: { title: "Always current", text: "Expired certificates never appear as valid." },
      b: { title: "Timely reminders", text: "An e-mail 30 and 7 days before a certificate expires." },
      c: {
        title: "Linked to the analyses",
        text: "Certificates appear where requesters look up the analysis.",
      },
      d: { title: "RiliBÄK at a glance", text: "Parameters subject to the guideline are marked." },
    },
  },
} satisfies typeof de;
