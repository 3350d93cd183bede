import type de from "./texts.de.ts";

export default {
  title: "WebPublisher",
  lead: "Your public directory of services. What you publish is on the web within seconds.",
  open: "Open directory",
  public_one: "{{total}} published analysis",
  public_other: "{{total}} published analyses",
  address: "Public pages",
  addressText: "These pages work straight away, even without a website of your own.",
  all: "All analyses",
  categories: "By category",
  embed: "Embed in your website",
  embedText:
    "Insert these lines where the directory should appear. Design and colours follow your laboratory's.",
  script: "JavaScript, once per page",
  element: "HTML, where the directory should appear",
  frame: "Alternative without JavaScript",
  frameTitle: "Directory of services",
  language: 'With data-lang="de" the directory appears in German.',
  api: "For developers",
  apiText: "The published analyses as JSON, without signing in and from any website.",
  apiList: "List and search",
  apiOne: "One analysis",
} satisfies typeof de;
