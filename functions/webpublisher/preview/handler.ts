import { internalPreviewApi } from "../../../shared/webpublisher/preview/preview.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { listInternalPreview, showInternalPreview } from "./internal-preview.ts";

export const handler = serveApi(internalPreviewApi, { listInternalPreview, showInternalPreview });
