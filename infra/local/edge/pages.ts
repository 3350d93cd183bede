import type { IncomingMessage, ServerResponse } from "node:http";
import type { ScheduleStatus } from "../scheduler/schedules.ts";
import type { Mail, Mailbox } from "../ses/mailbox.ts";
import { escapeMarkup, sendText } from "../wire/body.ts";
import { answerExampleSite, isExampleSite } from "./example-site.ts";

const STYLE = `
  :root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  h1 { font-size: 1.6rem; } a { color: #0b7285; }
  table { border-collapse: collapse; width: 100%; } td, th { text-align: left; padding: .4rem .8rem .4rem 0; vertical-align: top; border-bottom: 1px solid #8884; }
  pre { white-space: pre-wrap; } iframe { width: 100%; min-height: 30rem; border: 1px solid #8884; background: white; }
  .quiet { opacity: .7; } .time { white-space: nowrap; }`;

function page(title: string, body: string): string {
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)} | Laborium</title><style>${STYLE}</style></head><body>${body}</body></html>`;
}

function send(response: ServerResponse, status: number, title: string, body: string): void {
  sendText(response, status, "text/html; charset=utf-8", page(title, body));
}

/** Contents of the start page. */
export interface Overview {
  tenants: { id: string; url: string; publicUrl: string }[];
  dataFolder: string;
  schedules(): ScheduleStatus[];
  /** Calls that roles did not grant, and grants that no call used. */
  guard(): unknown;
}

/** The pages at `http://localhost:<port>/`: tenants, the website of a laboratory, mailbox, schedules, data folder. */
export async function answerLocalPages(
  request: IncomingMessage,
  response: ServerResponse,
  overview: Overview,
  mailbox: Mailbox,
): Promise<void> {
  const [path = "/"] = (request.url ?? "/").split("?");
  if (path === "/") return send(response, 200, "Lokale Umgebung", index(overview));
  const laboratory = overview.tenants.find(({ id }) => id === "demo") ?? overview.tenants[0];
  if (laboratory && isExampleSite(path)) return answerExampleSite(request, response, laboratory);
  if (/^\/mailbox\/?$/.test(path)) return send(response, 200, "Postfach", mailList(await mailbox.all()));
  if (path === "/schedules") return send(response, 200, "Zeitplan", scheduleList(overview.schedules()));
  if (path === "/guard")
    return sendText(response, 200, "application/json", JSON.stringify(overview.guard(), null, 2));
  const id = /^\/mailbox\/([\w-]+)(\/raw)?$/.exec(path);
  const mail = id ? await mailbox.get(id[1]!) : undefined;
  if (mail && id?.[2]) return sendText(response, 200, "text/plain; charset=utf-8", mail.raw);
  if (mail) return send(response, 200, mail.subject, mailPage(mail));
  return send(response, 404, "Nicht gefunden", "<h1>Nicht gefunden · Not found</h1>");
}

function index(overview: Overview): string {
  const link = (url: string, text: string) => `<a href="${escapeMarkup(url)}">${escapeMarkup(text)}</a>`;
  const rows = overview.tenants
    .map(
      ({ id, url, publicUrl }) =>
        `<tr><td>${link(`${url}/`, id)}</td><td>${link(`${url}/`, url)}</td><td>${link(`${publicUrl}/embed/analyses/`, publicUrl)}</td>` +
        `<td>${link(`${url}/api/docs/`, "API")} · ${link(`${url}/api/schema/`, "OpenAPI")}</td></tr>`,
    )
    .join("");
  const heads = ["", "Anwendung · App", "Öffentlich · Public", ""].map((head) => `<th>${head}</th>`).join("");
  return `<h1>Laborium</h1><p>Lokale Umgebung · local environment</p>
    <h2>Labore · Tenants</h2><table><tr>${heads}</tr>${rows}</table>
    <h2>Website</h2><p><a href="/beispiel/">Website eines Labors mit allen Widgets · A laboratory’s website with all widgets</a></p>
    <h2>E-Mails</h2><p><a href="/mailbox">Postfach · Mailbox</a></p>
    <h2>Zeitplan · Schedules</h2><p><a href="/schedules">Was täglich läuft · What runs daily</a></p>
    <h2>Rechte · Permissions</h2><p><a href="/guard">Abgelehnte Aufrufe, ungenutzte Rechte · Denied calls, unused grants</a></p>
    <h2>Daten · Data</h2><p><code>${escapeMarkup(overview.dataFolder)}</code></p>`;
}

