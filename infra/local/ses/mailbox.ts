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
  writeFileSync,
} from "node:fs";
import path from "node:path";
import PostalMime from "postal-mime";

/** A mail as the mailbox shows it. */
export interface Mail {
  id: string;
  /** ISO 8601, when it was sent. */
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

interface Envelope {
  id: string;
  at: string;
  sender: string;
  recipients: string[];
}

/** Mails that were sent: raw MIME and envelope, one pair of files each. */
export class Mailbox {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Stores a mail durably and returns its message id. The envelope is written last, so that a pair is complete or absent. */
  keep(raw: Buffer, recipients: string[], sender: string): string {
    const at = new Date().toISOString();
    const id = `${at.replaceAll(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}`;
    const envelope: Envelope = { id, at, sender, recipients };
    this.#write(`${id}.eml`, raw);
    this.#write(`${id}.json`, Buffer.from(JSON.stringify(envelope)));
    return id;
  }

  /** All mails, the newest first. */
  async all(): Promise<Mail[]> {
    const names = readdirSync(this.#folder).filter((name) => name.endsWith(".json"));
    const ids = names
      .map((name) => name.slice(0, -".json".length))
      .sort()
      .reverse();
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
      to: (parsed.to ?? []).map((one) => one.address ?? "").filter((address) => address !== ""),
      subject: parsed.subject ?? "",
      text: parsed.text ?? "",
      html: parsed.html ?? "",
      raw: raw.toString("utf8"),
      attachments: parsed.attachments.map((one) => ({
        filename: one.filename ?? "",
        mimeType: one.mimeType,
        size: typeof one.content === "string" ? one.content.length : one.content.byteLength,
      })),
    };
  }

  #write(name: string, content: Buffer): void {
    const file = path.join(this.#folder, name);
    const handle = openSync(`${file}.new`, "w");
    writeFileSync(handle, content);
    fsyncSync(handle);
    closeSync(handle);
    renameSync(`${file}.new`, file);
  }
}
