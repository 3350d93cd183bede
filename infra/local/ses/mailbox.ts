import { randomUUID } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import PostalMime from "postal-mime";
import { keptElsewhere } from "../../../shared/kernel/retention.ts";
import type { BusEvent } from "../events/rules.ts";

/** A mail as the mailbox shows it. */
export interface Mail {
  id: string;
  /** ISO 8601, the time of sending. */
  at: string;
  /** The function that sent it. */
  sender: string;
  from: string;
  to: string[];
  recipients: string[];
  subject: string;
  text: string;
  html: string;
  raw: string;
  attachments: { filename: string; mimeType: string; size: number }[];
}

/** A mail with pending reports. */
interface Untold {
  id: string;
  events: readonly BusEvent[];
}
interface Envelope {
  id: string;
  at: string;
  sender: string;
  recipients: string[];
}

/** How long mails are kept, in ms, as `docs/privacy.md` tells. */
const lifetime = keptElsewhere.localMailbox * 24 * 60 * 60 * 1000;
/** Ids begin with their instant, so that they sort by it. */
const instantIn = (date: Date) => date.toISOString().replaceAll(/[:.]/g, "-");

/** Sent mails: raw MIME and envelope, one pair of files each; in addition the reports on a mail until they are sent. */
export class Mailbox {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    this.#forget();
  }

  /**
   * Stores a mail durably; returns its message id and the reports to send. The envelope is written last, so that a mail is either complete or absent.
   * @param eventsOf reports to send on the mail
   */
  keep(
    raw: Buffer,
    recipients: string[],
    sender: string,
    eventsOf: (id: string) => readonly BusEvent[],
  ): Untold {
    this.#forget();
    const sent = new Date();
    const timestamp = sent.toISOString();
    const id = `${instantIn(sent)}-${randomUUID().slice(0, 8)}`;
    const envelope: Envelope = { id, at: timestamp, sender, recipients };
    this.#write(`${id}.eml`, raw);
    const events = eventsOf(id);
    this.#write(`${id}.events`, Buffer.from(JSON.stringify(events)));
    this.#write(`${id}.json`, Buffer.from(JSON.stringify(envelope)));
    return { id, events };
  }

  /** Mails with reports still to be sent. */
  untold(): Untold[] {
    const ids = this.#ids(".events").filter((id) => existsSync(path.join(this.#folder, `${id}.json`)));
    return ids.map((id) => ({
      id,
      events: JSON.parse(readFileSync(path.join(this.#folder, `${id}.events`), "utf8")) as BusEvent[],
    }));
  }
  told(id: string): void {
    rmSync(path.join(this.#folder, `${id}.events`), { force: true });
  }

  /** All mails, the newest first. */
  async all(): Promise<Mail[]> {
    const ids = this.#ids(".json").sort().reverse();
    const mails = await Promise.all(ids.map((id) => this.get(id)));
    return mails.filter((mail) => mail !== undefined);
  }

  async get(id: string): Promise<Mail | undefined> {
    const envelopeFile = path.join(this.#folder, `${id}.json`);
    if (!/^[\w-]+$/.test(id) || !existsSync(envelopeFile)) return undefined;
    const envelope = JSON.parse(readFileSync(envelopeFile, "utf8")) as Envelope;
    const raw = readFileSync(path.join(this.#folder, `${id}.eml`));
    const parsed = await PostalMime.parse(raw);
    return {
      ...envelope,
      from: parsed.from?.address ?? "",
      to: (parsed.to ?? []).map((recipient) => recipient.address ?? "").filter((address) => address !== ""),
      subject: parsed.subject ?? "",
      text: parsed.text ?? "",
      html: parsed.html ?? "",
      raw: raw.toString("utf8"),
      attachments: parsed.attachments.map((attachment) => ({
        filename: attachment.filename ?? "",
        mimeType: attachment.mimeType,
        size:
          typeof attachment.content === "string" ? attachment.content.length : attachment.content.byteLength,
      })),
    };
  }

  #forget(): void {
    const oldest = instantIn(new Date(Date.now() - lifetime));
    for (const name of readdirSync(this.#folder))
      if (name < oldest) rmSync(path.join(this.#folder, name), { force: true });
  }

  #ids = (ending: string) =>
    readdirSync(this.#folder)
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, -ending.length));

  #write(name: string, content: Buffer): void {
    const file = path.join(this.#folder, name);
    const handle = openSync(`${file}.new`, "w");
    writeFileSync(handle, content);
    fsyncSync(handle);
    closeSync(handle);
    renameSync(`${file}.new`, file);
  }
}
