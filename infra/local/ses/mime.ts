import { randomUUID } from "node:crypto";

/** A mail given in parts, as SendEmail takes it. */
export interface SimpleMessage {
  from: string;
  to: string[];
  cc: string[];
  replyTo: string[];
  subject: string;
  text: string | undefined;
  html: string | undefined;
}

/** Builds the MIME message that SES would send. */
export function buildMime(message: SimpleMessage): Buffer {
  const boundary = randomUUID();
  const lines = [
    `From: ${message.from}`,
    `To: ${message.to.join(", ")}`,
    ...(message.cc.length > 0 ? [`Cc: ${message.cc.join(", ")}`] : []),
    ...(message.replyTo.length > 0 ? [`Reply-To: ${message.replyTo.join(", ")}`] : []),
    `Subject: =?UTF-8?B?${Buffer.from(message.subject, "utf8").toString("base64")}?=`,
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${randomUUID()}@local>`,
    "MIME-Version: 1.0",
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    "",
  ];
  const parts: [string, string | undefined][] = [
    ["plain", message.text],
    ["html", message.html],
  ];
  for (const [type, body] of parts) {
    if (body === undefined) continue;
    const encoded = Buffer.from(body, "utf8").toString("base64").replaceAll(/.{76}/g, "$&\r\n");
    lines.push(
      `--${boundary}`,
      `Content-Type: text/${type}; charset=utf-8`,
      "Content-Transfer-Encoding: base64",
      "",
      encoded,
    );
  }
  lines.push(`--${boundary}--`, "");
  return Buffer.from(lines.join("\r\n"), "utf8");
}
