import type {
  checkWebsite as endpoint,
  WebsiteFinding,
} from "../../../shared/webpublisher/website/website.endpoints.ts";
import { embeddable } from "../../../web/embed/widget/options.ts";
import { takeWebsiteCheck } from "../../core/door.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { environment, publicOrigin } from "../../platform/environment.ts";
import { problem } from "../../platform/problem.ts";
import { forbiddenBy, policiesOf } from "./content-policy.ts";
import { type FetchedPage, fetchPage, theInternet, Unreachable, type World } from "./fetch-page.ts";
import { readPage } from "./read-page.ts";

/** @throws ProblemError too_many_requests */
export const checkWebsite: Command<typeof endpoint> = async ({ actor, body }) => {
  const wait = await takeWebsiteCheck(actor, actor.id);
  if (wait > 0)
    throw problem("too_many_requests", `Too many checks; try again in ${wait} s.`, { retryAfter: wait });
  try {
    return inspect(await fetchPage(body.url, worldOf(environment("STAGE"))), environment("ORIGIN"));
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    const { reason, status } = error;
    return { url: body.url, widgets: [], findings: [{ code: "unreachable", reason, status }] };
  }
};

/** The network of a stage: locally, pages of the local cloud can be checked too, but nothing else that is not public. */
export function worldOf(stage: string): World {
  if (stage !== "local") return theInternet;
  const { port } = new URL(environment("ORIGIN"));
  const isOwn = (url: URL) =>
    url.protocol === "http:" && url.port === port && /^(?:[\w-]+\.)*localhost$/.test(url.hostname);
  return { ...theInternet, isOwn };
}

/** Finds the reasons why the widgets of a page do not work. */
export function inspect({ url, headers, html }: FetchedPage, appOrigin: string) {
  const page = readPage(html, url);
  const ownScripts = [publicOrigin(), appOrigin].map((origin) => `${origin}/embed/laborium.js`);
  const script = page.scripts.find((each) => ownScripts.includes(withoutQuery(each.url)));
  const findings: WebsiteFinding[] = [];
  if (!script) {
    const other = page.scripts.find((each) => new URL(each.url).pathname === "/embed/laborium.js");
    findings.push(other ? { code: "wrong_script", found: other.url } : { code: "script_missing" });
  }
  if (page.widgets.length === 0) findings.push({ code: "element_missing" });
  for (const widget of new Set(page.widgets)) {
    if (!(embeddable as readonly string[]).includes(widget))
      findings.push({ code: "unknown_widget", found: widget });
  }
  const expected = script ?? { url: ownScripts[0] ?? "", nonce: undefined };
  for (const policy of policiesOf(headers, page.policies)) {
    findings.push(
      ...forbiddenBy(policy, { page: url, script: expected, origin: new URL(expected.url).origin }),
    );
  }
  return { url: url.href, widgets: page.widgets, findings };
}

const withoutQuery = (address: string) => address.replace(/[?#].*$/, "");
