import type de from "./texts.de.ts";

export default {
  title: "Help",
  lead: "Write to us or call us. Some things are answered here already.",
  mail: {
    title: "E-mail support",
    text: "We prepare the e-mail for you: laboratory, version and the page you come from are in it already.",
    write: "Write e-mail",
  },
  phone: { title: "Call us", text: "You reach support at {{phone}}.", call: "Call" },
  none: { title: "No support contact on file", text: "Please contact your laboratory's administrator." },
  questions: "Frequent questions",
  keyboard: "Keyboard shortcuts",
  news: "News",
  import: {
    question: "How does our directory of services get into Laborium?",
    answer:
      "Under Settings, Import you upload a file as JSON, XLSX or XLS. Before anything is taken over you see what is new, what changes and what would be deleted. Your laboratory information system can send the same files by itself; import tokens are made for that.",
  },
  publish: {
    question: "When do requesters see a change?",
    answer:
      "Within seconds once the analysis is saved as “Published”. New and hidden analyses are not public.",
  },
  restore: {
    question: "Can I take back a change?",
    answer:
      "Yes. Every change of an analysis is a version of its own with time and name. The LaborEditor's history restores any earlier version, also that of a deleted analysis.",
  },
  groups: {
    question: "Why can I not open an area?",
    answer:
      "What an account may do is decided by its groups. Your administrator changes them under Settings, Accounts. Modules your laboratory has not booked carry a lock and lead to their description.",
  },
  password: {
    question: "How do I change my password?",
    answer:
      "In your account on the page “Password”. If you have forgotten it, ask for a link on the sign-in page; it is valid for one hour.",
  },
  embed: {
    question: "How does the directory get into our website?",
    answer:
      "With two lines of HTML that the WebPublisher shows ready to copy. Colours and typeface adapt to your look.",
  },
  about: {
    title: "About Laborium",
    lead: "The back-office with which medical laboratories maintain their directory of services, publish it on the web and print it as a catalogue.",
    installation: "This installation",
    lab: "Laboratory",
    version: "Version",
    environment: "Environment",
    software: "Free software",
    softwareText: "Laborium stands on the work of many others. We thank them.",
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
