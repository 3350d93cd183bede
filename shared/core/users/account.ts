import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { languageSchema } from "../../kernel/language.ts";
import { groupIds } from "../../kernel/permissions.ts";
import { personal } from "../../kernel/personal.ts";

export const groupIdSchema = z.enum(groupIds);

/** An account as others may see it, without its password hash. */
export const accountSchema = z.object({
  id: idSchema,
  username: personal("accounts", z.string()),
  email: personal("accounts", z.email()),
  language: languageSchema,
  groups: z.array(groupIdSchema),
  is_admin: z.boolean(),
  /** A new address that takes effect once the link sent to it is opened. */
  pending_email: personal("accounts", z.email().nullable().default(null)),
  /** Whether signing in by password takes a code or a passkey, too. */
  second_factor: z.boolean().default(false),
});
export type Account = z.infer<typeof accountSchema>;

/** Kinds of second factors; an account may have both. */
export const factorKinds = ["app", "passkey"] as const;
/** `missing`: the laboratory demands a second factor, and the account has still to set one up. */
export const factorStates = ["none", "missing", ...factorKinds, "app_and_passkey"] as const;
export type FactorState = (typeof factorStates)[number];
/** The states by which a list is filtered; one of the kinds also finds accounts that have both. */
export const factorFilterSchema = z.enum(["none", "missing", ...factorKinds]);
/** An account as lists show it. */
export const listedAccountSchema = accountSchema.extend({ factor: z.enum(factorStates) });
export type ListedAccount = z.infer<typeof listedAccountSchema>;

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
  username: personal("accounts", usernameSchema),
  email: personal("accounts", z.email().max(254)),
  language: languageSchema.default("de"),
  groups: groupsSchema.default([]),
  is_admin: z.boolean().default(false),
  password: passwordSchema.optional(),
});

/** A session of an account; `used` is accurate to ten minutes. */
export const sessionSchema = z.object({
  id: z.string(),
  created: z.iso.datetime(),
  used: z.iso.datetime(),
  expires: z.iso.datetime(),
  /** The browser's user agent at sign-in; empty if it sent none. */
  agent: personal("sessions", z.string()),
  /** The network address at sign-in; empty if it is not known. */
  ip: personal("sessions", z.string()),
  /** Whether it is the session of this call. */
  current: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;
