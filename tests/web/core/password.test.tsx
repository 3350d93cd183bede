// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { accountFormSchema } from "../../../web/core/users/account-form.ts";
import { PasswordRules } from "../../../web/core/users/password-rules.tsx";
import { checkBy } from "../../../web/platform/form/field-text.ts";
import { draw } from "../support/dress.tsx";
import { speak } from "../support/texts.ts";

const good = "Neun-Reagenzglaeser-am-Rhein-47";
const account = {
  username: "biene",
  email: "biene@lab.example",
  language: "de",
  groups: [],
  is_admin: false,
  password: "",
  password_retype: "",
  current_password: "",
  by: "change",
  own: false,
};
const messages = { required: "fehlt", password_mismatch: "anders", password_too_short: "kurz" };
const failing = checkBy(accountFormSchema, messages);

beforeAll(() => speak("de"));
afterEach(cleanup);

describe("the rules below a new password", () => {
  const states = () =>
    screen.getAllByRole("listitem").map((item) => [item.textContent, item.dataset.state] as const);

  it("are all open before anything is typed", () => {
    draw(<PasswordRules password="" account={account} />);
    expect(states()).toHaveLength(8);
    expect(states().every(([, state]) => state === "open")).toBe(true);
  });
  it("say which are met and which are not, to eyes and ears", () => {
    draw(<PasswordRules password="kurz" account={account} />);
    const byRule = Object.fromEntries(states());
    expect(byRule["Mindestens 20 Zeichen: nicht erfüllt"]).toBe("broken");
    expect(byRule["Einen Kleinbuchstaben: erfüllt"]).toBe("met");
    expect(screen.getByRole("status").textContent).toMatch(/\d von 8 Regeln erfüllt/);
  });
  it("know the common passwords once their list is there", async () => {
    draw(<PasswordRules password="Password-Password-Password-1" account={account} />);
    await waitFor(
      () => expect(Object.fromEntries(states())["Kein häufiges Passwort: nicht erfüllt"]).toBe("broken"),
      { timeout: 10_000 },
    );
  });
  it("are all met by a good password", async () => {
    draw(<PasswordRules password={good} account={account} />);
    await screen.findByText("8 von 8 Regeln erfüllt", {}, { timeout: 10_000 });
  });
});

describe("the form of an account", () => {
  it("leaves the password as it is while nothing is typed", () => {
    expect(failing(account)).toEqual({});
    expect(failing({ ...account, own: true })).toEqual({});
  });
  it("refuses a password that breaks a rule and a repetition that differs", () => {
    expect(failing({ ...account, password: "Kurz-1", password_retype: "Kurz-2" })).toEqual({
      password: "kurz",
      password_retype: "anders",
    });
  });
  it("asks for the present password only for one's own", () => {
    const changed = { ...account, password: good, password_retype: good };
    expect(failing({ ...changed, own: true })).toEqual({ current_password: "fehlt" });
    expect(failing(changed)).toEqual({});
  });
  it("asks for no password where its owner is sent a link", () => {
    expect(failing({ ...account, by: "link" })).toEqual({});
    expect(failing({ ...account, by: "password" })).toHaveProperty("password");
  });
});
