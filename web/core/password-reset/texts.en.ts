import type de from "./texts.de.ts";

export default {
  title: "Reset password",
  lead: "We will send you a link to set a new password.",
  username: "Account name or e-mail",
  usernameMissing: "Please enter your account name or your e-mail address.",
  submit: "Request link",
  failed: "The link could not be requested",
  sent: "Please check your inbox",
  sentText: "If this account exists, an e-mail with a link is on its way. The link is valid for one hour.",
  again: "Nothing arrived? Check your spam folder, or request the link again.",
  back: "Back to sign-in",
  newTitle: "New password",
  newLead: "Set a new password for the account {{name}}.",
  set: "Set password",
  setFailed: "The password could not be set",
  invalid: "This link is no longer valid",
  invalidText: "Links are valid for a limited time and can be used only once. Please request a new one.",
  request: "Request new link",
  done: "Your new password is set",
  doneText: "All earlier sessions of your account have ended. Sign in with the new password now.",
  toLogin: "Go to sign-in",
} satisfies typeof de;
