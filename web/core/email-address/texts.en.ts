import type de from "./texts.de.ts";

export default {
  title: "Confirm your e-mail address",
  lead: "Use this address for the account {{name}} from now on?",
  confirm: "Confirm address",
  failed: "The address could not be confirmed",
  done: "Your new e-mail address is confirmed",
  doneText: "Messages about the account {{name}} now go to {{email}}.",
  invalid: "This link is no longer valid",
  invalidText:
    "Links are valid for 24 hours, can be used once, and lapse when another address is entered or the password is changed. You can have a new one sent from your account.",
  taken: "This address now belongs to another account",
  takenText: "Your current address stays in use. Please enter a different one in your account.",
  onward: "Go to Laborium",
} satisfies typeof de;
