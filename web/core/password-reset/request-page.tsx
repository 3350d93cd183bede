import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { requestPasswordReset } from "../../../shared/core/password-reset/password-reset.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { problemText } from "../../platform/problem-text.ts";
import { PlainButton, PlainField, PlainNotice } from "../../ui/plain.tsx";
import classes from "../sessions/entry.module.css";
import { EntryFrame } from "../sessions/entry-frame.tsx";

/** Requests a link to set a new password; the response does not reveal whether the account exists. */
export default function RequestPage() {
  const { t } = useTranslation("reset");
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const username = String(new FormData(form).get("username") ?? "").trim();
    setMissing(username === "");
    if (username === "") return form.querySelector("input")?.focus();
    setBusy(true);
    setProblem(null);
    try {
      await call(requestPasswordReset, { body: { username } });
      setSent(true);
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <EntryFrame>
      <h1>{t("title")}</h1>
      <p className={classes.lead}>{t("lead")}</p>
      <form className={classes.form} onSubmit={ask} noValidate aria-label={t("title")}>
        {sent && (
          <PlainNotice tone="plain" title={t("sent")}>
            {t("sentText")}
          </PlainNotice>
        )}
        {problem !== null && (
          <PlainNotice tone="bad" title={t("failed")}>
            {problemText(problem)}
          </PlainNotice>
        )}
        <PlainField
          name="username"
          label={t("username")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          error={missing ? t("usernameMissing") : null}
        />
        <PlainButton type="submit" busy={busy} quiet={sent}>
          {t("submit")}
        </PlainButton>
        {sent && <p className={classes.aside}>{t("again")}</p>}
        <p className={classes.aside}>
          <Link to="/login">{t("back")}</Link>
        </p>
      </form>
    </EntryFrame>
  );
}
