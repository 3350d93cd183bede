import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { loginBySso } from "../../../shared/core/sessions/sessions.endpoints.ts";
import type { Sso } from "../../../shared/core/sessions/sso.ts";
import { call } from "../../platform/api/call.ts";
import { PlainButton } from "../../ui/plain.tsx";
import classes from "./entry.module.css";

const nextKey = "laborium.sso-next";

/** Sign-in through the laboratory's own identity provider, there and back; its code is loaded only on use. */
export default function SsoButton(props: {
  sso: Sso;
  next: string | null;
  onToken: (token: string, next: string | null) => Promise<void>;
  onProblem: (problem: unknown) => void;
}) {
  const { t } = useTranslation("entry");
  const [query, setQuery] = useSearchParams();
  const returned = (query.has("code") && query.has("state")) || query.has("error");
  const [busy, setBusy] = useState(returned);
  const begun = useRef(false);
  const { sso, onToken, onProblem } = props;

  async function comeBack() {
    const next = sessionStorage.getItem(nextKey);
    sessionStorage.removeItem(nextKey);
    try {
      const { idTokenFromSso } = await import("./sso.ts");
      const { token } = await call(loginBySso, { body: { id_token: await idTokenFromSso(sso, query) } });
      await onToken(token, next);
    } catch (problem) {
      onProblem(problem);
      setBusy(false);
      // Keep the wanted page, but drop the provider's parameters: they are used up.
      setQuery(next ? { next } : {}, { replace: true });
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per return, however often this renders
  useEffect(() => {
    if (!returned || begun.current) return;
    begun.current = true;
    void comeBack();
  }, [returned]);

  async function leave() {
    setBusy(true);
    try {
      if (props.next) sessionStorage.setItem(nextKey, props.next);
      const { leaveForSso } = await import("./sso.ts");
      await leaveForSso(sso);
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
