import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { logout } from "../../../shared/core/sessions/sessions.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { endSession } from "../../platform/session.ts";
import { forgetPerson } from "../../platform/startup.ts";
import { PlainMessage } from "../../ui/plain.tsx";

/** Ends the session. The token is removed from the browser even if the server fails. */
export default function LogoutPage() {
  const { t } = useTranslation("entry");
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void call(logout)
      .catch(() => undefined)
      .then(() => {
        endSession("left");
        forgetPerson();
        return navigate("/login", { replace: true });
      });
  }, [navigate]);
  return <PlainMessage text={t("logout.running")} />;
}
