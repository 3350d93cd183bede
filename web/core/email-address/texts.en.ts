import type de from "./texts.de.ts";

export default {
  title: "Confirm the e-mail address",
  lead: "Should this address count for the account {{name}} from now on?",
  confirm: "Confirm address",
  failed: "The address could not be confirmed",
  done: "Your new e-mail address counts",
  doneText: "Messages about the account {{name}} now go to {{email}}.",
  invalid: "This link is no longer valid",
  invalidText:
    "Links are valid for 24 hours and once only, and only until another address is entered or the password is changed. You can have a new one sent from your account.",
  taken: "This address belongs to another account by now",
  takenText: "Your present address still counts. Please enter another one in your account.",
  onward: "To Laborium",
} satisfies typeof de;
