import { useEffect, useState } from "react";
import { type CommonPasswords, commonPasswordsOf } from "../../../shared/core/users/password-rules.ts";

let list: CommonPasswords | undefined;
let loading: Promise<CommonPasswords> | undefined;

/** Loads the list by which the server refuses common passwords; only when a password is being set, since it is larger than a page. */
function loadCommonPasswords(): Promise<CommonPasswords> {
  loading ??= import("@zxcvbn-ts/language-common").then(({ dictionary }) => {
    list = commonPasswordsOf(dictionary["passwords-common"]);
    return list;
  });
  return loading;
}

/** The list, once it is loaded. */
export const commonPasswords = (): CommonPasswords | undefined => list;

/** Loads the list once it is `wanted`. Returns undefined until then and if loading failed; the server checks the password anyway. */
export function useCommonPasswords(isNeeded: boolean): CommonPasswords | undefined {
  const [passwords, setPasswords] = useState(list);
  useEffect(() => {
    if (isNeeded && !passwords) void loadCommonPasswords().then(setPasswords, () => undefined);
  }, [isNeeded, passwords]);
  return passwords;
}
