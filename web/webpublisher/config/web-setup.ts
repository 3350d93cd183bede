import { webConfiguration } from "../../../shared/webpublisher/config/config.endpoints.ts";
import type { WebConfig } from "../../../shared/webpublisher/config/config.ts";
import { setup } from "../../platform/configuration/configuration.ts";
import type { ReadRecord } from "../../platform/resource/resource.ts";

export const webSetup = setup<WebConfig>(["webpublisher", "config"], webConfiguration);
export const webConfig = webSetup.present;
export type ReadConfig = ReadRecord<WebConfig>;
