import type { Language } from "../../../shared/kernel/language.ts";
import type { PageAddress } from "../../../web/embed/pages/page-links.ts";
import type { Actor } from "../actor.ts";
import type { TenantRecord } from "../tenant.store.ts";

/** The parts of a call that every page needs. */
export interface PageCall {
  actor: Pick<Actor, "tenant" | "languages">;
  tenant: TenantRecord;
  language: Language;
  query: { lang?: string | undefined };
  request: { path: string; headers: Record<string, string> };
}

/** A page's address and language. */
export interface PageLanguage {
  address: PageAddress;
  language: Language;
  main: Language;
  /** Whether the visitor's browser chose the language; caches then keep the page for each preference (`infra/constructs/viewer-request.js`). */
  negotiated: boolean;
}

/** By `?lang=`, otherwise the path's language, the browser's preference among the tenant's languages, or the main one. */
export function pageLanguage({ actor, language: ofPath, query, request }: PageCall): PageLanguage {
  const [main] = actor.languages;
  const offered = (requested: string | undefined) =>
    actor.languages.find((language) => language === requested);
  const named = offered(query.lang) ?? offered(request.headers["x-laborium-language"] && ofPath);
  const language =
    named ?? preferredLanguage(request.headers["accept-language"] ?? "", actor.languages) ?? main;
  return {
    address: { language, main, named: named !== undefined && named !== main },
    language,
    main,
    negotiated: named === undefined && actor.languages.length > 1,
  };
}

/** The offered language that an Accept-Language header prefers. */
export function preferredLanguage(header: string, offered: readonly Language[]): Language | undefined {
  const liked = header
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = Number(
        parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean) ?? 1,
      );
      return { language: offered.find((candidate) => candidate === tag.split("-")[0]), quality };
    })
    .filter(({ quality }) => quality > 0)
    .sort((left, right) => right.quality - left.quality);
  return liked.find(({ language }) => language !== undefined)?.language;
}
