import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { confirm, loginBySso } from "../../../shared/core/sessions/sessions.endpoints.ts";
import type { Sso } from "../../../shared/core/sessions/sso.ts";
import { call } from "../../platform/api/call.ts";
import { problemText } from "../../platform/problem-text.ts";
import { comesFromProvider } from "../../platform/routing/guards.ts";
import { isSignedIn, safeNext } from "../../platform/session.ts";
import { PlainButton } from "../../ui/plain.tsx";
import classes from "./entry.module.css";
import { leaveForProvider, ssoRefusal, takeNext } from "./sso-way.ts";

/** Sign-in through the laboratory's own identity provider, including the return from it; its code is loaded only on use. */
export default function SsoButton(props: {
  sso: Sso;
  next: string | null;
  onToken: (token: string, next: string | null) => Promise<void>;
  onProblem: (problem: unknown) => void;
}) {
  const { t } = useTranslation("entry");
  const [query, setQuery] = useSearchParams();
  const returned = comesFromProvider(query.toString());
  const navigate = useNavigate();
  const [busy, setBusy] = useState(returned);
  const hasBegun = useRef(false);
  const { sso, onToken, onProblem } = props;

  /** Returns to the page that asked for the proof and reports the outcome. */
  async function backTo(next: string | null, problem: unknown) {
    await navigate(safeNext(next), { replace: true });
    const { notifyError, notifySuccess } = await import("../../platform/notify.tsx");
    if (problem === null) return notifySuccess(t("confirm.done"), { content: t("confirm.doneText") });
    const refusal = ssoRefusal(problem);
    notifyError(t("confirm.failed"), { content: refusal ? t(`sso.${refusal}`) : problemText(problem) });
  }
  async function comeBack() {
    const next = takeNext();
    // A signed-in user comes back to prove their identity; their session stays.
    const again = isSignedIn();
    try {
      const { idTokenFromSso } = await import("./sso.ts");
      const body = await idTokenFromSso(sso, query);
      if (again) await call(confirm, { body });
      else await onToken((await call(loginBySso, { body })).token, next);
      if (again) await backTo(next, null);
    } catch (problem) {
      if (again) return backTo(next, problem);
      onProblem(problem);
      setBusy(false);
      // Keep the wanted page, but drop the provider's parameters, which are used up.
      setQuery(next ? { next } : {}, { replace: true });
    }
  }
  // Run once per return, however often this renders.
  useEffect(() => {
    if (!returned || hasBegun.current) return;
    hasBegun.current = true;
    void comeBack();
  });

  async function leave() {
    setBusy(true);
    try {
      await leaveForProvider(sso, props.next);
    } catch (problem) {
      onProblem(problem);
      setBusy(false);
    }
  }
  return (
    <>
      <p className={classes.or}>{t("sso.or")}</p>
      <PlainButton quiet busy={busy} onClick={() => void leave()}>
        {t(busy ? "sso.busy" : "sso.button")}
      </PlainButton>
    </>
  );
}
