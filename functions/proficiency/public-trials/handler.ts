import { publicTrialsApi } from "../../../shared/proficiency/public-trials/public-trials.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { downloadCertificate } from "./download-certificate.ts";
import { listPublicTestables, listPublicTrials } from "./list-public.ts";
import { getTrialLook } from "./trial-look.ts";
import { trialsPage } from "./trials-page.ts";

export const handler = serveApi(publicTrialsApi, {
  listPublicTestables,
  listPublicTrials,
  downloadCertificate,
  getTrialLook,
  trialsPage,
});
