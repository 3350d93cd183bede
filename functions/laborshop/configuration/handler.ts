import { within } from "../../../shared/kernel/define-crud.ts";
import {
  shopConfiguration,
  shopConfigurationApi,
} from "../../../shared/laborshop/configuration/configuration.endpoints.ts";
import { configurationCommands } from "../../platform/configuration/configuration-commands.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { shopConfigStore } from "./configuration.store.ts";
import { sendOrderMailSample, showOrderMail } from "./sample-mail.ts";

export const handler = serveApi(shopConfigurationApi, {
  ...within("shopConfiguration", configurationCommands(shopConfiguration, shopConfigStore)),
  showOrderMail,
  sendOrderMailSample,
  showSender: async (call) => (await import("./show-sender.ts")).showSender(call),
});
