import { useTranslation } from "react-i18next";
import type { PasskeyAnswer } from "../../../shared/core/second-factor/passkey.ts";
import { PlainField } from "../../ui/plain.tsx";
import classes from "./code-fields.module.css";
import PasskeyButton from "./passkey-button.tsx";
import { knowsPasskeys } from "./passkey-refusal.ts";

/**
 * The code of the second factor, and whether this browser is to be trusted from now on.
 * @param passkey takes a passkey's answer instead of a code
 */
export default function CodeFields(props: {
  error: string | null;
  trusts?: boolean;
  passkey?: {
    onAnswer: (answer: PasskeyAnswer) => Promise<void>;
    onProblem: (problem: unknown) => void;
  };
}) {
  const { t } = useTranslation("entry");
  return (
    <>
      <PlainField
        name="code"
        label={t("factor.code")}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        error={props.error}
      />
      <p className={classes.hint}>{t("factor.hint")}</p>
      {props.trusts && (
        <label>
          <input type="checkbox" name="trust" /> {t("factor.trust")}
        </label>
      )}
      {props.passkey && knowsPasskeys() && (
        <PasskeyButton beside label={t("factor.usePasskey")} {...props.passkey} />
      )}
    </>
  );
}
