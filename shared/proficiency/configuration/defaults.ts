import type { TrialConfig } from "./configuration.ts";

/** Initial views of a list of certificates. */
export const trialViews = ["parameter", "ringversuche"] as const;
export type TrialView = (typeof trialViews)[number];

/** The setup of a laboratory that has changed nothing yet. Kept apart from the schema, which brings a CSS parser along. */
export const trialConfigDefaults: TrialConfig = {
  website_url: "",
  css: "",
  default_view: "parameter",
  rilibaek_rhythm: "quarter",
  texts: {},
};
