import type de from "./texts.de.ts";

export default {
  title: "Check my website",
  lead: "Laborium opens the page of your website that embeds the directory and says whether all is well.",
  example: "https://www.lab.example/analyses",
  address: "Address of the page",
  check: "Check",
  checking: "Reading the page …",
  waiting: "Too many checks in a short time. Please wait a minute.",
  fine: "All is well",
  fineText_one: "The script is there, and the widget ({{names}}) can run.",
  fineText_other: "The script is there, and the {{count}} widgets ({{names}}) can run.",
  read: "The page read was {{url}}.",
  change: "What it should say",
  unreachable: "The page cannot be reached",
  reason: {
    not_https: "The address or a redirect does not start with https://. Only encrypted pages are checked.",
    not_public: "The address or a redirect does not lead to a public website.",
    not_an_address:
      "This is not a complete address without credentials, such as https://www.lab.example/analyses.",
    not_found: "There is no website of this name. Please check the spelling.",
    no_answer: "The website does not accept a connection.",
    not_secure: "The website’s certificate is invalid or has expired. Browsers warn of it.",
    too_slow: "The website did not answer within 5 seconds.",
    too_many_redirects: "The address is redirected more than five times.",
    too_large: "The page is larger than 1 MiB.",
    not_html: "There is no readable web page at this address.",
    status:
      "The website answers with status {{status}}. Is the page published, and can it be read without signing in?",
  },
  script_missing: "The script is missing",
  scriptText:
    "Insert this line into the page, preferably into its head. Scripts that your website adds later, in the browser, are not seen by this check.",
  script: "JavaScript, once per page",
  wrong_script: "The script is that of another laboratory",
  wrongText: "The page says {{found}}. Replace that line by this one:",
  element_missing: "The place where the directory appears is missing",
  elementText:
    "Insert this line where the directory is to appear. Elements that your website adds later, in the browser, are not seen by this check.",
  element: "HTML, where the directory appears",
  unknown_widget: "There is no widget “{{found}}”",
  unknownText: "data-laborium takes one of these names: {{names}}.",
  policy_forbids: "Your website’s security policy blocks the directory",
  policy_would_forbid: "A security policy would block the directory",
  wouldText: "So far it only reports. Once it is enforced, the directory will no longer appear.",
  forbids: {
    script: "The directive {{directive}} does not allow the script. It lacks {{missing}}.",
    data: "The directive {{directive}} does not allow the data to be loaded. It lacks {{missing}}.",
  },
  nonce:
    "Where it says 'nonce-…', the same value belongs to the script as nonce=\"…\"; your website makes a new one for each request.",
  place: {
    header: "HTTP header of the website",
    meta: "<meta> in the head of the page",
  },
} satisfies typeof de;
