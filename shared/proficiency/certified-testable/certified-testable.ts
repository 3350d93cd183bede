import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { validities } from "../validity.ts";

/** A certification: the statement of a certificate about one test parameter. */
export const certifiedTestableInput = z.strictObject({
  certificate: idSchema,
  testable: idSchema,
  certified: z.boolean().default(true),
  /** Last day; null for that of the certificate, which it never outlives. */
  valid_until: z.iso.date().nullable().default(null),
});

export const certifiedTestableSchema = z.object({
  id: idSchema,
  certificate: z.object({
    id: idSchema,
    name: z.string(),
    test_date: z.iso.date(),
    valid_until: z.iso.date(),
  }),
  testable: z.object({ id: idSchema, name: z.string(), rilibaek: z.boolean() }),
  certified: z.boolean(),
  /** Last day as entered; null if it ends with the certificate. */
  valid_until: z.iso.date().nullable(),
  /** Effective last day. */
  ends: z.iso.date(),
  validity: z.enum(validities),
});
export type CertifiedTestable = z.infer<typeof certifiedTestableSchema>;

/** Most certifications in one save. */
export const mostAtOnce = 1000;

/** Changes to the certifications of a certificate, saved in one go; test parameters that are not named stay as they are. */
export const bulkInput = z.strictObject({
  certificate: idSchema,
  set: z
    .array(certifiedTestableInput.omit({ certificate: true }))
    .max(mostAtOnce)
    .default([]),
  /** Test parameters whose certification is to be removed. */
  remove: z.array(idSchema).max(mostAtOnce).default([]),
});
