import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { type Language, languageSchema } from "../../kernel/language.ts";
import { personal } from "../../kernel/personal.ts";

/** Kinds of change to an analysis as readers see it, in the order of announcement. */
export const noticeKinds = [
  "new",
  "withdrawn",
  "specimen",
  "method",
  "unit",
  "reference_range",
  "text",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];
const kindSchema = z.enum(noticeKinds);

/** Waiting time before a change is announced, in ms: staff may add a remark or suppress it, and reverting the change makes it vanish. */
export const waitingTime = 24 * 60 * 60 * 1000;

/** A value that reads differently, as short texts without formatting. */
const changedLineSchema = z.object({
  kind: kindSchema,
  label: z.string(),
  before: z.string(),
  after: z.string(),
});
export type ChangedLine = z.infer<typeof changedLineSchema>;

/** Changes to one analysis, as its readers saw it in each language. */
export const noticeEntrySchema = z.object({
  code: z.string(),
  name: z.partialRecord(languageSchema, z.string()),
  kinds: z.array(kindSchema),
  lines: z.partialRecord(languageSchema, z.array(changedLineSchema)),
});
export type NoticeEntry = z.infer<typeof noticeEntrySchema>;

/** Source of the changes: manual editing, a bulk change or an import. */
export const noticeSourceSchema = z.enum(["edit", "bulk", "import"]);

/** Ids of notices are revisions of the catalogue, so that they sort by time. */
export const noticeIdSchema = z.string().regex(/^\d{12,26}$/);

export const remarkSchema = z.partialRecord(languageSchema, z.string().trim().max(2000));
export type Remark = z.infer<typeof remarkSchema>;

/** A notice as staff see it, with the beginning of its list. */
export const noticeSchema = z.object({
  id: noticeIdSchema,
  source: noticeSourceSchema,
  began: z.iso.datetime(),
  /** Instant at which it goes out by itself, or went out. */
  due: z.iso.datetime(),
  state: z.enum(["waiting", "suppressed", "out"]),
  count: z.number().int(),
  counts: z.partialRecord(kindSchema, z.number().int()),
  remark: remarkSchema,
  entries: z.array(noticeEntrySchema),
  version: z.number().int(),
});
export type Notice = z.infer<typeof noticeSchema>;

/** The text in a language, or else in the main one or any other. */
export const textIn = (texts: Partial<Record<Language, string>>, language: Language, main: Language) =>
  texts[language] || texts[main] || Object.values(texts).find(Boolean) || "";

export const subscriberSchema = z.object({
  id: idSchema,
  email: personal("subscribers", z.string()),
  language: languageSchema,
  state: z.enum(["pending", "confirmed"]),
  since: z.iso.datetime(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;
