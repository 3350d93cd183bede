import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { nameFields } from "../named.ts";
import { validities } from "../validity.ts";

/** Formats of certificates with the Content-Type under which they are served. The format is determined from the content of a file. */
export const certificateTypes = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  png: "image/png",
} as const;
export const certificateTypeNames = Object.keys(certificateTypes) as [keyof typeof certificateTypes];

/** Contents for which a PDF is refused, with the reason. */
export const activeContent = {
  script: "This PDF contains a script, which would run in the reader of everybody who opens it.",
  command: "This PDF starts a program when it is opened.",
  sent_form: "This PDF contains a form that sends or reads data.",
  media: "This PDF contains other media, which their own players would open.",
  file: "This PDF contains another file, which nobody has checked.",
  encrypted: "This PDF is protected, so that nobody can check if it contains a script.",
  unreadable: "Parts of this PDF cannot be read, so that nobody can check if it contains a script.",
} as const;
export type ActiveContent = keyof typeof activeContent;

/** Largest file in bytes: the most that one response of the API can carry. */
export const maxCertificateSize = 4_000_000;

/** Stored facts about a file besides its bytes. */
export const certificateFileSchema = z.object({
  /** Id of the upload. */
  id: idSchema,
  /** Name for downloads, with the extension of the actual format. */
  name: z.string(),
  type: z.enum(certificateTypeNames),
  /** Size in bytes. */
  size: z.number().int(),
});
export type CertificateFile = z.infer<typeof certificateFileSchema>;

const dates = (value: { test_date?: string; valid_until?: string }) =>
  !value.test_date || !value.valid_until || value.test_date <= value.valid_until;
const reversed = {
  path: ["valid_until"],
  params: { code: "ends_before_test" },
  error: "It ends before the test.",
};

export const certificateInput = z
  .strictObject({
    ...nameFields,
    /** Id of the uploaded file. */
    file: idSchema,
    test_date: z.iso.date(),
    /** Its last day. */
    valid_until: z.iso.date(),
  })
  .refine(dates, reversed);

/** Content of a certificate as it is stored. */
export const certificateContent = z
  .object({
    ...nameFields,
    file: certificateFileSchema,
    test_date: z.iso.date(),
    valid_until: z.iso.date(),
  })
  .refine(dates, reversed);

export const certificateSchema = z.object({
  id: idSchema,
  name: z.string(),
  translations: nameFields.translations,
  file: certificateFileSchema,
  test_date: z.iso.date(),
  valid_until: z.iso.date(),
  validity: z.enum(validities),
  /** Number of test parameters that it certifies. */
  certified: z.number().int(),
});
export type Certificate = z.infer<typeof certificateSchema>;
