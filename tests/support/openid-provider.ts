import { generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";
import type { Sso } from "../../shared/core/sessions/sso.ts";

const scopes = "openid email";
const resource = "urn:laborium:tests";

const region = "eu-central-1";
/** The provider's part of a tenant's file. */
export const certified: Sso = {
  region,
  userPoolId: `${region}_Certified`,
  clientId: "client0042",
  domain: `certified.auth.${region}.amazoncognito.com`,
};

/**
 * A real OpenID provider (oidc-provider) on this machine, at the addresses of a Cognito user pool and with its claims: a person who
 * gives an address is signed in, and stays so until they are asked again. The environment points to its keys.
 * @param redirect the one address to which it returns
 */
export async function startOpenIdProvider(redirect: string) {
  const { userPoolId, clientId } = certified;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const provider = new Provider(`https://cognito-idp.${region}.amazonaws.com/${userPoolId}`, {
    clients: [
      {
        client_id: clientId,
        redirect_uris: [redirect],
        token_endpoint_auth_method: "none",
        require_auth_time: true,
      },
    ],
    routes: {
      authorization: "/oauth2/authorize",
      token: "/oauth2/token",
      jwks: `/${userPoolId}/.well-known/jwks.json`,
    },
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), kid: "first", use: "sig", alg: "RS256" }] },
    cookies: { keys: ["a key of tests"] },
    pkce: { required: () => true },
    scopes: scopes.split(" "),
    claims: { openid: ["sub", "token_use"], email: ["email", "email_verified"] },
    // Cognito puts the address into the id token itself.
    conformIdTokenClaims: false,
    ttl: { Interaction: 600, Grant: 3600, Session: 3600, AccessToken: 3600, IdToken: 3600 },
    clientBasedCORS: () => true,
    findAccount: (_: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, email: accountId, email_verified: true, token_use: "id" }),
    }),
    extraTokenClaims: (_: unknown, { accountId }: { accountId: string }) => ({
      token_use: "access",
      username: accountId,
    }),
    features: {
      devInteractions: { enabled: false },
      // Cognito's access tokens are JWTs.
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: scopes,
          accessTokenFormat: "jwt",
          jwt: { sign: { alg: "RS256" } },
        }),
      },
    },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    // Nobody is asked for consent: the laboratory's own provider has no other clients.
    loadExistingGrant: async ({ oidc: { client, session } }: Parameters<typeof consentOf>[1]) =>
      consentOf(provider, { oidc: { client, session } }),
  });
  provider.proxy = true;
  const serve = provider.callback();
  const urls: URL[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://provider");
    urls.push(url);
    if (!url.pathname.startsWith("/interaction/")) return serve(request, response);
    if (request.method === "POST") {
      const accountId = new URLSearchParams(await textOf(request)).get("email") ?? "";
      return provider.interactionFinished(request, response, { login: { accountId } });
    }
    const form = `<form method=post action="${url.pathname}"><label>Address <input name=email></label><button>Go on</button></form>`;
    response.writeHead(200, { "content-type": "text/html" }).end(`<h1>Identity provider</h1>${form}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = origin;
  return {
    origin,
    /** Calls so far. */
    asked: urls,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function consentOf(
  provider: Provider,
  { oidc }: { oidc: { client: { clientId: string }; session: { accountId: string } } },
) {
  const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
  grant.addOIDCScope(scopes);
  grant.addResourceScope(resource, scopes);
  await grant.save();
  return grant;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
