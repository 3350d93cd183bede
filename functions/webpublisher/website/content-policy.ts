import type { Forbidden } from "../../../shared/webpublisher/website/website.endpoints.ts";
import type { EmbeddedScript } from "./read-page.ts";

export interface Policy {
  text: string;
  place: Forbidden["place"];
  isReportOnly: boolean;
}

/** The policies of a page; an access needs the permission of each. */
export const policiesOf = (headers: Headers, ofPage: readonly string[]): Policy[] => [
  ...listed(headers.get("content-security-policy")).map((text) => ({
    text,
    place: "header" as const,
    isReportOnly: false,
  })),
  ...ofPage.flatMap(listed).map((text) => ({ text, place: "meta" as const, isReportOnly: false })),
  ...listed(headers.get("content-security-policy-report-only")).map((text) => ({
    text,
    place: "header" as const,
    isReportOnly: true,
  })),
];
const listed = (value: string | null) =>
  (value ?? "")
    .split(",")
    .map((text) => text.trim())
    .filter((text) => text !== "");

/** Deciding directives for each need; the first one present counts. */
const needs = {
  script: ["script-src-elem", "script-src", "default-src"],
  data: ["connect-src", "default-src"],
} as const;

interface Embedding {
  /** Address of the page itself, for `'self'`. */
  page: URL;
  script: EmbeddedScript;
  /** The origin that scripts and data come from. */
  origin: string;
}

/** The needs of a widget that a policy forbids, with a policy that would allow them. */
export function forbiddenBy({ text, place, isReportOnly }: Policy, embedding: Embedding): Forbidden[] {
  const directives = readPolicy(text);
  const isForbidden = (need: keyof typeof needs) => {
    const name = needs[need].find((each) => directives.has(each));
    const sources = name && directives.get(name);
    if (!sources) return undefined;
    const allows = need === "script" ? allowsScript(sources, embedding) : allowsData(sources, embedding);
    return allows ? undefined : name;
  };
  const blocked = (["script", "data"] as const).flatMap((need) => {
    const directive = isForbidden(need);
    return directive ? [{ what: need, directive }] : [];
  });
  if (blocked.length === 0) return [];
  // Collect all additions first, so that the website has to change one line only once.
  for (const { what: need, directive } of blocked) {
    const missing = missingIn(directives.get(directive) ?? [], need, embedding);
    const target =
      directive === "default-src" ? (need === "script" ? "script-src" : "connect-src") : directive;
    const before = directives.get(target) ?? directives.get("default-src") ?? [];
    directives.set(target, [...before.filter((source) => source !== "'none'"), missing]);
  }
  const policy = [...directives].map(([name, sources]) => [name, ...sources].join(" ")).join("; ");
  return blocked.map(({ what: need, directive }) => ({
    code: isReportOnly ? "policy_would_forbid" : "policy_forbids",
    what: need,
    place,
    directive,
    missing: missingIn(readPolicy(text).get(directive) ?? [], need, embedding),
    policy,
  }));
}

/** Directives by name, in lower case; if one is repeated, the first counts. */
function readPolicy(text: string): Map<string, string[]> {
  const directives = new Map<string, string[]>();
  for (const part of text.split(";")) {
    const [name, ...sources] = part.trim().split(/\s+/);
    const key = name?.toLowerCase();
    if (key && !directives.has(key)) directives.set(key, sources);
  }
  return directives;
}

const isStrict = (sources: readonly string[]) => sources.some((source) => /^'strict-dynamic'$/i.test(source));
const nonceOf = (sources: readonly string[]) => sources.find((source) => /^'nonce-.+'$/i.test(source));
const hasNonce = (sources: readonly string[], { nonce }: EmbeddedScript) =>
  nonce !== undefined && sources.includes(`'nonce-${nonce}'`);

/** Whether a script and its parts may run. A trusted script may load its parts: its nonce is passed on, and so is the trust of `strict-dynamic`. */
function allowsScript(sources: readonly string[], { page, script, origin }: Embedding): boolean {
  if (hasNonce(sources, script)) return true;
  if (isStrict(sources)) return false;
  return [script.url, `${origin}/embed/assets/widget.js`].every((url) => allows(sources, new URL(url), page));
}
const allowsData = (sources: readonly string[], { page, origin }: Embedding) =>
  ["/api/public/look/", "/embed/index.json", "/embed/index/de.json"].every((path) =>
    allows(sources, new URL(origin + path), page),
  );

/** The source to add; hosts have no effect beside `strict-dynamic`, where the script needs the page's own nonce. */
function missingIn(sources: readonly string[], need: Forbidden["what"], { origin }: Embedding): string {
  if (need === "script" && isStrict(sources)) return nonceOf(sources) ?? "'nonce-…'";
  return origin;
}

const allows = (sources: readonly string[], url: URL, page: URL) =>
  sources.some((source) => matches(source, url, page));

/** Whether a source of a policy covers an address according to the standard. */
function matches(source: string, url: URL, page: URL): boolean {
  const low = source.toLowerCase();
  if (low === "*") return /^https?:$/.test(url.protocol);
  if (low === "'self'") return url.origin === page.origin;
  if (/^[a-z][a-z\d+.-]*:$/.test(low))
    return low === url.protocol || (low === "http:" && url.protocol === "https:");
  const [, scheme, host = "", port, path = ""] =
    /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*|(?:\*\.)?[^:/'*]+)(?::(\d+|\*))?(\/[^?#]*)?$/i.exec(source) ?? [];
  if (host === "") return false;
  const protocol = scheme?.toLowerCase() ?? page.protocol.slice(0, -1);
  if (`${protocol}:` !== url.protocol && !(protocol === "http" && url.protocol === "https:")) return false;
  const name = host.toLowerCase();
  const isHost =
    name === "*" || (name.startsWith("*.") ? url.hostname.endsWith(name.slice(1)) : name === url.hostname);
  const isPort =
    port === "*" ||
    (port ?? "") === url.port ||
    (port === "443" && url.port === "" && url.protocol === "https:");
  const isPath = path === "" || (path.endsWith("/") ? url.pathname.startsWith(path) : path === url.pathname);
  return isHost && isPort && isPath;
}
