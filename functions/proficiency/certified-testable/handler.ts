import { within } from "../../../shared/kernel/define-crud.ts";
import { certifiedTestablesApi } from "../../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import { findIn } from "../../platform/endpoint/find.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { importRows } from "../../platform/records/import-rows.ts";
import { preflightOf } from "../trials/goes-along.ts";
import { getAuditReport } from "./audit-report.ts";
import { listDeleted, listVersions, readVersion, rollBackCertification } from "./certification-history.ts";
import {
  certifyInBulk,
  changeCertification,
  createCertification,
  deleteCertification,
  readCertification,
} from "./change-certification.ts";
import { planCertifications } from "./import-certifications.ts";
import { listCertifications } from "./list-certifications.ts";
import { certificationIn } from "./show-certification.ts";
import { getTrialOverview } from "./trial-overview.ts";

export const handler = serveApi(certifiedTestablesApi, {
  ...within("certifiedTestables", {
    list: listCertifications,
    create: createCertification,
    read: readCertification,
    change: changeCertification,
    remove: deleteCertification,
    preflight: preflightOf((trials, id) => {
      certificationIn(trials, id);
      return {};
    }),
    deleted: listDeleted,
    versions: listVersions,
    version: readVersion,
    rollback: rollBackCertification,
  }),
  certifyInBulk,
  getTrialOverview,
  getAuditReport,
  ...within("certificationImport", importRows(planCertifications)),
  findInTrials: findIn(async () => (await import("./find-in-trials.ts")).trialLists),
});
