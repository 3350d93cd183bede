import type * as z from "zod";
import type { TokenKind } from "../../functions/platform/endpoint/token.store.ts";
import type { ApiSpec, EndpointSpec } from "../../shared/kernel/endpoint.ts";
import { callApi, type Request, type Response } from "../support/call-api.ts";
import { makeOrder } from "../support/made-order.ts";
import { makeTenant, tokenFor } from "../support/tenants.ts";
import { chanceOf, HostileInput, jsonOf, markup } from "./hostile-input.ts";

/** The laboratory that must not be seen: its name, account and customer bear this word. */
const secret = "nightingale";
export const victim = "victim";

/** Makes the victim. @returns ids of its things, with which the attacked laboratory is asked */
export async function makeVictim(): Promise<string[]> {
  await makeTenant(victim, { name: `Labor ${secret}` });
  const token = await tokenFor(victim, { username: secret, is_admin: true });
  const order = await makeOrder({ tenant: victim as never }, secret);
  const [, account = ""] = token.split("_");
  return [order, account, token];
}

/** A call that must not happen, with what repeats it. */
export interface Fault {
  title: string;
  why: string;
  request: string;
}

interface Attack {
  tenant: string;
  seed: number;
  /** Calls of each operation. */
  calls: number;
  /** Ids of another laboratory. */
  known: readonly string[];
}

/** Number of calls under way at once: most of a call is waiting for the table. */
const atOnce = 8;

/** Calls every operation of an API resource with input by its schema and beside it. @returns the faults and the number of calls */
export async function attackApi(api: ApiSpec, { tenant, seed, calls, known: foreignIds }: Attack) {
  const input = new HostileInput(chanceOf(seed), foreignIds);
  const callers = new Callers(tenant);
  // All are made before the first is sent, so that a seed repeats them whatever order they end in.
  const planned = Object.entries<EndpointSpec>(api.endpoints).flatMap(([name, endpoint]) =>
    Array.from({ length: calls }, () => ({
      title: `${api.address} ${name}`,
      endpoint,
      request: requestFor(endpoint, input),
      forged: input.chance() < 0.03 ? `Token ${input.text().replaceAll(/[^\x20-\x7e]/g, "?")}` : undefined,
    })),
  );
  const count = planned.length;
  const faults: Fault[] = [];
  const lanes = Array.from({ length: atOnce }, async () => {
    for (let next = planned.shift(); next; next = planned.shift()) {
      const { title, endpoint, request, forged } = next;
      const send = async () => ({ ...request, authorization: forged ?? (await callers.tokenOf(endpoint)) });
      let reason = await faultOf(endpoint, await send());
      // Another call has ended the session or taken its rights.
      if (reason === "refused the caller" && !forged) {
        callers.begin();
        reason = await faultOf(endpoint, await send());
      }
      if (reason && reason !== "refused the caller")
        faults.push({ title, why: reason, request: shown(request) });
    }
  });
  await Promise.all(lanes);
  return { faults, count };
}

/** Mostly somebody who may: only their input gets further than the door. */
class Callers {
  readonly #tenant: string;
  #tokens = new Map<TokenKind, Promise<string>>();

  constructor(tenant: string) {
    this.#tenant = tenant;
  }

  tokenOf(endpoint: EndpointSpec): Promise<string> {
    const kinds = endpoint.public ? [] : (endpoint.credentials ?? []);
    const kind =
      kinds.find((each) => each === "import" || each === "export" || each === "session") ?? "session";
    const token =
      this.#tokens.get(kind) ?? tokenFor(this.#tenant, { username: "attacker", is_admin: true }, kind);
    this.#tokens.set(kind, token);
    return token;
  }

  /** Has all of them sign in again. */
  begin(): void {
    this.#tokens = new Map();
  }
}

