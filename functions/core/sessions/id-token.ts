import { CognitoJwtVerifier } from "aws-jwt-verify";
import { FetchError, JwtBaseError } from "aws-jwt-verify/error";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";
import * as z from "zod";
import type { Sso } from "../../../shared/core/sessions/sso.ts";

/** Cognito's claims about the person who signed in. Mapped attributes are strings, Cognito's own ones are booleans. */
export interface IdToken {
  email: string | undefined;
  emailVerified: boolean;
  /** Issuer and person, which no change of address moves. */
  subject: string;
  nonce: string;
  /** Instant at which the provider asked who the person is, in epoch seconds; 0 if it does not tell. */
  authenticated: number;
  /** End of its validity, in epoch seconds. */
  expires: number;
}

/** In ms; a log-in must be answered within ten seconds. */
const timeout = 3000;

/** The pool's public keys, from Cognito or from the endpoint in the environment (as for the AWS SDKs). */
const keys = new SimpleJwksCache({
  fetcher: {
    fetch: async (uri) => {
      const endpoint = process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER;
      const address = endpoint ? new URL(new URL(uri).pathname, endpoint) : uri;
      try {
        const response = await fetch(address, { signal: AbortSignal.timeout(timeout), redirect: "error" });
        if (!response.ok) throw new Error(`Status ${response.status}.`);
        return await response.arrayBuffer();
      } catch (error) {
        throw new FetchError(uri, error);
      }
    },
  },
});
const verifierFor = ({ userPoolId, clientId }: Sso) =>
  CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: "id" }, { jwksCache: keys });
const verifiers = new Map<string, ReturnType<typeof verifierFor>>();

/**
 * Verifies an id token's signature, issuer, audience, kind and times against the laboratory's user pool.
 * @returns undefined if any of them is wrong
 * @throws Error if the pool's keys cannot be fetched
 */
export async function verifyIdToken(sso: Sso, token: string): Promise<IdToken | undefined> {
  const name = `${sso.userPoolId} ${sso.clientId}`;
  const verifier = verifiers.get(name) ?? verifierFor(sso);
  verifiers.set(name, verifier);
  try {
    const { email, email_verified, exp, iss, sub, nonce, auth_time } = await verifier.verify(token);
    // The verifier treats a token without expiry as one that never expires.
    if (typeof exp !== "number") return undefined;
    return {
      // ASCII only: other letters could fold to somebody else's address.
      email: z.email().safeParse(email).data,
      emailVerified: String(email_verified) === "true",
      subject: `${iss} ${sub}`,
      nonce: typeof nonce === "string" ? nonce : "",
      authenticated: typeof auth_time === "number" ? auth_time : 0,
      expires: exp,
    };
  } catch (error) {
    // After a token with an unknown key, the verifier does not fetch the pool's keys again for ten seconds; until then, any other one is not valid.
    if (error instanceof FetchError || !(error instanceof JwtBaseError)) throw error;
    return undefined;
  }
}
