import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { hashPassword } from "../../functions/core/sessions/password.ts";
import { login } from "../../shared/core/sessions/sessions.endpoints.ts";
import { makeAccount } from "./accounts.ts";
import { callApi } from "./call-api.ts";
import { sessionOf } from "./sessions.ts";
import { makeTenant } from "./tenants.ts";

const password = "Kiesel-Regenschirm-42 im Regen";

/**
 * A new account of the laboratory `demo` for each test of a file, with a session, a place of its own, and a clock that only the test moves.
 * @param name begins the account's name
 */
export function ownAccount(name: string) {
  const person = {
    account: undefined as unknown as Awaited<ReturnType<typeof makeAccount>>,
    session: "",
    password,
    /** Time in ms. */
    now: 0,
    pass: (seconds: number) => {
      person.now += seconds * 1000;
    },
    /** Becomes another account with the same password. */
    change: async () => {
      person.account = await makeAccount("demo", { username: `${name} ${++round}` }, hash);
      person.session = await sessionOf("demo", person.account);
    },
    ip: () => `198.51.100.${round}`,
    /** Signs in by password. */
    signIn: (body: object = {}, typed = password) =>
      callApi(login, {
        authorization: `Basic ${Buffer.from(`${person.account.username}:${typed}`).toString("base64")}`,
        ip: person.ip(),
        body,
      }),
  };
  let hash: string;
  let round = 0;
  beforeAll(async () => {
    await makeTenant("demo", { name: "Labor Süd" });
    hash = await hashPassword(password);
  });
  beforeEach(async () => {
    await person.change();
    person.now = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => person.now);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  return person;
}
