import { CognitoJwtVerifier } from "aws-jwt-verify";
import { FetchError, JwtBaseError, WaitPeriodNotYetEndedJwkError } from "aws-jwt-verify/error";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";
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
type Verifier = ReturnType<typeof verifierFor>;
const verifierFor = ({ userPoolId, clientId }: Sso) =>
  CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: "id" }, { jwksCache: keys });
const verifiers = new Map<string, Verifier>();

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
    const { email, email_verified } = await verifier.verify(token);
    return {
      email: typeof email === "string" && email !== "" ? email : undefined,
      emailVerified: [true, "true"].includes(email_verified as boolean | string),
    };
  } catch (error) {
    // After a token with a key that the pool does not have its keys are not asked for again for ten seconds.
    const withoutKeys = error instanceof FetchError || error instanceof WaitPeriodNotYetEndedJwkError;
    if (withoutKeys || !(error instanceof JwtBaseError)) throw error;
    return undefined;
  }
}
