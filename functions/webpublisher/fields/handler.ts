import { fieldsApi } from "../../../shared/webpublisher/fields/fields.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { describeFields } from "./describe-fields.ts";

export const handler = serveApi(fieldsApi, { describeFields });
