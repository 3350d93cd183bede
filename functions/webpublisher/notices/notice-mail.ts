import { ulid } from "ulid";
import type { Mail } from "../../../shared/core/mail/mail.messages.ts";
import { type UiLanguage, uiLanguageOf } from "../../../shared/kernel/ui-language.ts";
import type { PublicNotice } from "../../../web/embed/components/change-names.ts";
import type { PageTexts } from "../../../web/embed/texts/texts.ts";
import { composeMail, type Letterhead, type Paragraph } from "../../core/door.ts";
import { publicOrigin } from "../../platform/environment.ts";
import { headingOf, linesOf } from "./notice-lines.ts";
import { noticeMailTexts } from "./notice-mail-texts.ts";
import type { KnownSubscriber } from "./subscriber.store.ts";

/** The language of a mail's own words. */
const mailLanguage = ({ language }: Pick<KnownSubscriber, "language">): UiLanguage => uiLanguageOf(language);

const linkOf = ({ language }: Pick<KnownSubscriber, "language">, path: string) =>
  `${publicOrigin()}/embed/changes/${path}?lang=${language}`;

/** Link of a notice: to the page of its only analysis, if there is one, else to the notice itself. */
function pageOf({ id, count, entries }: PublicNotice, subscriber: KnownSubscriber): string {
  const [only] = entries;
  if (count !== 1 || !only?.isPublic) return linkOf(subscriber, `${id}/`);
  return `${publicOrigin()}/embed/analyses/${encodeURIComponent(only.code)}/?lang=${subscriber.language}`;
}

/** The mail that asks for confirmation of a subscription, or says that it exists already. */
export function subscriptionMail(
  subscriber: KnownSubscriber,
  purpose: "confirm" | "leave",
  token: string,
  head: Letterhead,
): Mail {
  const lab = head.name;
  const language = mailLanguage(subscriber);
  const { hello, end, confirm, alreadyConfirmed, leave } = noticeMailTexts[language];
  const isNew = purpose === "confirm";
  const link = linkOf(subscriber, isNew ? `confirm/${token}/` : `unsubscribe/${token}/`);
  const paragraphs: Paragraph[] = isNew
    ? [
        hello,
        confirm.text,
        { text: confirm.link, link, button: confirm.button },
        end(lab),
        { aside: confirm.aside },
      ]
    : [hello, alreadyConfirmed.text, { text: leave, link }, end(lab)];
  const subject = (isNew ? confirm : alreadyConfirmed).subject(lab);
  return composeMail({ id: ulid(), to: subscriber.email, subject }, [{ language, paragraphs }], head);
}

/** The weekly mail: each notice with its changes, a link to all of them and one to unsubscribe. */
export function weeklyMail(
  subscriber: KnownSubscriber,
  {
    id,
    token,
    head,
    notices,
    texts,
  }: { id: string; token: string; head: Letterhead; notices: readonly PublicNotice[]; texts: PageTexts },
): Mail {
  const language = mailLanguage(subscriber);
  const { hello, end, week, leave } = noticeMailTexts[language];
  const lab = head.name;
  const unsubscribe = linkOf(subscriber, `unsubscribe/${token}/`);
  const paragraphs: Paragraph[] = [
    hello,
    week.text(lab),
    ...notices.map((notice) => ({
      text: [texts.dated(notice.date), headingOf(notice, texts), ...linesOf(notice, texts)].join("\n"),
      link: pageOf(notice, subscriber),
    })),
    { text: week.all, link: linkOf(subscriber, "") },
    end(lab),
    { text: leave, link: unsubscribe },
  ];
  const facts = { id, to: subscriber.email, subject: week.subject(lab) };
  const mail = composeMail(facts, [{ language, paragraphs }], head);
  return { ...mail, unsubscribe };
}
