import { createHash, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** State of the log-in pages for a person on the way back. */
interface Grant {
  clientId: string;
  redirectUri: string;
  challenge: string;
  email: string;
}

/** A client known to the pool: its callback address, and the id token for the person who signed in. */
export interface HostedClient {
  clientId: string;
  callback: string;
  idToken: (email: string) => string;
  /** Claims of the access token, which goes with the id token. */
  accessToken: (email: string) => string;
}

/**
 * The log-in pages of a Cognito user pool: `/oauth2/authorize` asks for the address and redirects back with a code; `/oauth2/token`
 * exchanges the code for tokens, once, if the caller knows the PKCE verifier.
 */
export class HostedLogin {
  readonly #grants = new Map<string, Grant>();
  /** Answers of the token call, oldest first: the status and, for refusals, the reason. */
  readonly given: string[] = [];
  client: HostedClient | undefined;
  /** The nonce of the last sign-in that a browser began. */
  nonce: string | undefined;
  /** Value of the state on the way back, given the original one. */
  stateBack: (state: string) => string = (state) => state;
  /** Treats every code as already used. */
  forgetful = false;

  /** @returns false if the path is none of the log-in pages */
  async serve(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const url = new URL(request.url ?? "/", "http://pool");
    if (url.pathname === "/oauth2/authorize") this.#authorize(url.searchParams, response);
    else if (url.pathname === "/login") this.#comeBack(url.searchParams, response);
    else if (url.pathname === "/oauth2/token") await this.#token(request, response);
    else return false;
    return true;
  }

  /** Problems that Cognito reports on its own page, without redirecting back: an unknown client, another callback. */
  #problemOf(query: URLSearchParams): string | undefined {
    if (query.get("client_id") !== this.client?.clientId) return "unknown client";
    if (query.get("redirect_uri") !== this.client?.callback) return "redirect_mismatch";
    if (query.get("response_type") !== "code") return "unsupported_response_type";
    if (query.get("code_challenge_method") !== "S256" || !query.get("code_challenge")) return "no PKCE";
    if (!query.get("state")) return "no state";
    return undefined;
  }

  #authorize(query: URLSearchParams, response: ServerResponse): void {
    const problem = this.#problemOf(query);
    if (problem) {
      response.writeHead(400).end(problem);
      return;
    }
    this.nonce = query.get("nonce") ?? undefined;
    const hidden = [...query].map(([name, value]) => `<input type=hidden name="${name}" value="${value}">`);
    const fields = `<label>Address <input name=email></label><button>Go on</button>`;
    response
      .writeHead(200, { "content-type": "text/html" })
      .end(`<h1>Identity provider</h1><form action=/login>${hidden.join("")}${fields}</form>`);
  }

  #comeBack(query: URLSearchParams, response: ServerResponse): void {
    const text = (name: string) => query.get(name) ?? "";
    const email = text("email");
    const back = new URL(text("redirect_uri"));
    back.searchParams.set("state", this.stateBack(text("state")));
    if (email.startsWith("disabled")) {
      back.searchParams.set("error", "access_denied");
      back.searchParams.set("error_description", "User is disabled.");
    } else {
      const code = randomUUID();
      const [clientId, redirectUri] = [text("client_id"), text("redirect_uri")];
      this.#grants.set(code, { clientId, redirectUri, challenge: text("code_challenge"), email });
      back.searchParams.set("code", code);
    }
    response.writeHead(302, { location: back.href }).end();
  }

  async #token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const form = new URLSearchParams(Buffer.concat(parts).toString());
    const answer = (status: number, body: object) => {
      this.given.push(`${status} ${"error" in body ? body.error : form.get("grant_type")}`);
      const headers = { "content-type": "application/json", "access-control-allow-origin": "*" };
      response.writeHead(status, headers).end(JSON.stringify(body));
    };
    const code = form.get("code") ?? "";
    const grant = this.#grants.get(code);
    this.#grants.delete(code);
    const proof = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const fits =
      form.get("grant_type") === "authorization_code" &&
      grant?.clientId === form.get("client_id") &&
      grant?.redirectUri === form.get("redirect_uri") &&
      grant?.challenge === proof;
    if (!grant || !fits || !this.client || this.forgetful) return answer(400, { error: "invalid_grant" });
    return answer(200, {
      id_token: this.client.idToken(grant.email),
      access_token: this.client.accessToken(grant.email),
      refresh_token: "refresh",
      token_type: "Bearer",
      expires_in: 3600,
    });
  }
}
