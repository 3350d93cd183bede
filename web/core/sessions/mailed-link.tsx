import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../platform/problem-text.ts";
import { EntryFrame } from "./entry-frame.tsx";
import { Outcome } from "./outcome.tsx";

/** State of a link from a mail: refused for a reason, or good (and later used) with its content. */
export type MailedLink<Content, Refusal extends string> =
  | { state: "checking" | Refusal }
  | { state: "unreachable"; problem: unknown }
  | { state: "good" | "done"; content: Content };

/**
 * Checks the token of a link from a mail.
 * @param verify asks the server for the content of the link; must be the same function on every render
 * @param refusalOf reason why a problem makes the link worthless; null if the link may be good and something else has failed; must be the
 * same function on every render
 */
export function useMailedLink<Content, Refusal extends string>(
  token: string,
  verify: (token: string) => Promise<Content>,
  refusalOf: (problem: unknown) => Refusal | null,
) {
  type Link = MailedLink<Content, Refusal>;
  const [link, setLink] = useState<Link>({ state: "checking" });
  const check = useCallback(async () => {
    try {
      setLink({ state: "good", content: await verify(token) });
    } catch (problem) {
      const state = refusalOf(problem);
      setLink(state ? { state } : { state: "unreachable", problem });
    }
  }, [token, verify, refusalOf]);
  useEffect(() => void check(), [check]);
  return { link, setLink, check };
}

/** The page of a link from a mail: shows that the link is being checked or has failed, otherwise the given content. */
export function MailedLinkFrame(props: {
  link: MailedLink<unknown, string>;
  onRetry: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation("entry");
  const { link } = props;
  return (
    <EntryFrame>
      {link.state === "checking" && <p role="status">{t("link.checking")}</p>}
      {"problem" in link && (
        <Outcome
          title={t("link.unreachable")}
          text={problemText(link.problem)}
          button={t("link.retry")}
          onPress={props.onRetry}
        />
      )}
      {props.children}
    </EntryFrame>
  );
}
