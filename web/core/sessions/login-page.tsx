import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { PasskeyAnswer } from "../../../shared/core/second-factor/passkey.ts";
import { login, loginByPasskey } from "../../../shared/core/sessions/sessions.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { ApiProblem, isProblem } from "../../platform/api/problem.ts";
import { problemText } from "../../platform/problem-text.ts";
import { beginSession, safeNext } from "../../platform/session.ts";
import { loadPerson, useSettings } from "../../platform/startup.ts";
import { PlainButton, PlainField, PlainNotice } from "../../ui/plain.tsx";
import classes from "./entry.module.css";
import { EntryFrame } from "./entry-frame.tsx";
import { knownDevice, rememberDevice } from "./known-device.ts";
import { knowsPasskeys, passkeyRefusal } from "./passkey-refusal.ts";
import { ssoRefusal } from "./sso-way.ts";
import { useWait } from "./use-wait.ts";
import { isWrongCode } from "./wrong-code.ts";

/** Loaded only if the laboratory uses single sign-on. */
const SsoButton = lazy(() => import("./sso-button.tsx"));

/** Loaded only if the account asks for a code. */
const CodeFields = lazy(() => import("./code-fields.tsx"));

/** Loaded beside the form, so that the form is there first. */
const PasskeyButton = lazy(() => import("./passkey-button.tsx"));

const expiredKey = "laborium.expired";

/** Account name and password, a passkey, or the laboratory's own identity provider; continues to `next`. */
export default function LoginPage() {
  const { t } = useTranslation("entry");
  const { name, logo, sso } = useSettings();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const [asksCode, setAsksCode] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wait, setWait] = useWait();
  const [expired] = useState(() => sessionStorage.getItem(expiredKey) !== null);
  useEffect(() => sessionStorage.removeItem(expiredKey), []);
  const focus = (field: string) => form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();

  async function enter(token: string, next: string | null) {
    beginSession(token);
    await loadPerson();
    await navigate(safeNext(next), { replace: true });
  }

  async function signIn(passkey?: PasskeyAnswer) {
    const data = new FormData(form.current ?? undefined);
    const username = String(data.get("username") ?? "").trim();
    const password = String(data.get("password") ?? "");
    const code = String(data.get("code") ?? "").trim();
    const empty = [
      ...(username ? [] : ["username"]),
      ...(password ? [] : ["password"]),
      ...(asksCode && !code && !passkey ? ["code"] : []),
    ];
    setMissing(new Set(empty));
    if (empty[0]) return focus(empty[0]);
    setBusy(true);
    setProblem(null);
    try {
      const trust = data.get("trust") !== null;
      const proof = passkey ? { passkey, trust } : code && { code, trust };
      const body = { device: knownDevice(username), ...(proof || {}) };
      const { token, device } = await call(login, { basic: { username, password }, body });
      rememberDevice(username, device);
      await enter(token, query.get("next"));
    } catch (error) {
      if (isProblem(error, "second_factor_required")) return setAsksCode(true);
      setProblem(error);
      if (error instanceof ApiProblem && error.status === 429) setWait(Math.ceil(error.retryAfter ?? 1));
      focus(isWrongCode(error) ? "code" : "password");
    } finally {
      setBusy(false);
    }
  }

  async function enterByPasskey(passkey: PasskeyAnswer) {
    const { token } = await call(loginByPasskey, { body: { passkey } });
    await enter(token, query.get("next"));
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void signIn();
  }

  const throttled = isProblem(problem, "too_many_requests");
  const refused = passkeyRefusal(problem);
  const refusal = ssoRefusal(problem);
  const text = refused
    ? t(`factor.${refused}`)
    : refusal
      ? t(`sso.${refusal}`)
      : isProblem(problem, "invalid_credentials")
        ? t(isWrongCode(problem) ? "factor.wrong" : "login.wrong")
        : throttled && wait > 0
          ? t("login.wait", { count: wait })
          : problem && !throttled
            ? problemText(problem)
            : null;
  return (
    <EntryFrame>
      {logo && <img src={logo} alt={name} className={classes.logo} data-logo />}
      <h1>{t("login.welcome")}</h1>
      <p className={classes.lead}>{t("login.lead", { lab: name })}</p>
      <form ref={form} className={classes.form} onSubmit={submit} noValidate aria-label={t("login.title")}>
        {expired && !text && <PlainNotice tone="plain">{t("login.expired")}</PlainNotice>}
        {text && (
          <PlainNotice tone="bad" title={t("login.failed")}>
            {text}
          </PlainNotice>
        )}
        <PlainField
          name="username"
          label={t("login.username")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          error={missing.has("username") ? t("login.usernameMissing") : null}
        />
        <PlainField
          name="password"
          label={t("login.password")}
          autoComplete="current-password"
          reveal={{ show: t("login.show"), hide: t("login.hide") }}
          error={missing.has("password") ? t("login.passwordMissing") : null}
        />
        {asksCode && (
          <Suspense fallback={null}>
            <CodeFields
              trusts
              error={missing.has("code") ? t("factor.missing") : null}
              passkey={{ onAnswer: signIn, onProblem: setProblem }}
            />
          </Suspense>
        )}
        <PlainButton type="submit" busy={busy} disabled={wait > 0}>
          {t("login.submit")}
        </PlainButton>
        <p className={classes.aside}>
          <Link to="/login/reset">{t("login.forgotten")}</Link>
        </p>
      </form>
      {knowsPasskeys() && !asksCode && (
        <Suspense fallback={null}>
          <p className={classes.or}>{t("sso.or")}</p>
          <PasskeyButton label={t("factor.passkey")} onAnswer={enterByPasskey} onProblem={setProblem} />
        </Suspense>
      )}
      {sso && (
        <Suspense fallback={null}>
          <SsoButton sso={sso} next={query.get("next")} onToken={enter} onProblem={setProblem} />
        </Suspense>
      )}
    </EntryFrame>
  );
}
