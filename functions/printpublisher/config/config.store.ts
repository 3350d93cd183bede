import {
  type PrintConfig,
  printConfigDefaults,
  printConfigSchema,
} from "../../../shared/printpublisher/config/print-config.ts";
import type { Actor } from "../../platform/actor.ts";
import { cleanHtml } from "../../platform/clean-html.ts";
import { writtenConfiguration } from "../../platform/configuration/configuration.store.ts";
import {
  configurationOf,
  type VersionedConfiguration,
} from "../../platform/configuration/read-configuration.store.ts";

/** The design with its version, which is 0 until the first save. */
export type VersionedDesign = VersionedConfiguration<PrintConfig>;

const clean = (config: PrintConfig) => ({
  ...config,
  information: cleanHtml(config.information),
  imprint: cleanHtml(config.imprint),
});
const configuration = configurationOf("PRINT-CONFIG", printConfigDefaults);

export const designStore = writtenConfiguration(configuration, printConfigSchema.transform(clean));

export const readDesign = (actor: Pick<Actor, "tenant">): Promise<VersionedDesign> =>
  configuration.readVersioned(actor);
