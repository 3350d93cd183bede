import * as z from "zod";
import { publicSettingsSchema } from "../../core/settings/settings.ts";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { languageSchema } from "../../kernel/language.ts";
import { page, pageQuery } from "../../kernel/paging.ts";
import { trialViews } from "../configuration/defaults.ts";
import { namedSchema } from "../testable/testable.ts";
import { trialTouches } from "../trial-touches.ts";

/** Whether something is certified at the moment of the response; the last day counts in full, in the laboratory's time zone. */
const certifiedSchema = z.object({
  certified: z.boolean(),
  /** Last day, even if it has passed. */
  valid_until: z.iso.date(),
});
/** Actual language of a name that is not available in the requested one. */
const foreign = languageSchema.optional();
const publicNamed = namedSchema.extend({ language: foreign });
/** A parameter in a material. */
const subjectSchema = {
  parameter: z.string(),
  parameter_language: foreign,
  material: z.string(),
  material_language: foreign,
  rilibaek: z.boolean(),
};
export const publicCertificateSchema = z.object({
  id: idSchema,
  name: z.string(),
  language: foreign,
  test_date: z.iso.date(),
  /** Absolute path for downloading the file. */
  url: z.string(),
});
/** A parameter in a material, and its certificate with the latest end. */
export const publicTestableSchema = certifiedSchema.extend({
  ...subjectSchema,
  category: publicNamed.nullable(),
  tags: z.array(publicNamed),
  certificate: publicCertificateSchema,
});
export type PublicTestable = z.infer<typeof publicTestableSchema>;

/** A trial with the test parameters that its certificate certifies longest. */
export const publicTrialSchema = publicCertificateSchema.extend({
  ...certifiedSchema.shape,
  testables: z.array(certifiedSchema.extend(subjectSchema)),
});
export type PublicTrial = z.infer<typeof publicTrialSchema>;

/** Filter options of the lists. */
const filters = { categories: z.array(publicNamed), tags: z.array(publicNamed) };
const answer = <Row extends z.ZodType>(row: Row) =>
  page(row).extend({
    ...filters,
    /** Instant until which the response is true: the next midnight in the laboratory's time zone. */
    true_until: z.iso.datetime(),
  });

export const trialLookSchema = publicSettingsSchema
  .pick({ name: true, logo: true, colours: true, languages: true })
  .extend({
    /** CSS custom properties made from the laboratory's colours. */
    properties: z.string(),
    css: z.string(),
    /** The laboratory's own texts in the requested language, in place of the default ones. */
    texts: z.record(z.string(), z.string()),
    website_url: z.string(),
    default_view: z.enum(trialViews),
  });
export type TrialLook = z.infer<typeof trialLookSchema>;

const open = { public: true, module: "MD_PROF" } as const;
const filterQuery = {
  search: z.string().max(200).default(""),
  category: z.string().max(100).optional(),
  tag: z.string().max(100).optional(),
};

export const listPublicTestables = defineEndpoint({
  method: "GET",
  path: "public/proficiency/",
  summary:
    "What the laboratory is certified for: parameters in materials, whether certified now and until when.",
  query: z.object({ ...pageQuery(20), ...filterQuery }),
  output: answer(publicTestableSchema),
  ...open,
});
export const listPublicTrials = defineEndpoint({
  method: "GET",
  path: "public/proficiency/certificates/",
  summary: "The same by proficiency test: each certificate with the parameters that it certifies longest.",
  query: z.object({ ...pageQuery(20), ...filterQuery }),
  output: answer(publicTrialSchema),
  ...open,
});
export const downloadCertificate = defineEndpoint({
  method: "GET",
  path: "public/proficiency/certificates/{id}/file/",
  summary: "The file of a certificate (PDF, JPG or PNG), as an attachment.",
  params: z.object({ id: idSchema }),
  output: "binary",
  ...open,
});
export const getTrialLook = defineEndpoint({
  method: "GET",
  path: "public/proficiency/look/",
  summary: "The colours, CSS and texts of the pages about proficiency tests.",
  output: trialLookSchema,
  ...open,
});
export const trialsPage = defineEndpoint({
  method: "GET",
  prefix: "/embed/",
  path: "proficiency/",
  summary: "The proficiency tests as a page that works without JavaScript.",
  query: z.object({
    ...filterQuery,
    lang: z.string().max(5).optional(),
    view: z.enum(trialViews).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  output: "html",
  ...open,
});

export const publicTrialsApi = defineApi({
  address: "proficiency/public-trials",
  touches: {
    items: { ...trialTouches, "TRIAL-CONFIG": "read", "WEB-CONFIG": "read" },
    files: { certificates: "read" },
  },
  mounts: ["api/public/proficiency", "embed/proficiency"],
  memory: 1024,
  endpoints: { listPublicTestables, listPublicTrials, downloadCertificate, getTrialLook, trialsPage },
});
