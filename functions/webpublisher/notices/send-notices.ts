import { sendMailSchema } from "../../../shared/core/mail/mail.messages.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { PublicNotice } from "../../../web/embed/components/change-names.ts";
import { textsFor } from "../../../web/embed/texts/texts.ts";
import { catalogueOf, letterheadOf } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { derivedId } from "../../platform/derived-id.ts";
import { sendMessage } from "../../platform/queue.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";
import { readWebConfig } from "../config/read-config.store.ts";
import { weeklyMail } from "./notice-mail.ts";
import { readOut, showNotice } from "./public-notices.ts";
import { makeSubscriberLink, readSubscribers, setTold } from "./subscriber.store.ts";

const day = 24 * 60 * 60 * 1000;
/** Maximum number of notices in a mail, and of entries in each; a link leads to the rest. */
const limits = { notices: 50, entries: 20 } as const;

/** The beginning of the week, Monday in UTC; the schedule fires some hours later, at night in Europe. */
export function mondayOf(instant: number): string {
  const today = Math.floor(instant / day);
  // The first day of 1970 was a Thursday.
  return new Date((today - ((today + 3) % 7)) * day).toISOString();
}

/**
 * Queues the weekly mail to each subscriber with the notices that went out before this Monday and have not been sent to them. Subscribers
 * served up to Monday are skipped until the next one; the mail's id derives from subscriber and Monday, so it is sent once, however often
 * the schedule fires. A missed Monday is made up for on the next day.
 * @returns the number of mails queued
 */
export async function sendNotices(actor: Actor, tenant: TenantRecord): Promise<{ mails: number }> {
  const config = await readWebConfig(actor);
  if (tenant.disabled || !actor.modules.MD_WEB || !config.notices) return { mails: 0 };
  const monday = mondayOf(Date.now());
  const waiting = (await readSubscribers(actor)).filter(
    ({ state, told: informedUntil }) => state === "confirmed" && informedUntil < monday,
  );
  if (waiting.length === 0) return { mails: 0 };
  const [catalogue, out] = [await catalogueOf(actor), await readOut(actor)];
  const [main] = actor.languages;
  const shown = new Map<string, Promise<PublicNotice | undefined>>();
  const inLanguage = (notice: (typeof out)[number], language: Language) => {
    const key = `${language} ${notice.id}`;
    const cached = shown.get(key) ?? showNotice(actor, catalogue, notice, { language, main }, limits.entries);
    shown.set(key, cached);
    return cached;
  };
  let mails = 0;
  for (const subscriber of waiting) {
    const language = actor.languages.find((candidate) => candidate === subscriber.language) ?? main;
    const news = out.filter(({ due }) => due >= subscriber.told && due < monday).slice(0, limits.notices);
    const localized = await Promise.all(news.map((notice) => inLanguage(notice, language)));
    const notices = localized.filter((notice) => notice !== undefined);
    if (notices.length > 0) {
      const id = derivedId("weekly notices", subscriber.id, subscriber.since, monday);
      const token = await makeSubscriberLink(actor, subscriber.id, "leave");
      const texts = textsFor(language, config.texts[language] ?? {});
      const facts = { id, token, head: letterheadOf(tenant), notices, texts };
      await sendMessage("MAIL_QUEUE", sendMailSchema, weeklyMail({ ...subscriber, language }, facts));
      mails += 1;
    }
    await setTold(actor, subscriber, monday);
  }
  return { mails };
}
