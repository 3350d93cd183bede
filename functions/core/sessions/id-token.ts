import { CognitoJwtVerifier } from "aws-jwt-verify";
import { FetchError, JwtBaseError, WaitPeriodNotYetEndedJwkError } from "aws-jwt-verify/error";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";
import * as z from "zod";
import type { Sso } from "../../../shared/core/sessions/sso.ts";

/** What Cognito says of who signed in. A mapped attribute comes as text, one of its own as a boolean. */
export interface IdToken {
  email: string | undefined;
  emailVerified: boolean;
}

/** Milliseconds; a log-in has to be answered within ten seconds. */
const patience = 3000;

/** The pool's public keys, asked of Cognito or, where the environment names one as the AWS SDKs do, of another endpoint. */
const keys = new SimpleJwksCache({
  fetcher: {
    fetch: async (uri) => {
      const endpoint = process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER;
      const at = endpoint ? new URL(new URL(uri).pathname, endpoint) : uri;
      try {
        const response = await fetch(at, { signal: AbortSignal.timeout(patience), redirect: "error" });
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
 * Checks an id token's signature, issuer, audience, kind and times against the laboratory's user pool.
 * @returns undefined where one of them is not as it should be
 * @throws Error where the pool's keys cannot be had at present
 */
export async function verifyIdToken(sso: Sso, token: string): Promise<IdToken | undefined> {
  const name = `${sso.userPoolId} ${sso.clientId}`;
  const verifier = verifiers.get(name) ?? verifierFor(sso);
  verifiers.set(name, verifier);
  try {
    const { email, email_verified, exp } = await verifier.verify(token);
    // The verifier takes a token without an end for one that never ends.
    if (typeof exp !== "number") return undefined;
    return {
      // Only plain letters: others fold to the same address as somebody else's.
      email: z.email().safeParse(email).data,
      emailVerified: String(email_verified) === "true",
    };
  } catch (error) {
    // After a token with a key that the pool does not have its keys are not asked for again for ten seconds.
    const withoutKeys = error instanceof FetchError || error instanceof WaitPeriodNotYetEndedJwkError;
    if (withoutKeys || !(error instanceof JwtBaseError)) throw error;
    return undefined;
  }
}
