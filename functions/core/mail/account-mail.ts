import type { Mail } from "../../../shared/core/mail/mail.messages.ts";
import { type AccountFacts, accountMailTexts } from "./account-mail-texts.ts";
import { letterTo, type Recipient } from "./letter.ts";

/** A mail to the owner of an account. It is bilingual for a first administrator, of whom only the laboratory's language is known. */
export const accountMail = (
  about: keyof typeof accountMailTexts,
  recipient: Pick<Mail, "id" | "to"> & Recipient,
  pages: Omit<AccountFacts, "username">,
): Mail =>
  letterTo(
    accountMailTexts[about],
    recipient,
    { ...pages, username: recipient.username },
    { bilingual: about === "first_administrator" },
  );
