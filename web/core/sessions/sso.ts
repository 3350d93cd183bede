import { Amplify } from "aws-amplify";
// The listener that completes the sign-in registers itself on import.
import "aws-amplify/auth/enable-oauth-listener";
import { fetchAuthSession, signInWithRedirect } from "aws-amplify/auth";
import type { Sso } from "../../../shared/core/sessions/sso.ts";

/** Timeout for the identity provider's token, in milliseconds. */
const timeout = 20_000;

/** Removes the provider's tokens, which are not needed once they are exchanged for a session. */
function forgetTokens(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith("CognitoIdentityServiceProvider.")) localStorage.removeItem(key);
  }
}

const verifierKey = "laborium.sso-verifier";
const encoded = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** A nonce for the provider to sign; only this browser keeps the secret behind it, so that a token that is taken from it is of no use elsewhere. */
async function newNonce(): Promise<string> {
  const verifier = encoded(crypto.getRandomValues(new Uint8Array(32)));
  sessionStorage.setItem(verifierKey, verifier);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return encoded(new Uint8Array(digest));
}

function configure({ userPoolId, clientId, domain }: Sso): void {
  const redirect = [`${window.location.origin}/login`];
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId: clientId,
        loginWith: {
          oauth: {
            domain,
            scopes: ["openid", "email"],
            redirectSignIn: redirect,
            redirectSignOut: redirect,
            // Authorization code with PKCE.
            responseType: "code",
          },
        },
      },
    },
  });
}

/**
 * Redirects to the log-in page of the laboratory's own identity provider, which returns to `/login`.
 * @param again whether it is to ask who the person is even if it knows them still
 */
export async function leaveForSso(sso: Sso, again: boolean): Promise<void> {
  forgetTokens();
  configure(sso);
  await signInWithRedirect({
    options: { nonce: await newNonce(), ...(again && { prompt: "LOGIN" as const }) },
  });
}

/**
 * Completes the sign-in after the redirect.
 * @param answer parameters that the provider added to the address
 * @returns the id token and the secret behind its nonce, to be exchanged for a session
 * @throws Error if there was none
 */
export async function idTokenFromSso(
  sso: Sso,
  answer: URLSearchParams,
): Promise<{ id_token: string; nonce_verifier: string }> {
  const nonce_verifier = sessionStorage.getItem(verifierKey) ?? "";
  try {
    // Amplify would wait for tokens that never come.
    if (answer.has("error")) throw new Error(`The identity provider refused: ${answer.get("error")}.`);
    configure(sso);
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error("The identity provider handed over nothing.")), timeout);
    });
    const { tokens } = await Promise.race([fetchAuthSession(), late]);
    const idToken = tokens?.idToken?.toString();
    if (!idToken) throw new Error("The identity provider handed over no id token.");
    return { id_token: idToken, nonce_verifier };
  } finally {
    sessionStorage.removeItem(verifierKey);
    forgetTokens();
  }
}