function requestFor(endpoint: EndpointSpec, input: HostileInput): Request {
  const fitting = (schema: z.ZodType) => {
    const { schema: json, definitions } = jsonOf(schema);
    return input.valueFor(json, definitions);
  };
  const asText = (schema: z.ZodType | undefined) => {
    const value = schema ? fitting(schema) : {};
    const entries = Object.entries(typeof value === "object" && value !== null ? value : {});
    // A path or query cannot carry half of a character.
    return Object.fromEntries(
      entries
        .filter(([, part]) => part !== undefined)
        .map(([name, part]) => [name, textOf(part).toWellFormed()]),
    );
  };
  const { params, query, body } = endpoint as {
    params?: z.ZodType;
    query?: z.ZodType;
    body?: z.ZodType | "raw";
  };
  const headers: Record<string, string> = {};
  if (input.chance() < 0.3)
    headers["if-match"] = input.oneOf(['"1"', "*", '"999999999999999999999"', "x", '""']);
  if (input.chance() < 0.3)
    headers["x-laborium-language"] = input.oneOf(["de", "en", "xx", "../..", "__proto__"]);
  if (input.chance() < 0.3)
    headers["idempotency-key"] = input.oneOf(["k", "x".repeat(300), "#", "T#victim#", ""]);
  if (input.chance() < 0.1) headers["content-type"] = input.oneOf(types);
  if (input.chance() < 0.1) headers["user-agent"] = markup;
  const sent =
    body === "raw" ? rawBody(input) : body && (input.chance() < 0.05 ? rawBody(input) : fitting(body));
  return {
    params: asText(params),
    query: {
      ...asText(query),
      ...(input.chance() < 0.1 && { [input.text().toWellFormed()]: input.text().toWellFormed() }),
    },
    headers,
    ...(sent !== undefined && { body: sent }),
    ip: input.oneOf(["192.0.2.1", "2001:db8::1", `10.0.${Math.floor(input.chance() * 250)}.1`]),
  };
}
const types = [
  "application/json",
  "text/plain",
  "multipart/form-data; boundary=x",
  "application/x-www-form-urlencoded",
  "x",
];
const textOf = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

function rawBody(input: HostileInput): string | Buffer {
  const part = `--x\r\ncontent-disposition: form-data; name="file"; filename="${input.text()}"\r\n\r\n${input.text()}\r\n--x--`;
  return input.oneOf([
    "",
    "{",
    "[".repeat(20_000),
    input.text(),
    part,
    `email=${encodeURIComponent(input.text().toWellFormed())}&drawn=1&website=`,
    Buffer.from("%PDF-1.7\n/JS"),
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]),
    Buffer.from([0x50, 0x4b, 3, 4, 0xff, 0xff, 0xff, 0xff]),
    Buffer.from(Array.from({ length: 64 }, () => Math.floor(input.chance() * 256))),
  ]);
}

/** The reason why an answer is a fault of ours; undefined for a good one. */
async function faultOf(endpoint: EndpointSpec, request: Request): Promise<string | undefined> {
  let answer: Response;
  try {
    answer = await callApi(endpoint, request);
  } catch (error) {
    return `threw ${(error as Error).stack}`;
  }
  const { status, headers, text } = answer;
  const head = JSON.stringify(headers);
  const type = headers["content-type"] ?? "";
  // 503 is a refusal: somebody else writes, or the laboratory rests.
  if (status >= 500 && status !== 503) return `answered ${status}`;
  if (`${head}${text}`.includes(secret)) return "told something of another laboratory";
  if (/[\r\n]/.test(Object.values(headers).join("")) || "x-injected" in headers) return "let a header in";
  if (/html|xml/.test(type) && /<img src=x onerror|<script>m4rk/.test(text)) return "put markup into a page";
  if (status >= 400 && /node_modules|\bat .*\.ts:\d+|functions\/\w+\//.test(text))
    return "told where its code lies";
  return status === 401 || status === 403 ? "refused the caller" : undefined;
}

const shown = (request: Request) =>
  JSON.stringify({ ...request, authorization: undefined }, (_, value) =>
    typeof value === "string" && value.length > 200 ? `${value.slice(0, 200)}…(${value.length})` : value,
  ).slice(0, 2000);
