import * as z from "zod";
import { accountChangeSchema, maxPassword, newAccountSchema } from "../../../shared/core/users/account.ts";
import { failedPasswordRules } from "../../../shared/core/users/password-rules.ts";
import { commonPasswords } from "./common-passwords.ts";

/** Input for a new password: if empty, the password stays as it is. */
const passwordFields = {
  password: z.string().max(maxPassword),
  password_retype: z.string(),
};

interface WithPassword {
  username: string;
  email: string;
  password: string;
  password_retype: string;
}

/** Reports the first rule that the password breaks, and a repetition that differs. */
function checkPassword({ value, issues }: z.core.ParsePayload<WithPassword>): void {
  const refuse = (path: keyof WithPassword, code: string) =>
    issues.push({ code: "custom", path: [path], params: { code }, input: value[path] });
  const [broken] = failedPasswordRules(value.password, value, commonPasswords());
  if (broken) refuse("password", broken);
  if (value.password !== value.password_retype) refuse("password_retype", "password_mismatch");
}

const isSet = ({ password, password_retype }: { password: string; password_retype: string }) =>
  password !== "" || password_retype !== "";

/** The form of an account: all that may be changed, and an optional new password. */
export const accountFormSchema = (own: boolean) =>
  accountChangeSchema
    .required({ username: true, email: true, language: true, groups: true, is_admin: true })
    .extend({ ...passwordFields, current_password: z.string().max(maxPassword) })
    .check((payload) => {
      if (!isSet(payload.value)) return;
      checkPassword(payload);
      const { current_password: input } = payload.value;
      if (own && input === "")
        payload.issues.push({
          code: "custom",
          path: ["current_password"],
          params: { code: "required" },
          input,
        });
    });
export type AccountForm = z.output<ReturnType<typeof accountFormSchema>>;

/** The form of a new account; `link` lets its owner set the password. */
export const newAccountFormSchema = newAccountSchema
  .required({ language: true, groups: true, is_admin: true })
  .extend({ ...passwordFields, by: z.enum(["link", "password"]) })
  .check((payload) => {
    if (payload.value.by === "password") checkPassword(payload);
  });
