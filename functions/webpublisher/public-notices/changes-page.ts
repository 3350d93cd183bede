import { h } from "preact";
import type * as endpoints from "../../../shared/webpublisher/public-notices/public-notices.endpoints.ts";
import { ChangesPage } from "../../../web/embed/pages/changes-pages.tsx";
import type { PageAddress } from "../../../web/embed/pages/page-links.ts";
import { changesStyle } from "../../../web/embed/style/changes-style.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { renderPage } from "../../platform/public-page/render-page.ts";
import { contextAndCatalogue, renderMissing } from "../directory/page-context.ts";
import { isWaiting, mostKept, readNotice } from "../notices/notice.store.ts";
import { readOut, showNotice } from "../notices/public-notices.ts";

const perPage = 20;
const pathOf =
  (path: string) =>
  ({ language }: Pick<PageAddress, "language">) =>
    `/embed/changes/${path}?lang=${language}`;

export const changesPage: Command<typeof endpoints.changesPage> = async (call) => {
  const [[context, catalogue], out] = await Promise.all([contextAndCatalogue(call), readOut(call.actor)]);
  if (!context.announces) return renderMissing(call, context);
  const { texts, language } = context;
  const { page } = call.query;
  const pages = Math.max(1, Math.ceil(out.length / perPage));
  if (page > pages) return renderMissing(call, context);
  const shown = await Promise.all(
    out
      .slice((page - 1) * perPage, page * perPage)
      .map((notice) => showNotice(call.actor, catalogue, notice, context)),
  );
  const notices = shown.filter((notice) => notice !== undefined);
  const facts = {
    title: texts.changesTitle,
    description: texts.changesLead,
    path: pathOf(""),
    feed: pathOf("feed.xml")(context),
    noIndex: page > 1,
    rules: changesStyle,
  };
  const drawn = Math.floor(Date.now() / 60_000) * 60;
  return renderPage(call, context, facts, h(ChangesPage, { texts, language, notices, page, pages, drawn }));
};

/** One notice, with all of its stored entries. */
export const changePage: Command<typeof endpoints.changePage> = async (call) => {
  const [[context, catalogue], notice] = await Promise.all([
    contextAndCatalogue(call),
    readNotice(call.actor, call.params.id),
  ]);
  const { texts, language } = context;
  if (!context.announces || !notice || notice.suppressed || isWaiting(notice))
    return renderMissing(call, context);
  const shown = await showNotice(call.actor, catalogue, notice, context, mostKept);
  if (!shown) return renderMissing(call, context);
  const facts = {
    title: texts.changesTitle,
    description: texts.changesLead,
    path: pathOf(`${notice.id}/`),
    noIndex: true,
    rules: changesStyle,
  };
  const list = { notices: [shown], page: 1, pages: 1 };
  return renderPage(
    call,
    context,
    facts,
    h(ChangesPage, { texts, language, ...list, only: notice.id, drawn: 0 }),
  );
};
