import { useState } from "react";
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
import { MailedLinkFrame, useMailedLink } from "../sessions/mailed-link.tsx";
import { Outcome } from "../sessions/outcome.tsx";

const verify = (token: string) => call(verifyEmailToken, { body: { token } });

/** Reason why a link is refused; null if it may be valid and something else has failed. */
function refusalOf(problem: unknown) {
  if (isProblem(problem, "already_exists")) return "taken";
  return isProblem(problem, "gone", "not_found", "validation_failed") ? "invalid" : null;
}

/** Target of the link to confirm a new address. A button confirms it, since programs that scan mails open links too. */
export default function ConfirmPage() {
  const { t } = useTranslation("email");
  const { token = "" } = useParams();
  const navigate = useNavigate();
  const { link, setLink, check } = useMailedLink(token, verify, refusalOf);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);

  async function confirm() {
    setBusy(true);
    setProblem(null);
    try {
      await call(spendLink, { body: { token } });
      if (link.state === "good") setLink({ ...link, state: "done" });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal) setLink({ state: refusal });
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
    <MailedLinkFrame link={link} onRetry={() => void check()}>
      {link.state === "good" && (
        <>
          <h1>{t("title")}</h1>
          <p className={classes.lead}>{t("lead", { name: link.content.username })}</p>
          <div className={classes.form}>
            {problem !== null && (
              <PlainNotice tone="bad" title={t("failed")}>
                {problemText(problem)}
              </PlainNotice>
            )}
            <p className={classes.address}>{link.content.email}</p>
            <PlainButton busy={busy} onClick={() => void confirm()}>
              {t("confirm")}
            </PlainButton>
          </div>
        </>
      )}
      {link.state === "done" && (
        <Outcome
          title={t("done")}
          text={t("doneText", { name: link.content.username, email: link.content.email })}
          {...onward}
        />
      )}
      {link.state === "invalid" && <Outcome title={t("invalid")} text={t("invalidText")} {...onward} />}
      {link.state === "taken" && <Outcome title={t("taken")} text={t("takenText")} {...onward} />}
    </MailedLinkFrame>
  );
}
