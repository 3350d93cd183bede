import { createHash } from "node:crypto";
import { type UiLanguage, uiLanguageOf, uiLanguages } from "../../../shared/kernel/ui-language.ts";
import type { ProblemError } from "../problem.ts";
import { failureTexts } from "./failure-texts.ts";
import { preferredLanguage } from "./page-language.ts";

const style =
  "body{font-family:system-ui,sans-serif;line-height:1.5;max-width:40rem;margin:3rem auto;padding:0 1rem}h1{font-size:1.5rem}:root{color-scheme:light dark}";
const policy = `default-src 'none'; img-src data:; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; frame-ancestors *`;

interface FailedRequest {
  method: string;
  path: string;
  /** The value of `?lang=`. */
  lang: string | undefined;
  /** By lower-case names. */
  headers: Record<string, string>;
}

/**
 * The page that a visitor's browser shows if a public page failed, because of its address or an error of ours. It needs nothing from the
 * laboratory's record, which may be the part that could not be read.
 * @returns undefined if the caller did not ask for a page
 */
export function failurePage(
  request: FailedRequest,
  { status, headers: problemHeaders }: Pick<ProblemError, "status" | "headers">,
) {
  const { method, path, headers } = request;
  const wantsPage = path.startsWith("/embed/") && (headers.accept ?? "").includes("text/html");
  if (!wantsPage || (method !== "GET" && method !== "HEAD")) return undefined;
  const language = languageOf(request);
  const words = failureTexts[language];
  const [title, text] = status < 500 && status !== 429 ? words.missing : words.broken;
  const body =
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="data:,"><style>${style}</style></head>` +
    `<body><main><h1>${title}</h1><p>${text}</p><p><a href="/embed/?lang=${language}">${words.home}</a></p></main></body></html>`;
  return {
    statusCode: status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Language": language,
      "Content-Security-Policy": policy,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-store",
      ...problemHeaders,
    },
    body: method === "HEAD" ? "" : body,
  };
}

/** By `?lang=`, otherwise the path's language, otherwise the browser's preference. */
function languageOf({ lang, headers }: FailedRequest): UiLanguage {
  const named = uiLanguages.filter(
    (candidate) => candidate === lang || candidate === headers["x-laborium-language"],
  );
  return (
    named.find((candidate) => candidate === lang) ??
    named[0] ??
    uiLanguageOf(preferredLanguage(headers["accept-language"] ?? "", uiLanguages) ?? "de")
  );
}
