import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";
import { login } from "../../../shared/core/sessions/sessions.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { ApiProblem, isProblem } from "../../platform/api/problem.ts";
import { problemText } from "../../platform/problem-text.ts";
import { beginSession, safeNext } from "../../platform/session.ts";
import { loadPerson, useSettings } from "../../platform/startup.ts";
import { PlainButton, PlainField, PlainNotice } from "../../ui/plain.tsx";
import classes from "./entry.module.css";
import { EntryFrame } from "./entry-frame.tsx";
import { ssoRefusal } from "./sso-way.ts";
import { useWait } from "./use-wait.ts";

/** Loaded only if the laboratory uses single sign-on. */
const SsoButton = lazy(() => import("./sso-button.tsx"));

const expiredKey = "laborium.expired";

/** Account name and password, or the laboratory's own identity provider; continues to `next`. */
export default function LoginPage() {
  const { t } = useTranslation("entry");
  const { name, logo, sso } = useSettings();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
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

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const username = String(data.get("username") ?? "").trim();
    const password = String(data.get("password") ?? "");
    const empty = [...(username ? [] : ["username"]), ...(password ? [] : ["password"])];
    setMissing(new Set(empty));
    if (empty[0]) return focus(empty[0]);
    setBusy(true);
    setProblem(null);
    try {
      const { token } = await call(login, { basic: { username, password } });
      await enter(token, query.get("next"));
    } catch (error) {
      setProblem(error);
      if (error instanceof ApiProblem && error.status === 429) setWait(Math.ceil(error.retryAfter ?? 1));
      focus("password");
    } finally {
      setBusy(false);
    }
  }

  const throttled = isProblem(problem, "too_many_requests");
  const refusal = ssoRefusal(problem);
  const text = refusal
    ? t(`sso.${refusal}`)
    : isProblem(problem, "invalid_credentials")
      ? t("login.wrong")
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
      <form ref={form} className={classes.form} onSubmit={signIn} noValidate aria-label={t("login.title")}>
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
        <PlainButton type="submit" busy={busy} disabled={wait > 0}>
          {t("login.submit")}
        </PlainButton>
        <p className={classes.aside}>
          <Link to="/login/reset">{t("login.forgotten")}</Link>
        </p>
      </form>
      {sso && (
        <Suspense fallback={null}>
          <SsoButton sso={sso} next={query.get("next")} onToken={enter} onProblem={setProblem} />
        </Suspense>
      )}
    </EntryFrame>
  );
}
