import type { Mail } from "../../../shared/core/mail/mail.messages.ts";
import { loadLetters, type Recipient } from "../../core/door.ts";
import { type ExpiryFacts, expiryMailTexts } from "./expiry-mail-texts.ts";

/** The mail that tells a recipient which certificates are about to expire. */
export async function expiryMail(
  recipient: Pick<Mail, "id" | "to"> & Recipient,
  facts: ExpiryFacts,
): Promise<Mail> {
  const letterTo = await loadLetters();
  return letterTo(expiryMailTexts, recipient, facts);
}
