import { provisionDirectorySchema } from "../../../shared/webpublisher/provisioning/provisioning.messages.ts";
import { serveCustomResource } from "../../platform/job/serve-custom-resource.ts";
import { provisionDirectory } from "./provision-directory.ts";

export const handler = serveCustomResource(
  "provision-directory",
  provisionDirectorySchema,
  (properties, actor) => provisionDirectory(actor, properties.Beginning),
);
