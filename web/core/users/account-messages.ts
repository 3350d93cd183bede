import type { TFunction } from "i18next";
import { passwordCodes } from "../../../shared/core/users/password-rules.ts";
import type { FieldMessages } from "../../platform/form/field-text.ts";

/** Messages for the fields of an account, besides the common ones; which rules a password breaks is shown below it. */
export const accountMessages = (t: TFunction<["users", "password"]>): FieldMessages => ({
  ...Object.fromEntries(passwordCodes.map((code) => [code, t("password:failed")])),
  password_mismatch: t("password:password_mismatch"),
  "username:already_exists": t("users:usernameTaken"),
  "username:invalid_format": t("users:usernameInvalid"),
  "email:already_exists": t("users:emailTaken"),
  wrong_password: t("users:wrongPassword"),
  last_admin: t("users:lastAdmin"),
});
