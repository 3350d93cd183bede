import type { Mail } from "../../../shared/core/mail/mail.messages.ts";
import type { ApiTokenKind } from "../../../shared/core/tokens/tokens.endpoints.ts";
import { environment } from "../../platform/environment.ts";
import { letterTo, type Recipient } from "../mail/letter.ts";
import { type ExpiryFacts, expiryMailTexts } from "./expiry-mail-texts.ts";

/** The page on which tokens of a kind are managed. */
const pages: Record<ApiTokenKind, string> = {
  import: "/einstellungen/import/post",
  export: "/einstellungen/export",
};

/** The mail about a laboratory's token that expires soon. */
export const expiryMail = (
  recipient: Pick<Mail, "id" | "to"> & Recipient,
  kind: ApiTokenKind,
  facts: Omit<ExpiryFacts, "link">,
): Mail =>
  letterTo(expiryMailTexts[kind], recipient, { ...facts, link: `${environment("ORIGIN")}${pages[kind]}` });
