import type { changesFeed as endpoint } from "../../../shared/webpublisher/public-notices/public-notices.endpoints.ts";
import type { PublicNotice } from "../../../web/embed/components/change-names.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { publicOrigin } from "../../platform/environment.ts";
import { problem } from "../../platform/problem.ts";
import { replyWithTag } from "../../platform/public-page/reply-with-tag.ts";
import { contextAndCatalogue } from "../directory/page-context.ts";
import { headingOf, linesOf } from "../notices/notice-lines.ts";
import { readOut, showNotice } from "../notices/public-notices.ts";

/** Maximum number of notices in a feed; feed readers keep those they have seen. */
const mostNotices = 50;

export const changesFeed: Command<typeof endpoint> = async (call) => {
  const { actor, tenant } = call;
  const [[context, catalogue], all] = await Promise.all([contextAndCatalogue(call), readOut(actor)]);
  if (!context.announces) throw problem("not_found", "There are no change notices here.");
  const { texts, language } = context;
  const out = all.slice(0, mostNotices);
  const shown = await Promise.all(out.map((notice) => showNotice(actor, catalogue, notice, context)));
  const notices = shown.filter((notice) => notice !== undefined);
  const page = `${publicOrigin()}/embed/changes/`;
  const self = `${page}feed.xml?lang=${language}`;
  const entry = (notice: PublicNotice) => {
    const link = `${page}${notice.id}/?lang=${language}`;
    return [
      "<entry>",
      `<id>${xml(link)}</id>`,
      `<title>${xml(headingOf(notice, texts))}</title>`,
      `<updated>${notice.date}</updated>`,
      `<link rel="alternate" href="${xml(link)}"/>`,
      `<content type="text">${xml(linesOf(notice, texts).join("\n"))}</content>`,
      "</entry>",
    ].join("");
  };
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${xml(self)}</id>`,
    `<title>${xml(`${texts.changesTitle} – ${tenant.name}`)}</title>`,
    // A feed without entries still needs a date: use one from before any change was possible.
    `<updated>${notices[0]?.date ?? "2026-01-01T00:00:00.000Z"}</updated>`,
    `<author><name>${xml(tenant.name)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${xml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(`${page}?lang=${language}`)}"/>`,
    ...notices.map(entry),
    "</feed>",
    "",
  ].join("\n");
  const headers = {
    "Content-Type": "application/atom+xml; charset=utf-8",
    "Cache-Control": "public, max-age=60",
    ...(context.negotiated && { Vary: "Accept-Language" }),
  };
  return replyWithTag(call, text, headers);
};

/** A text escaped for XML, without the characters that XML does not allow. */
const xml = (text: string) =>
  text
    .replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
