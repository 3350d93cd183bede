import type de from "./texts.de.ts";

export default {
  imprint: "Imprint",
  login: {
    title: "Sign in",
    welcome: "Welcome back",
    lead: "Sign in with your account at {{lab}}.",
    username: "Account name",
    password: "Password",
    show: "Show",
    hide: "Hide",
    submit: "Sign in",
    usernameMissing: "Please enter your account name.",
    passwordMissing: "Please enter your password.",
    wrong: "Account name or password is wrong.",
    failed: "Signing in did not work",
    wait_one: "Too many attempts. Please wait {{count}} second and try again.",
    wait_other: "Too many attempts. Please wait {{count}} seconds and try again.",
    expired: "Your session has expired. Please sign in again.",
    forgotten: "Forgotten your password? Your administrator resets it for you.",
    claim: "Your directory of services. Maintained once, current everywhere.",
    claimText: "Import analyses, publish them on the web and print them as a catalogue – from one source.",
  },
  unknownTenant: {
    title: "Laboratory not found",
    text: "No laboratory is set up at this address. Please check the spelling in the address bar.",
    hint: "If the address is right, your laboratory may not have been activated yet, or no longer is. Your contact person will help you.",
    retry: "Try again",
  },
  logout: { title: "Sign out", running: "You are being signed out …" },
} satisfies typeof de;
