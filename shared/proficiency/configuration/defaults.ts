import type { TrialConfig } from "./configuration.ts";

/** What a list of certificates can begin with. */
export const trialViews = ["parameter", "ringversuche"] as const;
export type TrialView = (typeof trialViews)[number];

/** The setup of a laboratory that has changed nothing yet. It stands without the schema, which brings a parser of CSS along. */
export const trialConfigDefaults: TrialConfig = {
  website_url: "",
  css: "",
  default_view: "parameter",
  rilibaek_rhythm: "quarter",
  texts: {},
};
