import i18next from "i18next";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PasskeyAnswer } from "../../../shared/core/second-factor/passkey.ts";
import { confirm } from "../../../shared/core/sessions/sessions.endpoints.ts";
import type { Sso } from "../../../shared/core/sessions/sso.ts";
import { call } from "../../platform/api/call.ts";
import { ApiProblem, isProblem } from "../../platform/api/problem.ts";
import { loadTexts } from "../../platform/i18n/i18n.ts";
import { openModal } from "../../platform/modal.ts";
import { problemText } from "../../platform/problem-text.ts";
import { useAccount, useSettings } from "../../platform/startup.ts";
import { PlainButton, PlainField, PlainNotice } from "../../ui/plain.tsx";
import CodeFields from "./code-fields.tsx";
import classes from "./identity-question.module.css";
import PasskeyButton from "./passkey-button.tsx";
import { knowsPasskeys, passkeyRefusal } from "./passkey-refusal.ts";
import { leaveForProvider, ssoRefusal } from "./sso-way.ts";
import { useWait } from "./use-wait.ts";
import { isWrongCode } from "./wrong-code.ts";

interface Ends {
  onProven: () => void;
  onCancel: () => void;
}

/** Asks for the password of the signed-in account. */
function PasswordQuestion(props: Ends & { username: string; hasFactor: boolean }) {
  const { username, hasFactor, onProven, onCancel } = props;
  const { t } = useTranslation("entry");
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [wait, setWait] = useWait();

  async function give(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || wait > 0) return;
    const field = form.current?.querySelector<HTMLInputElement>("[name=password]");
    const password = field?.value ?? "";
    setProblem(null);
    setMissing(password === "");
    if (password === "") return field?.focus();
    const code = form.current?.querySelector<HTMLInputElement>("[name=code]")?.value.trim();
    setBusy(true);
    try {
      await call(confirm, { body: { password, ...(code && { code }) } });
      onProven();
    } catch (error) {
      const needsFactor = isProblem(error, "second_factor_required");
      if (needsFactor) setAsksCode(true);
      else setProblem(error);
      if (error instanceof ApiProblem && error.status === 429) setWait(Math.ceil(error.retryAfter ?? 1));
      setBusy(false);
      if (!needsFactor && !isWrongCode(error)) field?.select();
    }
  }
  async function prove(passkey: PasskeyAnswer) {
    await call(confirm, { body: { passkey } });
    onProven();
  }
  const refused = passkeyRefusal(problem);
  const wrongCode = isWrongCode(problem);
  const wrong = isProblem(problem, "invalid_credentials") && !wrongCode && !refused;
  const throttled = isProblem(problem, "too_many_requests");
  const failure = refused
    ? t(`factor.${refused}`)
    : throttled
      ? wait > 0 && t("login.wait", { count: wait })
      : problem !== null && !wrong && !wrongCode && problemText(problem);
  return (
    <form ref={form} className={classes.question} onSubmit={give} noValidate aria-label={t("confirm.title")}>
      <p>{t("confirm.text")}</p>
      {failure && <PlainNotice tone="bad">{failure}</PlainNotice>}
      <p>
        {t("login.username")}: <strong>{username}</strong>
      </p>
      <input type="hidden" name="username" autoComplete="username" value={username} />
      <PlainField
        name="password"
        label={t("login.password")}
        autoComplete="current-password"
        reveal={{ show: t("login.show"), hide: t("login.hide") }}
        error={missing ? t("login.passwordMissing") : wrong ? t("confirm.wrong") : null}
        data-autofocus
      />
      {asksCode && <CodeFields error={wrongCode ? t("factor.wrong") : null} />}
      <div className={classes.ways}>
        <PlainButton quiet onClick={onCancel}>
          {t("confirm.cancel")}
        </PlainButton>
        {hasFactor && knowsPasskeys() && (
          <PasskeyButton label={t("factor.confirmByPasskey")} onAnswer={prove} onProblem={setProblem} />
        )}
        <PlainButton type="submit" busy={busy} disabled={wait > 0}>
          {t("confirm.submit")}
        </PlainButton>
      </div>
    </form>
  );
}

/** Leads to the identity provider and back to this page, where the user repeats the action. */
function ProviderQuestion({ sso, username, onCancel }: Ends & { sso: Sso; username: string }) {
  const { t } = useTranslation("entry");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const refusal = ssoRefusal(problem);

  async function leave() {
    setBusy(true);
    setProblem(null);
    try {
      const { pathname, search } = window.location;
      await leaveForProvider(sso, pathname + search, true);
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  }
  return (
    <div className={classes.question}>
      <p>{t("confirm.ssoText")}</p>
      {problem !== null && (
        <PlainNotice tone="bad">{refusal ? t(`sso.${refusal}`) : problemText(problem)}</PlainNotice>
      )}
      <p>
        {t("login.username")}: <strong>{username}</strong>
      </p>
      <div className={classes.ways}>
        <PlainButton quiet onClick={onCancel}>
          {t("confirm.cancel")}
        </PlainButton>
        <PlainButton busy={busy} onClick={() => void leave()} data-autofocus>
          {t("sso.button")}
        </PlainButton>
      </div>
    </div>
  );
}

function Question(ends: Ends) {
  const { sso } = useSettings();
  const { username = "", signed_in_by, second_factor = false } = useAccount() ?? {};
  if (sso && signed_in_by === "sso") return <ProviderQuestion sso={sso} username={username} {...ends} />;
  return <PasswordQuestion username={username} hasFactor={second_factor} {...ends} />;
}

async function ask(): Promise<boolean> {
  await loadTexts("entry");
  return new Promise((resolve) => {
    const end = (isProven: boolean) => () => {
      close();
      resolve(isProven);
    };
    const close = openModal({
      id: "identity",
      title: i18next.t("entry:confirm.title"),
      content: <Question onProven={end(true)} onCancel={end(false)} />,
      buttons: [],
      onDismiss: () => resolve(false),
    });
  });
}

let asking: Promise<boolean> | undefined;
/** Asks the user to prove their identity again, once for all waiting calls. @returns false if they decline */
export function askIdentity(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}
