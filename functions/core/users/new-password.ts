import {
  failedPasswordRules,
  minPassword,
  type PasswordCode,
} from "../../../shared/core/users/password-rules.ts";
import type { FieldError } from "../../../shared/kernel/problem.ts";
import { commonPasswords } from "./common-passwords.ts";

const messages: Record<PasswordCode, string> = {
  password_too_short: `The password must have at least ${minPassword} characters.`,
  password_no_upper: "The password must contain an uppercase letter.",
  password_no_lower: "The password must contain a lowercase letter.",
  password_no_digit: "The password must contain a digit.",
  password_no_special: "The password must contain a special character.",
  password_entirely_numeric: "The password must not consist of digits alone.",
  password_too_common: "The password is too common.",
  password_too_similar: "The password is too similar to the account name or the e-mail address.",
};

/** One error at `password` for each rule that a new password breaks. */
export async function passwordErrors(
  password: string,
  account: { username: string; email: string },
): Promise<FieldError[]> {
  const failed = failedPasswordRules(password, account, await commonPasswords());
  return failed.map((code) => ({ path: "password", code, message: messages[code] }));
}
