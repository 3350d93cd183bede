import type { TFunction } from "i18next";
import * as z from "zod";
import { type Account, maxPassword, newAccountSchema } from "../../../shared/core/users/account.ts";
import { failedPasswordRules, passwordCodes } from "../../../shared/core/users/password-rules.ts";
import type { FieldMessages } from "../../platform/form/field-text.ts";
import { uiLanguage } from "../../platform/i18n/i18n.ts";
import { currentAccount } from "../../platform/startup.ts";
import { commonPasswords } from "./common-passwords.ts";

/** Form values of an account, new or existing: its editable fields and a password. */
export const accountFormSchema = newAccountSchema
  .required({ language: true, groups: true, is_admin: true })
  .extend({
    password: z.string().max(maxPassword),
    password_retype: z.string(),
    current_password: z.string().max(maxPassword),
    /** Source of the password: `change` of an existing account keeps it unless another is typed. */
    by: z.enum(["link", "password", "change"]),
    /** Whether it is the user's own account, whose password can only be changed with the current one. */
    own: z.boolean(),
  })
  .check(({ value, issues }) => {
    const { by, password, password_retype, current_password } = value;
    if (by === "link" || (by === "change" && password === "" && password_retype === "")) return;
    const refuse = (path: keyof AccountForm, code: string) =>
      issues.push({ code: "custom", path: [path], params: { code }, input: value[path] });
    const [broken] = failedPasswordRules(password, value, commonPasswords());
    if (broken) refuse("password", broken);
    if (password !== password_retype) refuse("password_retype", "password_mismatch");
    if (value.own && current_password === "") refuse("current_password", "required");
  });
export type AccountForm = z.output<typeof accountFormSchema>;

export const accountValues = (account: Account | null): z.input<typeof accountFormSchema> => ({
  username: account?.username ?? "",
  email: account?.email ?? "",
  language: account?.language ?? uiLanguage(),
  groups: account?.groups ?? [],
  is_admin: account?.is_admin ?? false,
  password: "",
  password_retype: "",
  current_password: "",
  by: account ? "change" : "link",
  own: account !== null && account.id === currentAccount()?.id,
});

/** The request; contains a password only if one was typed and is wanted. */
export function accountBody(form: AccountForm) {
  const { by, own: isOwn, password, password_retype: _, current_password, ...account } = form;
  if (by === "link" || !password) return account;
  return { ...account, password, ...(isOwn && { current_password }) };
}

/** Messages for the fields of an account, besides the common ones; the rules that a password breaks are shown below the field. */
export const accountMessages = (t: TFunction<["users", "password"]>): FieldMessages => ({
  ...Object.fromEntries(passwordCodes.map((code) => [code, t("password:failed")])),
  password_mismatch: t("password:password_mismatch"),
  "username:already_exists": t("users:usernameTaken"),
  "username:looks_alike": t("users:usernameLooksAlike"),
  "username:invalid_format": t("users:usernameInvalid"),
  "email:already_exists": t("users:emailTaken"),
  wrong_password: t("users:wrongPassword"),
  last_admin: t("users:lastAdmin"),
});
