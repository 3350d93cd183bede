import { useTranslation } from "react-i18next";
import {
  failedPasswordRules,
  minPassword,
  type PasswordCode,
  passwordCodes,
} from "../../../shared/core/users/password-rules.ts";
import { useCommonPasswords } from "./common-passwords.ts";
import classes from "./password-rules.module.css";

type State = "open" | "met" | "broken";

/**
 * The rules of a password and whether each is met, checked while typing by the function that the server uses. Drawn without the component
 * library, since the page of a reset link shows them too.
 */
export function PasswordRules(props: { password: string; account: { username: string; email: string } }) {
  const { t } = useTranslation("password");
  const { password, account } = props;
  const common = useCommonPasswords(password !== "");
  const failed = failedPasswordRules(password, account, common);
  const stateOf = (code: PasswordCode): State =>
    password === "" || (code === "password_too_common" && !common)
      ? "open"
      : failed.includes(code)
        ? "broken"
        : "met";
  const met = passwordCodes.filter((code) => stateOf(code) === "met").length;
  return (
    <div className={classes.rules}>
      <p className={classes.heading}>{t("rules")}</p>
      <ul className={classes.list}>
        {passwordCodes.map((code) => (
          <li key={code} data-state={stateOf(code)}>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <circle cx="8" cy="8" r="7" />
              {stateOf(code) === "met" && <path d="M5 8.2l2.1 2.1L11 6.2" />}
              {stateOf(code) === "broken" && <path d="M5.6 5.6l4.8 4.8M10.4 5.6l-4.8 4.8" />}
            </svg>
            {t(code, { count: minPassword })}
            {stateOf(code) !== "open" && (
              <span className="lb-spoken">{`: ${t(stateOf(code) === "met" ? "met" : "broken")}`}</span>
            )}
          </li>
        ))}
      </ul>
      <p className="lb-spoken" role="status">
        {password !== "" && t("progress", { met, total: passwordCodes.length })}
      </p>
    </div>
  );
}
