import type { WebConfig } from "./config.ts";

/** First views that a directory can have. */
export const defaultViews = ["parameter", "ringversuche"] as const;

/** The configuration of a laboratory that has changed nothing yet. It is kept apart from the schema, which pulls in a CSS parser. */
export const webConfigDefaults: WebConfig = {
  website_url: "",
  results_url: "",
  css: "",
  default_view: "parameter",
  show_import_date: false,
  count_searches: true,
  notices: true,
  vocabulary: { enabled: true, exceptions: [] },
  texts: {},
};
