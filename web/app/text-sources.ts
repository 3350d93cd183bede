import { coreTexts } from "../core/module.ts";
import { importexportTexts } from "../importexport/module.ts";
import { laboreditorTexts } from "../laboreditor/module.ts";
import { printpublisherTexts } from "../printpublisher/module.ts";
import { proficiencyTexts } from "../proficiency/module.ts";
import { webpublisherTexts } from "../webpublisher/module.ts";
import { firstTexts } from "./texts.ts";

/** All text sources, by context and language. */
export const textSources = {
  ...firstTexts,
  ...coreTexts,
  ...importexportTexts,
  ...laboreditorTexts,
  ...printpublisherTexts,
  ...proficiencyTexts,
  ...webpublisherTexts,
};
