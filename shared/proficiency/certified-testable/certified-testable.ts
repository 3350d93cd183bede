import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { validities } from "../validity.ts";

/** A certification: what a certificate says about one test parameter. */
export const certifiedTestableInput = z.strictObject({
  certificate: idSchema,
  testable: idSchema,
  certified: z.boolean().default(true),
  /** Its last day; null: that of the certificate, which it never outlives. */
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
  /** As it was entered: null if it ends with the certificate. */
  valid_until: z.iso.date().nullable(),
  /** Its last day as it counts. */
  ends: z.iso.date(),
  validity: z.enum(validities),
});
export type CertifiedTestable = z.infer<typeof certifiedTestableSchema>;

/** How many certifications are saved at once at most. */
export const mostAtOnce = 1000;

/** Everything that a certificate certifies, saved in one go; what is not named stays as it is. */
export const bulkInput = z.strictObject({
  certificate: idSchema,
  set: z
    .array(certifiedTestableInput.omit({ certificate: true }))
    .max(mostAtOnce)
    .default([]),
  /** Test parameters about which the certificate is to say nothing any more. */
  remove: z.array(idSchema).max(mostAtOnce).default([]),
});
