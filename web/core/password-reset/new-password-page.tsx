import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import {
  useResetToken as spendLink,
  verifyResetToken,
} from "../../../shared/core/password-reset/password-reset.endpoints.ts";
import { failedPasswordRules } from "../../../shared/core/users/password-rules.ts";
import { call } from "../../platform/api/call.ts";
import { isProblem } from "../../platform/api/problem.ts";
import { problemText } from "../../platform/problem-text.ts";
import { PlainButton, PlainField, PlainNotice } from "../../ui/plain.tsx";
import classes from "../sessions/entry.module.css";
import { MailedLinkFrame, useMailedLink } from "../sessions/mailed-link.tsx";
import { Outcome } from "../sessions/outcome.tsx";
import { commonPasswords } from "../users/common-passwords.ts";
import { PasswordRules } from "../users/password-rules.tsx";

interface Owner {
  username: string;
  email: string;
}

const verify = (token: string) => call(verifyResetToken, { body: { token } });
const isGone = (problem: unknown) => isProblem(problem, "gone", "not_found");
const refusalOf = (problem: unknown) =>
  isGone(problem) || isProblem(problem, "validation_failed") ? "invalid" : null;

function NewPasswordForm(props: { token: string; owner: Owner; onDone: () => void; onGone: () => void }) {
  const { t } = useTranslation(["reset", "password"]);
  const { token, owner } = props;
  const [password, setPassword] = useState("");
  const [repeat, setRepeat] = useState("");
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const broken = failedPasswordRules(password, owner, commonPasswords()).length > 0;
  const differs = password !== repeat;
  const reveal = { show: t("password:show"), hide: t("password:hide") };

  async function set(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setTried(true);
    const wrong = broken ? "password" : differs ? "password_retype" : null;
    if (wrong) return form.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    setBusy(true);
    setProblem(null);
    try {
      await call(spendLink, { body: { token, password, password_retype: repeat } });
      props.onDone();
    } catch (error) {
      if (isGone(error)) return props.onGone();
      setProblem(error);
      setBusy(false);
    }
  }
  return (
    <form className={classes.form} onSubmit={set} noValidate aria-label={t("reset:set")}>
      {problem !== null && (
        <PlainNotice tone="bad" title={t("reset:setFailed")}>
          {isProblem(problem, "validation_failed") ? t("password:failed") : problemText(problem)}
        </PlainNotice>
      )}
      <input type="hidden" name="username" autoComplete="username" value={owner.username} />
      <PlainField
        name="password"
        label={t("password:new")}
        autoComplete="new-password"
        reveal={reveal}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={tried && broken ? t("password:failed") : null}
      />
      <PasswordRules password={password} account={owner} />
      <PlainField
        name="password_retype"
        label={t("password:repeat")}
        autoComplete="new-password"
        reveal={reveal}
        value={repeat}
        onChange={(event) => setRepeat(event.currentTarget.value)}
        error={differs && (tried || repeat !== "") ? t("password:password_mismatch") : null}
      />
      <PlainButton type="submit" busy={busy}>
        {t("reset:set")}
      </PlainButton>
    </form>
  );
}

/** The target of a reset link: sets a new password, or says why the link is invalid. */
export default function NewPasswordPage() {
  const { t } = useTranslation("reset");
  const { token = "" } = useParams();
  const navigate = useNavigate();
  const { link, setLink, check } = useMailedLink(token, verify, refusalOf);
  return (
    <MailedLinkFrame link={link} onRetry={() => void check()}>
      {link.state === "good" && (
        <>
          <h1>{t("newTitle")}</h1>
          <p className={classes.lead}>{t("newLead", { name: link.content.username })}</p>
          <NewPasswordForm
            token={token}
            owner={link.content}
            onDone={() => setLink({ ...link, state: "done" })}
            onGone={() => setLink({ state: "invalid" })}
          />
        </>
      )}
      {link.state === "invalid" && (
        <Outcome
          title={t("invalid")}
          text={t("invalidText")}
          button={t("request")}
          onPress={() => void navigate("/login/reset")}
        />
      )}
      {link.state === "done" && (
        <Outcome
          title={t("done")}
          text={t("doneText")}
          button={t("toLogin")}
          onPress={() => void navigate("/login")}
        />
      )}
    </MailedLinkFrame>
  );
}
