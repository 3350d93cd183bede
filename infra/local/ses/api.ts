import type { IncomingMessage, ServerResponse } from "node:http";
import { arn } from "../assembly/places.ts";
import type { BusEvent } from "../events/rules.ts";
import { accessKeyOf, deniedMessage, type Guard, type Principal, unknownCaller } from "../iam/guard.ts";
import { escapeMarkup, readBody, sendText } from "../wire/body.ts";
import type { MailDomain } from "./domains.ts";
import type { Mailbox } from "./mailbox.ts";
import { toldOf } from "./told.ts";

const REQUEST_LIMIT = 60 * 1024 * 1024;
/** SES takes at most 40 MB after base64 and 50 recipients. */
const RAW_LIMIT = 40 * 1024 * 1024;
const MOST_RECIPIENTS = 50;

class SesError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = "SesError";
    this.status = status;
    this.code = code;
  }
}

interface SesOptions {
  mailbox: Mailbox;
  guard: Guard;
  domains: ReadonlyMap<string, MailDomain>;
  /** Takes an event. */
  tell: (event: BusEvent) => Promise<void>;
}

/** Answers our calls of the SES query protocol; mails end in the mailbox, and reports on them on the bus. */
export class SesApi {
  readonly #options: SesOptions;

  constructor(options: SesOptions) {
    this.#options = options;
  }

  /** Sends the reports on mails that were left over when the cloud ended. */
  tellTheRest(): void {
    for (const { id, events } of this.#options.mailbox.untold()) void this.#tell(id, events);
  }

  /** Sends reports on a mail; those that fail now are sent after the next start. */
  async #tell(id: string, events: readonly BusEvent[]): Promise<void> {
    const { tell: report, mailbox } = this.#options;
    const outcomes = await Promise.allSettled(events.map(report));
    if (outcomes.every(({ status }) => status === "fulfilled")) mailbox.told(id);
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams((await readBody(request, REQUEST_LIMIT)).toString("utf8"));
    const action = form.get("Action") ?? "";
    try {
      const result = this.#answer(request, action, form);
      const text = `<${action}Response xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><${action}Result>${result}</${action}Result><ResponseMetadata><RequestId>local</RequestId></ResponseMetadata></${action}Response>`;
      sendText(response, 200, "text/xml", text);
    } catch (error) {
      if (!(error instanceof SesError)) throw error;
      const text = `<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><Error><Type>Sender</Type><Code>${error.code}</Code><Message>${escapeMarkup(error.message)}</Message></Error><RequestId>local</RequestId></ErrorResponse>`;
      sendText(response, error.status, "text/xml", text);
    }
  }

  #answer(request: IncomingMessage, action: string, form: URLSearchParams): string {
    const principal = this.#options.guard.principal(accessKeyOf(request));
    if (!principal) throw new SesError(403, "InvalidClientTokenId", unknownCaller);
    if (action === "SendRawEmail") return `<MessageId>${this.#send(principal, form)}</MessageId>`;
    if (action === "GetIdentityVerificationAttributes") return this.#verification(principal, form);
    throw new SesError(400, "InvalidAction", `${action} is not known to the local cloud`);
  }

  #check(principal: Principal, requests: Parameters<Guard["decide"]>[1]): void {
    const denied = this.#options.guard.decide(principal, requests);
    if (denied) throw new SesError(403, "AccessDenied", deniedMessage(denied));
  }

  /** The domains of the templates are verified; other identities get no status. */
  #verification(principal: Principal, form: URLSearchParams): string {
    this.#check(principal, [{ action: "ses:GetIdentityVerificationAttributes", resource: "*", context: {} }]);
    const entries = members(form, "Identities")
      .filter((identity) => this.#options.domains.has(identity))
      .map(
        (identity) =>
          `<entry><key>${escapeMarkup(identity)}</key><value><VerificationStatus>Success</VerificationStatus></value></entry>`,
      );
    return `<VerificationAttributes>${entries.join("")}</VerificationAttributes>`;
  }

  #send(principal: Principal, form: URLSearchParams): string {
    const raw = Buffer.from(form.get("RawMessage.Data") ?? "", "base64");
    if (raw.length === 0 || raw.length > RAW_LIMIT)
      throw new SesError(400, "InvalidParameterValue", "The message is empty or too long");
    const from = form.get("Source") ?? "";
    const recipients = checked(members(form, "Destinations"));
    const identity = from.split("@")[1] ?? "";
    const context = { "ses:fromaddress": [from], "ses:recipients": recipients };
    const domain = this.#options.domains.get(identity);
    const resources = [`identity/${identity}`, ...(domain?.set ? [`configuration-set/${domain.set}`] : [])];
    const requests = resources.map((resource) => ({
      action: "ses:SendRawEmail",
      resource: arn("ses", resource),
      context,
    }));
    this.#check(principal, requests);
    if (!domain) throw new SesError(400, "MessageRejected", `Email address is not verified: ${from}`);
    const { mailbox } = this.#options;
    const { id, events } = mailbox.keep(raw, recipients, principal.name, (id) =>
      toldOf({ id, from, recipients, tags: tagsOf(form), domain }),
    );
    void this.#tell(id, events);
    return id;
  }
}

function checked(recipients: string[]): string[] {
  if (recipients.length === 0 || recipients.length > MOST_RECIPIENTS)
    throw new SesError(400, "InvalidParameterValue", "Between 1 and 50 recipients are needed");
  const illegal = recipients.find((recipient) => !/^[^\s@]+@[^\s@]+$/.test(recipient));
  if (illegal) throw new SesError(400, "InvalidParameterValue", `Illegal address: ${illegal}`);
  return recipients;
}

function tagsOf(form: URLSearchParams): Record<string, string> {
  const tags: Record<string, string> = {};
  for (let index = 1; form.has(`Tags.member.${index}.Name`); index++)
    tags[form.get(`Tags.member.${index}.Name`)!] = form.get(`Tags.member.${index}.Value`) ?? "";
  return tags;
}

function members(form: URLSearchParams, name: string): string[] {
  const values: string[] = [];
  for (let index = 1; form.has(`${name}.member.${index}`); index++)
    values.push(form.get(`${name}.member.${index}`)!);
  return values;
}
