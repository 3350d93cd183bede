import type de from "./texts.de.ts";

export default {
  title: "Reset password",
  lead: "We send you a link with which you set a new password.",
  username: "Account name or e-mail",
  usernameMissing: "Please enter your account name or your e-mail address.",
  submit: "Request link",
  failed: "The link could not be requested",
  sent: "Please look into your mailbox",
  sentText:
    "If there is an account for it, an e-mail with a link is on its way. The link is valid for one hour.",
  again: "Nothing arrived? Look into the spam folder or request the link again.",
  back: "Back to sign-in",
  newTitle: "New password",
  newLead: "Set a new password for the account {{name}}.",
  set: "Set password",
  setFailed: "The password could not be set",
  invalid: "This link is no longer valid",
  invalidText: "Links are valid for a limited time and only once. Please request a new one.",
  request: "Request new link",
  done: "Your new password is set",
  doneText: "All earlier sessions of your account have ended. Sign in with the new password now.",
  toLogin: "To sign-in",
} satisfies typeof de;
