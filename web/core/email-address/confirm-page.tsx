import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import {
  useEmailToken as spendLink,
  verifyEmailToken,
} from "../../../shared/core/email-address/email-address.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { isProblem } from "../../platform/api/problem.ts";
import { problemText } from "../../platform/problem-text.ts";
import { isSignedIn } from "../../platform/session.ts";
import { PlainButton, PlainNotice } from "../../ui/plain.tsx";
import classes from "../sessions/entry.module.css";
import { EntryFrame } from "../sessions/entry-frame.tsx";
import { Outcome } from "../sessions/outcome.tsx";

interface Change {
  username: string;
  email: string;
}
type Link =
  | { state: "checking" | "invalid" | "taken" }
  | { state: "unreachable"; problem: unknown }
  | { state: "good" | "done"; change: Change };

/** What a refused link is; null if it may be good and something else has failed. */
function refusalOf(problem: unknown): Link | null {
  if (isProblem(problem, "already_exists")) return { state: "taken" };
  return isProblem(problem, "gone", "not_found", "validation_failed") ? { state: "invalid" } : null;
}

/** The target of a link to a new address. The address counts by a button, since programs that check mails open links, too. */
export default function ConfirmPage() {
  const { t } = useTranslation("email");
  const { token = "" } = useParams();
  const navigate = useNavigate();
  const [link, setLink] = useState<Link>({ state: "checking" });
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let left = false;
    call(verifyEmailToken, { body: { token } })
      .then((change): Link => ({ state: "good", change }))
      .catch((problem: unknown): Link => refusalOf(problem) ?? { state: "unreachable", problem })
      .then((found) => !left && setLink(found));
    return () => {
      left = true;
    };
  }, [token, attempt]);

  async function confirm(change: Change) {
    setBusy(true);
    setProblem(null);
    try {
      await call(spendLink, { body: { token } });
      setLink({ state: "done", change });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal) setLink(refusal);
      else setProblem(error);
    } finally {
      setBusy(false);
    }
  }
  const onward = {
    button: t("onward"),
    onPress: () => void navigate(isSignedIn() ? "/dashboard" : "/login"),
  };
  return (
    <EntryFrame>
      {link.state === "checking" && <p role="status">{t("checking")}</p>}
      {link.state === "good" && (
        <>
          <h1>{t("title")}</h1>
          <p className={classes.lead}>{t("lead", { name: link.change.username })}</p>
          <div className={classes.form}>
            {problem !== null && (
              <PlainNotice tone="bad" title={t("failed")}>
                {problemText(problem)}
              </PlainNotice>
            )}
            <p className={classes.address}>{link.change.email}</p>
            <PlainButton busy={busy} onClick={() => void confirm(link.change)}>
              {t("confirm")}
            </PlainButton>
          </div>
        </>
      )}
      {link.state === "done" && (
        <Outcome
          title={t("done")}
          text={t("doneText", { name: link.change.username, email: link.change.email })}
          {...onward}
        />
      )}
      {link.state === "invalid" && <Outcome title={t("invalid")} text={t("invalidText")} {...onward} />}
      {link.state === "taken" && <Outcome title={t("taken")} text={t("takenText")} {...onward} />}
      {link.state === "unreachable" && (
        <Outcome
          title={t("unreachable")}
          text={problemText(link.problem)}
          button={t("retry")}
          onPress={() => setAttempt(attempt + 1)}
        />
      )}
    </EntryFrame>
  );
}
