import * as z from "zod";
import { defineCrud, within } from "../../kernel/define-crud.ts";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { trialTouches } from "../trial-touches.ts";
import { validities } from "../validity.ts";
import { certificateInput, certificateSchema, maxCertificateSize } from "./certificate.ts";

export const certificates = defineCrud({
  path: "proficiency/certificates",
  names: { one: "certificate of proficiency tests", many: "certificates of proficiency tests" },
  permissions: {
    view: "proficiency.view_certificate",
    add: "proficiency.add_certificate",
    change: "proficiency.change_certificate",
    delete: "proficiency.delete_certificate",
  },
  module: "MD_PROF",
  timeout: 28,
  input: certificateInput,
  output: certificateSchema,
  sort: ["name", "test_date", "valid_until", "certified"],
  query: {
    validity: z.enum(validities).optional(),
    /** Whether the certificates name any test parameter. */
    assigned: z.stringbool().optional(),
  },
  history: true,
  pageSize: 50,
  preflight: true,
});

export const announceCertificate = defineEndpoint({
  method: "POST",
  path: "proficiency/certificates/upload/",
  summary:
    "Announces a file of a certificate (PDF, JPG, PNG) and returns a signed URL to PUT it to; it is checked when a certificate is saved with its id.",
  body: z.strictObject({
    name: z.string().trim().min(1).max(255),
    size: z.number().int().min(1).max(maxCertificateSize),
  }),
  output: z.object({
    id: idSchema,
    url: z.url(),
    headers: z.record(z.string(), z.string()),
    expires: z.iso.datetime(),
  }),
  success: 201,
  permission: ["proficiency.add_certificate", "proficiency.change_certificate"],
  module: "MD_PROF",
});

export const readCertificateFile = defineEndpoint({
  method: "GET",
  path: "proficiency/certificates/{id}/file/",
  summary: "The file of a certificate, or of a former version of it, as an attachment.",
  params: z.object({ id: idSchema }),
  query: z.object({ version: z.coerce.number().int().min(1).max(1_000_000_000).optional() }),
  output: "binary",
  permission: "proficiency.view_certificate",
  module: "MD_PROF",
});

export const certificatesApi = defineApi({
  address: "proficiency/certificates",
  touches: {
    items: { ...trialTouches, CERTIFICATE: "delete" },
    files: { certificates: "write", arrivals: "write" },
  },
  mounts: ["api/proficiency/certificates"],
  // Decoding and re-encoding a picture takes one whole processor.
  memory: 1769,
  endpoints: { ...within("certificates", certificates), announceCertificate, readCertificateFile },
});