function mailList(mails: Mail[]): string {
  const rows = mails
    .map(
      (mail) =>
        `<tr><td class="quiet time">${escapeMarkup(mail.at.slice(0, 19).replace("T", " "))}</td><td>${escapeMarkup(mail.recipients.join(", "))}</td><td><a href="/mailbox/${mail.id}">${escapeMarkup(mail.subject || "—")}</a></td></tr>`,
    )
    .join("");
  const list = mails.length > 0 ? `<table>${rows}</table>` : "<p>Keine E-Mails · No mails</p>";
  return `<p><a href="/">Laborium</a></p><h1>Postfach · Mailbox</h1>${list}`;
}

/** A list without buttons: any page in the browser could press them as well. */
function scheduleList(schedules: ScheduleStatus[]): string {
  const time = (instant: string | undefined | null) =>
    instant ? `${instant.slice(0, 16).replace("T", " ")} UTC` : "—";
  const rows = schedules
    .map(({ name, next, last }) => {
      const ended = last?.error
        ? `fehlgeschlagen · failed: ${escapeMarkup(last.error)}`
        : last
          ? "erledigt · done"
          : "—";
      return `<tr><td><code>${escapeMarkup(name)}</code></td><td class="time">${time(next)}</td><td class="time">${time(last?.ended)}</td><td>${ended}</td></tr>`;
    })
    .join("");
  const heads = ["", "Nächster Lauf · Next run", "Letzter Lauf · Last run", "Ende · End"];
  return `<p><a href="/">Laborium</a></p><h1>Zeitplan · Schedules</h1>
    <table><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr>${rows}</table>
    <p>Sofort ausführen · Run now: <code>npm run schedule -- run &lt;Name&gt;</code></p>`;
}

const URLS = /https?:\/\/[^\s<>"]+/g;

/** Links in the text part are made clickable; the HTML part runs no scripts and opens links in a new tab. */
function mailPage(mail: Mail): string {
  const linked = escapeMarkup(mail.text).replaceAll(
    URLS,
    (url) => `<a href="${url}" target="_blank">${url}</a>`,
  );
  const frame = mail.html
    ? `<h2>HTML</h2><iframe title="HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeMarkup(`<base target="_blank">${mail.html}`)}"></iframe>`
    : "";
  const attachments = mail.attachments
    .map(
      (attachment) =>
        `<li>${escapeMarkup(attachment.filename)} (${escapeMarkup(attachment.mimeType)}, ${attachment.size} B)</li>`,
    )
    .join("");
  return `<p><a href="/mailbox">Postfach · Mailbox</a></p><h1>${escapeMarkup(mail.subject)}</h1>
    <p>${escapeMarkup(mail.from)} → ${escapeMarkup(mail.recipients.join(", "))}<br><span class="quiet">${escapeMarkup(mail.at)} · <a href="/mailbox/${mail.id}/raw">MIME</a></span></p>
    <h2>Text</h2><pre>${linked}</pre>${frame}${attachments ? `<h2>Anhänge · Attachments</h2><ul>${attachments}</ul>` : ""}`;
}

/** The API's response to a host that belongs to no tenant. */
export function answerUnknownTenant(response: ServerResponse, host: string): void {
  sendText(
    response,
    404,
    "application/problem+json",
    JSON.stringify({
      type: "urn:laborium:problem:tenant_not_found",
      title: "Unknown laboratory",
      status: 404,
      detail: `No laboratory answers at ${host}.`,
      code: "tenant_not_found",
    }),
  );
}
