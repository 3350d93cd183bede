import type de from "./password-texts.de.ts";

export default {
  rules: "The password needs:",
  met: "met",
  broken: "not met",
  progress: "{{met}} of {{total}} rules met",
  password_too_short: "At least {{count}} characters",
  password_no_upper: "An uppercase letter",
  password_no_lower: "A lowercase letter",
  password_no_digit: "A digit",
  password_no_special: "A special character",
  password_entirely_numeric: "Not only digits",
  password_too_common: "Not a common password",
  password_too_similar: "Not similar to the account name or e-mail",
  failed: "The password does not meet all the rules yet.",
  password_mismatch: "The passwords do not match",
  new: "New password",
  repeat: "Repeat new password",
  show: "Show",
  hide: "Hide",
} satisfies typeof de;
