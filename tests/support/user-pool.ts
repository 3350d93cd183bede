import { createHash, createSign, generateKeyPairSync, type KeyObject, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { Sso } from "../../shared/core/sessions/sso.ts";
import { HostedLogin } from "./hosted-login.ts";

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** The secret of a browser for tokens that no log-in page was asked for. */
export const nonceVerifier = "the secret of a browser in tests, long enough";
const usualNonce = createHash("sha256").update(nonceVerifier).digest("base64url");

/** Claims or header fields to set; undefined removes one. */
export type Facts = Record<string, unknown>;

/**
 * Cognito on this machine: user pools that sign id tokens, each with a real RSA key, publish its public part over HTTP and have
 * log-in pages. The environment points to it.
 */
export async function startUserPools() {
  const pools = new Map<string, { kid: string; privateKey: KeyObject; publicKey: KeyObject }>();
  let open = true;
  const paths: string[] = [];
  const login = new HostedLogin();
  const server = createServer(async (request, response) => {
    paths.push(request.url ?? "");
    if (open && (await login.serve(request, response))) return;
    const [, poolId] = /^\/([\w-]+)\/\.well-known\/jwks\.json$/.exec(request.url ?? "") ?? [];
    const pool = pools.get(poolId ?? "");
    if (!open || !pool) {
      response.writeHead(open ? 404 : 503).end();
      return;
    }
    const key = { ...pool.publicKey.export({ format: "jwk" }), kid: pool.kid, alg: "RS256", use: "sig" };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ keys: [key] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = origin;

  return {
    asked: paths,
    origin,
    login,
    /** Creates a pool, or gives it a new key, and returns its part of a tenant's file. */
    makePool(userPoolId: string): Sso {
      const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
      pools.set(userPoolId, { kid: `key-${userPoolId}-${Math.random()}`, ...pair });
      const region = userPoolId.split("_")[0] ?? "";
      const domain = `lab.auth.${region}.amazoncognito.com`;
      return { region, userPoolId, clientId: "client4711", domain };
    },
    /** An id token as signed by the pool; with `signedBy`, another pool's key is used. */
    sign(
      { region, userPoolId, clientId }: Sso,
      claims: Facts = {},
      { signedBy = userPoolId, header = {} }: { signedBy?: string; header?: Facts } = {},
    ): string {
      const pool = pools.get(signedBy);
      if (!pool) throw new Error(`There is no pool ${signedBy}.`);
      const now = Math.floor(Date.now() / 1000);
      const payload = {
        iss: `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`,
        aud: clientId,
        token_use: "id",
        // Each address is a person's own.
        sub: `person ${String(claims.email ?? "eva@lab.example").toLowerCase()}`,
        nonce: login.nonce ?? usualNonce,
        jti: randomUUID(),
        email: "eva@lab.example",
        email_verified: true,
        iat: now - 5,
        auth_time: now - 5,
        exp: now + 3600,
        ...claims,
      };
      const text = `${encoded({ kid: pool.kid, alg: "RS256", ...header })}.${encoded(payload)}`;
      const signature = createSign("RSA-SHA256").update(text).sign(pool.privateKey).toString("base64url");
      return `${text}.${signature}`;
    },
    /** The pool's public key, as an attacker can get it. */
    publicPem: (userPoolId: string) =>
      pools.get(userPoolId)?.publicKey.export({ format: "pem", type: "spki" }) ?? "",
    /** Sets whether the keys can be fetched. */
    setOpen(value: boolean) {
      open = value;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
