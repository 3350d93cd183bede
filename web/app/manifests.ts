import { core, coreTexts } from "../core/module.ts";
import { widgetTexts } from "../embed/in-app/texts.ts";
import { importexport, importexportTexts } from "../importexport/module.ts";
import { laboreditor, laboreditorTexts } from "../laboreditor/module.ts";
import { laborshop, laborshopTexts } from "../laborshop/module.ts";
import { recordImportTexts } from "../platform/record-import/texts.ts";
import { deletedTexts } from "../platform/resource/texts.ts";
import type { Manifest } from "../platform/routing/manifest.ts";
import { printpublisher, printpublisherTexts } from "../printpublisher/module.ts";
import { proficiency, proficiencyTexts } from "../proficiency/module.ts";
import { webpublisher, webpublisherTexts } from "../webpublisher/module.ts";
import { firstTexts } from "./texts.ts";

/** The contexts' manifests; areas of the header and sections of the settings appear in this order. */
const manifests: readonly Manifest[] = [
  core,
  laboreditor,
  webpublisher,
  printpublisher,
  laborshop,
  proficiency,
  importexport,
];

/** All text sources, by context and language. */
export const textSources = {
  ...firstTexts,
  ...coreTexts,
  ...laboreditorTexts,
  ...widgetTexts,
  ...recordImportTexts,
  ...deletedTexts,
  ...webpublisherTexts,
  ...printpublisherTexts,
  ...laborshopTexts,
  ...proficiencyTexts,
  ...importexportTexts,
};

export const areas = manifests.flatMap((manifest) => manifest.areas ?? []);
export const settings = manifests.flatMap((manifest) => manifest.settings ?? []);
export const pages = manifests.flatMap((manifest) => manifest.pages ?? []);
export const cards = manifests.flatMap((manifest) => manifest.cards ?? []);
export const actions = manifests.flatMap((manifest) => manifest.actions ?? []);
export const tasks: NonNullable<Manifest["tasks"]> = Object.assign(
  {},
  ...manifests.map(({ tasks }) => tasks),
);
