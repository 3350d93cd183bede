import type de from "./texts.de.ts";

export default {
  title: "WebPublisher",
  lead: "Your public directory of services. What you publish is on the web within seconds.",
  open: "Open directory",
  public_one: "{{total}} published analysis",
  public_other: "{{total}} published analyses",
  address: "Public pages",
  addressText: "These pages work at once, even without a website of your own.",
  all: "All analyses",
  categories: "By category",
  embed: "Embed into your website",
  embedText:
    "Insert these lines where the directory is to appear. Design and colours adapt to your laboratory.",
  script: "JavaScript, once per page",
  element: "HTML, in the place of the directory",
  frame: "Alternative without JavaScript",
  frameTitle: "Directory of services",
  language: 'With data-lang="de" the directory appears in German.',
  api: "For developers",
  apiText: "The published analyses as JSON, without signing in and from any website.",
  apiList: "List and search",
  apiOne: "One analysis",
} satisfies typeof de;
