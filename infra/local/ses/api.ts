import type { IncomingMessage, ServerResponse } from "node:http";
import { arn } from "../assembly/places.ts";
import { accessKeyOf, deniedMessage, type Guard, unknownCaller } from "../iam/guard.ts";
import { escapeMarkup, readBody, sendText } from "../wire/body.ts";
import type { Mailbox } from "./mailbox.ts";

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

/** Answers SendRawEmail of the SES query protocol; mails end in the mailbox. */
export class SesApi {
  readonly #mailbox: Mailbox;
  readonly #guard: Guard;
  /** The domains that the templates verify, with their configuration set. */
  readonly #identities: Map<string, string | undefined>;

  constructor(mailbox: Mailbox, guard: Guard, identities: Map<string, string | undefined>) {
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
    if (action !== "SendRawEmail")
      throw new SesError(400, "InvalidAction", `${action} is not known to the local cloud`);
    const raw = Buffer.from(form.get("RawMessage.Data") ?? "", "base64");
    if (raw.length === 0 || raw.length > RAW_LIMIT)
      throw new SesError(400, "InvalidParameterValue", "The message is empty or too long");
    const from = form.get("Source") ?? "";
    const recipients = checked(members(form, "Destinations"));
    const identity = from.split("@")[1] ?? "";
    const context = { "ses:fromaddress": [from], "ses:recipients": recipients };
    const set = this.#identities.get(identity);
    const resources = [`identity/${identity}`, ...(set ? [`configuration-set/${set}`] : [])];
    const asked = resources.map((one) => ({
      action: "ses:SendRawEmail",
      resource: arn("ses", one),
      context,
    }));
    const denied = this.#guard.decide(principal, asked);
    if (denied) throw new SesError(403, "AccessDenied", deniedMessage(denied));
    if (!this.#identities.has(identity))
      throw new SesError(400, "MessageRejected", `Email address is not verified: ${from}`);
    return this.#mailbox.keep(raw, recipients, principal.name);
  }
}

function checked(recipients: string[]): string[] {
  if (recipients.length === 0 || recipients.length > MOST_RECIPIENTS)
    throw new SesError(400, "InvalidParameterValue", "Between 1 and 50 recipients are needed");
  const illegal = recipients.find((one) => !/^[^\s@]+@[^\s@]+$/.test(one));
  if (illegal) throw new SesError(400, "InvalidParameterValue", `Illegal address: ${illegal}`);
  return recipients;
}

function members(form: URLSearchParams, name: string): string[] {
  const found: string[] = [];
  for (let index = 1; form.has(`${name}.member.${index}`); index++)
    found.push(form.get(`${name}.member.${index}`)!);
  return found;
}
