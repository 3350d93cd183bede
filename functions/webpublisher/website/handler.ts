import { websiteApi } from "../../../shared/webpublisher/website/website.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { checkWebsite } from "./check-website.ts";

export const handler = serveApi(websiteApi, { checkWebsite });
