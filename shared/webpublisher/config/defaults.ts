import type { WebConfig } from "./config.ts";

/** What a directory can begin with. */
export const defaultViews = ["parameter", "ringversuche"] as const;

/** The configuration of a laboratory that has changed nothing yet. It stands without the schema, which brings a parser of CSS along. */
export const webConfigDefaults: WebConfig = {
  website_url: "",
  results_url: "",
  css: "",
  default_view: "parameter",
  show_import_date: false,
  count_searches: true,
  notices: true,
  texts: {},
};
