import type { IncomingMessage, ServerResponse } from "node:http";
import { arn } from "../assembly/places.ts";
import { accessKeyOf } from "../iam/credentials.ts";
import { deniedMessage, type Guard, unknownCaller } from "../iam/guard.ts";
import { escapeMarkup, readBody, sendText } from "../wire/body.ts";
import type { Mailbox } from "./mailbox.ts";
import { buildMime, type SimpleMessage } from "./mime.ts";

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

/** Answers SendEmail and SendRawEmail of the SES query protocol; mails end in the mailbox. */
export class SesApi {
  readonly #mailbox: Mailbox;
  readonly #guard: Guard;
  /** Identities the templates verify: domains and addresses. Without any, every sender is taken. */
  readonly #identities: string[];

  constructor(mailbox: Mailbox, guard: Guard, identities: string[]) {
    this.#mailbox = mailbox;
    this.#guard = guard;
    this.#identities = identities;
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams((await readBody(request, REQUEST_LIMIT)).toString("utf8"));
    const action = form.get("Action") ?? "";
    try {
      const id = this.#send(request, action, form);
      const text = `<${action}Response xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><${action}Result><MessageId>${id}</MessageId></${action}Result><ResponseMetadata><RequestId>${id}</RequestId></ResponseMetadata></${action}Response>`;
      sendText(response, 200, "text/xml", text);
    } catch (error) {
      if (!(error instanceof SesError)) throw error;
      const text = `<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><Error><Type>Sender</Type><Code>${error.code}</Code><Message>${escapeMarkup(error.message)}</Message></Error><RequestId>local</RequestId></ErrorResponse>`;
      sendText(response, error.status, "text/xml", text);
    }
  }

  #send(request: IncomingMessage, action: string, form: URLSearchParams): string {
    const principal = this.#guard.principal(accessKeyOf(request));
    if (!principal) throw new SesError(403, "InvalidClientTokenId", unknownCaller);
    const { raw, from, recipients } = this.#message(action, form);
    const address = /<([^>]+)>/.exec(from)?.[1] ?? from.trim();
    const identity = this.#identityOf(address);
    const context = { "ses:fromaddress": [address], "ses:recipients": recipients };
    const resources = [arn("ses", `identity/${identity}`)];
    const set = form.get("ConfigurationSetName");
    if (set) resources.push(arn("ses", `configuration-set/${set}`));
    const denied = this.#guard.decide(
      principal,
      resources.map((resource) => ({ action: `ses:${action}`, resource, context })),
    );
    if (denied) throw new SesError(403, "AccessDenied", deniedMessage(denied));
    if (this.#identities.length > 0 && !this.#identities.includes(identity))
      throw new SesError(400, "MessageRejected", `Email address is not verified: ${address}`);
    return this.#mailbox.keep(raw, recipients, principal.name);
  }

  #message(action: string, form: URLSearchParams): { raw: Buffer; from: string; recipients: string[] } {
    if (action === "SendRawEmail") {
      const raw = Buffer.from(form.get("RawMessage.Data") ?? "", "base64");
      if (raw.length === 0 || raw.length > RAW_LIMIT)
        throw new SesError(400, "InvalidParameterValue", "The message is empty or too long");
      const header = raw.toString("latin1").split(/\r?\n\r?\n/, 1)[0] ?? "";
      const from = form.get("Source") ?? headerOf(header, "from");
      const named = members(form, "Destinations");
      const recipients =
        named.length > 0
          ? named
          : addresses(`${headerOf(header, "to")},${headerOf(header, "cc")},${headerOf(header, "bcc")}`);
      return { raw, from, recipients: this.#checked(recipients) };
    }
    if (action !== "SendEmail")
      throw new SesError(400, "InvalidAction", `${action} is not known to the local cloud`);
    const message: SimpleMessage = {
      from: form.get("Source") ?? "",
      to: members(form, "Destination.ToAddresses"),
      cc: members(form, "Destination.CcAddresses"),
      replyTo: members(form, "ReplyToAddresses"),
      subject: form.get("Message.Subject.Data") ?? "",
      text: form.get("Message.Body.Text.Data") ?? undefined,
      html: form.get("Message.Body.Html.Data") ?? undefined,
    };
    const recipients = [...message.to, ...message.cc, ...members(form, "Destination.BccAddresses")];
    return { raw: buildMime(message), from: message.from, recipients: this.#checked(recipients) };
  }

  #checked(recipients: string[]): string[] {
    if (recipients.length === 0 || recipients.length > MOST_RECIPIENTS)
      throw new SesError(400, "InvalidParameterValue", "Between 1 and 50 recipients are needed");
    for (const one of recipients)
      if (!/^[^\s@]+@[^\s@]+$/.test(/<([^>]+)>/.exec(one)?.[1] ?? one.trim()))
        throw new SesError(400, "InvalidParameterValue", `Illegal address: ${one}`);
    return recipients;
  }

  #identityOf(address: string): string {
    if (this.#identities.includes(address)) return address;
    const domain = address.split("@")[1] ?? "";
    return this.#identities.find((one) => domain === one || domain.endsWith(`.${one}`)) ?? domain;
  }
}

function members(form: URLSearchParams, name: string): string[] {
  const found: string[] = [];
  for (let index = 1; form.has(`${name}.member.${index}`); index++)
    found.push(form.get(`${name}.member.${index}`)!);
  return found;
}

function headerOf(headers: string, name: string): string {
  const unfolded = headers.replaceAll(/\r?\n[ \t]+/g, " ");
  return new RegExp(`^${name}:\\s*(.*)$`, "im").exec(unfolded)?.[1]?.trim() ?? "";
}

function addresses(list: string): string[] {
  return [...list.matchAll(/[^\s<>,"]+@[^\s<>,"]+/g)].map(([address]) => address);
}
