import { wantedPage } from "../../../shared/kernel/paging.ts";
import type { Notice } from "../../../shared/webpublisher/notices/notice.ts";
import type * as endpoints from "../../../shared/webpublisher/notices/notices.endpoints.ts";
import type { Actor } from "../../platform/actor.ts";
import { type Command, reply } from "../../platform/endpoint/call.ts";
import { cutPage, pageOf } from "../../platform/endpoint/page-of.ts";
import { checkSeen, editConflict, problem } from "../../platform/problem.ts";
import { readWebConfig } from "../config/read-config.store.ts";
import {
  changeStored,
  expectNotice,
  isWaiting,
  type KnownNotice,
  mostEntries,
  readEntries,
  readNotices,
} from "./notice.store.ts";
import { readSubscribers, removeSubscriber } from "./subscriber.store.ts";

/** Maximum number of the newest notices that staff can page through. */
const mostNotices = 1000;

async function show(actor: Actor, notice: KnownNotice): Promise<Notice> {
  const entries = await readEntries(actor, notice.id, mostEntries);
  const { suppressed = false, version = 0, remark = {}, base: _base, ...facts } = notice;
  const state = suppressed ? "suppressed" : isWaiting(notice) ? "waiting" : "out";
  return { ...facts, remark, state, version, entries: entries.map(({ analysis: _, ...entry }) => entry) };
}

export const listNotices: Command<typeof endpoints.listNotices> = async (call) => {
  const { actor } = call;
  const [config, notices] = await Promise.all([readWebConfig(actor), readNotices(actor, mostNotices)]);
  const { limit, offset } = wantedPage(call.query);
  const results = await Promise.all(
    notices.slice(offset, offset + limit).map((notice) => show(actor, notice)),
  );
  return { ...cutPage(call, notices.length, results), published: config.notices };
};

const answer = async (actor: Actor, notice: KnownNotice) => {
  const shown = await show(actor, notice);
  return reply(shown, { etag: shown.version });
};

export const getNotice: Command<typeof endpoints.getNotice> = async ({ actor, params }) =>
  answer(actor, await expectNotice(actor, params.id));

/** @throws ProblemError not_found, edit_conflict; conflict if it has gone out */
export const changeNotice: Command<typeof endpoints.changeNotice> = async ({
  actor,
  params,
  body,
  ifMatch,
}) => {
  const changed = await changeStored(actor, params.id, (notice) => {
    const version = notice.version ?? 0;
    checkSeen(ifMatch, version, () => editConflict("the notice", { version }));
    if (!isWaiting(notice)) throw problem("conflict", "This notice has gone out and stays as it is.");
    const { out, ...change } = body;
    return { ...change, ...(out && { due: new Date().toISOString() }) };
  });
  return answer(actor, changed);
};

export const listSubscribers: Command<typeof endpoints.listSubscribers> = async (call) => {
  const pattern = call.query.search.trim().toLowerCase();
  const all = await readSubscribers(call.actor);
  const hits = all
    .filter(({ email }) => email.toLowerCase().includes(pattern))
    .sort((left, right) => left.email.localeCompare(right.email));
  const confirmed = all.filter(({ state }) => state === "confirmed").length;
  const page = pageOf(call, hits, ({ id, email, language, state, since }) => ({
    id,
    email,
    language,
    state,
    since,
  }));
  return { ...page, confirmed };
};

export const deleteSubscriber: Command<typeof endpoints.deleteSubscriber> = ({ actor, params }) =>
  removeSubscriber(actor, params.id);
