import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { loginBySso } from "../../../shared/core/sessions/sessions.endpoints.ts";
import type { Sso } from "../../../shared/core/sessions/sso.ts";
import { call } from "../../platform/api/call.ts";
import { PlainButton } from "../../ui/plain.tsx";
import classes from "./entry.module.css";

const nextKey = "laborium.sso-next";

/** The way through the laboratory's own identity provider, there and back; its code is loaded only when it is gone. */
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
      // What was wanted is still wanted; what the provider said is used up.
      setQuery(next ? { next } : {}, { replace: true });
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per return, whatever is drawn anew meanwhile
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
