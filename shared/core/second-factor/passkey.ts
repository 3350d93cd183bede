import * as z from "zod";

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/, "Not base64url.");
/** The longest id of a credential, 1,023 bytes. */
const credentialId = base64url(1364);

/** Name by which the owner of an account recognises a passkey. */
export const passkeyNameSchema = z.string().trim().min(1).max(100);
/** The most passkeys of an account. */
export const maxPasskeys = 10;

/** SHA-256 of a credential's id, in hexadecimal: ids themselves are too long for paths. */
export const passkeyIdSchema = z.string().regex(/^[0-9a-f]{64}$/, "Not a passkey.");

/** Fields of a browser's answers, named as in WebAuthn's JSON. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional().catch(undefined),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};
/** A browser's answer when a passkey was made. */
export const newCredentialSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(30)).max(10).optional(),
    /** Parts of the attestation that browsers repeat; the attestation itself counts. */
    authenticatorData: base64url(20_000).optional(),
    publicKey: base64url(20_000).optional(),
    publicKeyAlgorithm: z.number().int().optional(),
  }),
});
/** A browser's answer when a passkey was used. */
export const passkeyAnswerSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(10_000),
    userHandle: base64url(200).optional(),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;

/** The request that a browser hands to the owner's passkeys. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** In milliseconds. */
  timeout: z.number().int(),
  userVerification: z.enum(["required", "preferred"]),
});

/** The options with which a browser makes a passkey. */
export const newPasskeyRequestSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number().int() })),
  /** In milliseconds. */
  timeout: z.number().int(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal("public-key") })),
  attestation: z.literal("none"),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("preferred"),
  }),
});

/** A passkey as its owner sees it. */
export const passkeySchema = z.object({
  id: passkeyIdSchema,
  name: z.string(),
  created: z.iso.datetime(),
  used: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;
