import * as z from "zod";
import { defineCrud, within } from "../../kernel/define-crud.ts";
import { defineFind } from "../../kernel/define-find.ts";
import { defineRowImport } from "../../kernel/define-row-import.ts";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { categories } from "../categories/categories.endpoints.ts";
import { certificates } from "../certificates/certificates.endpoints.ts";
import { materials } from "../materials/materials.endpoints.ts";
import { parameters } from "../parameters/parameters.endpoints.ts";
import { tags } from "../tags/tags.endpoints.ts";
import { testables } from "../testable/testable.endpoints.ts";
import { trialTouches } from "../trial-touches.ts";
import { validities } from "../validity.ts";
import { auditReportSchema } from "./audit-report.ts";
import { certificationColumns } from "./certification-columns.ts";
import { bulkInput, certifiedTestableInput, certifiedTestableSchema } from "./certified-testable.ts";
import { trialOverviewSchema } from "./overview.ts";

export const certifiedTestables = defineCrud({
  path: "proficiency/certified-testable",
  names: { one: "certification", many: "certifications" },
  permissions: {
    view: "proficiency.view_certificate",
    add: "proficiency.add_certificate",
    change: "proficiency.change_certificate",
    delete: "proficiency.delete_certificate",
  },
  module: "MD_PROF",
  input: certifiedTestableInput,
  output: certifiedTestableSchema,
  sort: ["testable", "certificate", "ends"],
  query: {
    certificate: idSchema.optional(),
    testable: idSchema.optional(),
    certified: z.stringbool().optional(),
    validity: z.enum(validities).optional(),
  },
  history: true,
  pageSize: 50,
  preflight: true,
});

export const certifyInBulk = defineEndpoint({
  method: "POST",
  path: "proficiency/certified-testable/bulk/",
  summary:
    "Saves what a certificate says about many test parameters, all of it or nothing; the same again changes nothing.",
  body: bulkInput,
  output: z.object({ created: z.number().int(), changed: z.number().int(), removed: z.number().int() }),
  idempotent: true,
  permission: "proficiency.add_certificate",
  module: "MD_PROF",
});

export const certificationImport = defineRowImport({
  path: "proficiency/certified-testable/import",
  names: "certifications",
  columns: certificationColumns,
  permission: { all: ["proficiency.add_certificate", "proficiency.change_certificate"] },
  module: "MD_PROF",
});

export const getTrialOverview = defineEndpoint({
  method: "GET",
  path: "proficiency/certified-testable/overview/",
  summary:
    "What is certified today, what ends in the coming months, which proficiency tests are due, and what is missing.",
  output: trialOverviewSchema,
  permission: "proficiency.view_configuration",
  module: "MD_PROF",
});

export const getAuditReport = defineEndpoint({
  method: "GET",
  path: "proficiency/certified-testable/report/",
  summary:
    "All certifications as they were at the end of a day, by default of today so far, with who last changed them; in parts.",
  query: z.object({
    date: z.iso.date().optional(),
    /** Offset of the part: `next` of the previous one. */
    from: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  output: auditReportSchema,
  permission: "proficiency.view_certificate",
  module: "MD_PROF",
});

export const findInTrials = defineFind({
  path: "proficiency",
  names: "certificates, certifications, test parameters and the records that these name",
  module: "MD_PROF",
  lists: [certificates, certifiedTestables, testables, parameters, materials, categories, tags].map(
    ({ list }) => list,
  ),
});

export const certifiedTestablesApi = defineApi({
  address: "proficiency/certified-testable",
  touches: {
    items: { ...trialTouches, CERTIFICATION: "write", "TRIAL-CONFIG": "read", catalogue: "read" },
    files: { replica: "read" },
  },
  mounts: ["api/proficiency/certified-testable", "api/proficiency/find"],
  timeout: 28,
  endpoints: {
    ...within("certifiedTestables", certifiedTestables),
    certifyInBulk,
    getTrialOverview,
    getAuditReport,
    ...within("certificationImport", certificationImport),
    findInTrials,
  },
});
