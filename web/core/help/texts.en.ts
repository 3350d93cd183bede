import type de from "./texts.de.ts";

export default {
  title: "Help",
  lead: "Write to us or call us. Some questions are already answered here.",
  mail: {
    title: "E-mail support",
    text: "We prepare the e-mail for you: it already names your laboratory, the version and the page you came from.",
    write: "Write e-mail",
  },
  phone: { title: "Call us", text: "You can reach support on {{phone}}.", call: "Call" },
  none: { title: "No support contact on file", text: "Please contact your laboratory’s administrator." },
  questions: "Frequently asked questions",
  keyboard: "Keyboard shortcuts",
  news: "News",
  import: {
    question: "How does our directory of services get into Laborium?",
    answer:
      "Upload a spreadsheet (XLSX, XLS, ODS, CSV) or a JSON file under “Settings”, “Import”. Before anything is imported, you see what is new, what changes and what would be deleted. Your laboratory information system can also send the same files automatically, using an import token.",
  },
  publish: {
    question: "When do requesters see a change?",
    answer:
      "Within seconds once the analysis is saved as “Published”. New and hidden analyses are not public.",
  },
  restore: {
    question: "Can I undo a change?",
    answer:
      "Yes. Every change to an analysis is a version of its own, with its time and author. In the history of the LaborEditor you can restore any earlier version, even of a deleted analysis.",
  },
  groups: {
    question: "Why can I not open a certain area?",
    answer:
      "The groups of an account decide what it may do. Your administrator can change them under “Settings”, “Accounts”. Modules that your laboratory has not booked show a padlock and lead to their description.",
  },
  password: {
    question: "How do I change my password?",
    answer:
      "In your account, on the “Password” tab. If you have forgotten it, request a link on the sign-in page; it is valid for one hour.",
  },
  embed: {
    question: "How do we embed the directory in our website?",
    answer:
      "With two lines of HTML that the WebPublisher shows ready to copy. Colours and typeface follow your own design.",
  },
  about: {
    title: "About Laborium",
    lead: "The back office in which medical laboratories maintain their directory of services, publish it on the web and print it as a catalogue.",
    installation: "This installation",
    lab: "Laboratory",
    version: "Version",
    environment: "Environment",
    software: "Free software",
    softwareText: "Laborium builds on the work of many others. We are grateful to them.",
  },
  imprint: {
    title: "Imprint",
    lead: "Who is behind this application.",
    for: "Provided for",
    email: "Support e-mail",
    phone: "Support phone",
    note: "The laboratory named is responsible for the published content. Its full provider details are on its website.",
    back: "Back to sign-in",
  },
} satisfies typeof de;
