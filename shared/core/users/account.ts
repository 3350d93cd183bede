import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { groupIds } from "../../kernel/permissions.ts";

export const accountLanguages = ["de", "en", "fr", "it"] as const;
export const groupIdSchema = z.enum(groupIds);

/** An account as others may see it, without its password hash. */
export const accountSchema = z.object({
  id: idSchema,
  username: z.string(),
  email: z.email(),
  language: z.enum(accountLanguages),
  groups: z.array(groupIdSchema),
  is_admin: z.boolean(),
  /** A new address that takes effect once the link sent to it is opened. */
  pending_email: z.email().nullable().default(null),
});
export type Account = z.infer<typeof accountSchema>;

/** A colon would end the name in the Basic header of a log-in; control characters could be mistaken for the following text. */
export const usernameSchema = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[^:\p{Cc}\p{Cf}]+$/u, "Must not contain colons or control characters.");

/** Long enough for every passphrase, short enough to hash. */
export const maxPassword = 1000;
/** Any length that can be hashed; `password-rules.ts` has a code for each broken rule, also for an empty password. */
export const passwordSchema = z.string().max(maxPassword);

const groupsSchema = z.array(groupIdSchema).transform((groups) => [...new Set(groups)]);

/** A new account; if it has no password, its owner is sent a link to set one. */
export const newAccountSchema = z.object({
  username: usernameSchema,
  email: z.email().max(254),
  language: z.enum(accountLanguages).default("de"),
  groups: groupsSchema.default([]),
  is_admin: z.boolean().default(false),
  password: passwordSchema.optional(),
});

/** A session of the caller's account; `used` is accurate to ten minutes. */
export const sessionSchema = z.object({
  id: z.string(),
  created: z.iso.datetime(),
  used: z.iso.datetime(),
  expires: z.iso.datetime(),
  /** The browser's user agent at sign-in; empty if it sent none. */
  agent: z.string(),
  /** Whether it is the session of this call. */
  current: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;
