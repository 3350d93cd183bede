import type de from "./texts.de.ts";

export default {
  title: "News",
  lead: "What has changed in Laborium and what is coming.",
  current: "Current",
  past: "Earlier news",
  unread: "New",
  none: "Nothing new at present",
  noneText: "As soon as there is something that concerns your laboratory, it will be here.",
} satisfies typeof de;
