import { type CommonPasswords, commonPasswordsOf } from "../../../shared/core/users/password-rules.ts";

let list: Promise<CommonPasswords> | undefined;

/** The common passwords of zxcvbn-ts (MIT), loaded only when the first password is set. */
export function commonPasswords(): Promise<CommonPasswords> {
  list ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) =>
    commonPasswordsOf(dictionary["passwords-common"]),
  );
  return list;
}
