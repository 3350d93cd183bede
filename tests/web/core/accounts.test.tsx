// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pages } from "../../../web/core/users/account-pages.tsx";
import { beginSession } from "../../../web/platform/session.ts";
import { start } from "../../../web/platform/startup.ts";
import { draw } from "../support/dress.tsx";
import { fakeServer, json, type SentRequest } from "../support/fake-server.ts";
import { modules, settings, user } from "../support/mock-data.ts";
import { speak } from "../support/texts.ts";

const base = "/einstellungen/konten";
const biene = { ...user, id: "01BIENE", username: "biene", email: "biene@lab.example", is_admin: false };
const { permissions: _, ...account } = biene;
const password = "Neun-Reagenzglaeser-am-Rhein-47";

async function open(address: string, signedIn: object = user) {
  const server = fakeServer({
    "settings/public/": json(settings),
    "maintenance/": json({ maintenance: false }),
    "user/current/": json(signedIn),
    "settings/booked_modules/": json(modules),
    "user/sessions/": json({ count: 0, next: null, previous: null, results: [] }),
    "user/list/": ({ method }) =>
      method === "POST"
        ? json(account, 201)
        : json({ count: 2, next: null, previous: null, results: [user, account] }),
    [`user/list/${account.id}/`]: json(account),
    [`user/list/${user.id}/`]: json(signedIn),
  });
  await start();
  draw(
    <Routes>
      <Route path={base} element={<pages.list />} />
      <Route path={`${base}/neu`} element={<pages.create />} />
      <Route path={`${base}/:id`} element={<pages.one />} />
    </Routes>,
    address,
  );
  return server;
}
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const heading = (name: string) => screen.findByRole("heading", { level: 1, name }, { timeout: 10_000 });
const save = () => fireEvent.submit(screen.getByRole("form"));

beforeEach(async () => {
  await speak("de");
  beginSession("token");
});
afterEach(cleanup);

describe("a new account", () => {
  const begin = async () => {
    const server = await open(`${base}/neu`);
    fill("Kontoname", "biene");
    fill("E-Mail", "biene@lab.example");
    return server;
  };
  /** Bodies sent, once the page of the new account is shown. */
  const sent = async (requests: SentRequest[]) => {
    await heading("biene");
    return JSON.parse(requests.find(({ method }) => method === "POST")?.body ?? "");
  };

  it("is sent without a password where its owner gets a link, even if one was typed before", async () => {
    const server = await begin();
    fireEvent.click(screen.getByLabelText(/Jetzt festlegen/));
    fill("Neues Passwort", password);
    fireEvent.click(screen.getByLabelText(/Link per E-Mail/));
    save();
    expect(await sent(server)).toEqual({
      username: "biene",
      email: "biene@lab.example",
      language: "de",
      groups: [],
      is_admin: false,
    });
  });

  it("is sent with the password that was set for it", async () => {
    const server = await begin();
    fireEvent.click(screen.getByLabelText(/Jetzt festlegen/));
    fill("Neues Passwort", password);
    fill("Neues Passwort wiederholen", password);
    save();
    expect(await sent(server)).toMatchObject({ password });
  });
});

describe("the groups of an account", () => {
  const alone = {
    analyses:
      "Mit „Analysen“ allein lässt sich nichts bearbeiten: Den LaborEditor öffnet erst die Gruppe „LaborEditor“.",
    laboreditor:
      "Mit „LaborEditor“ allein lassen sich Analysen nur ansehen. Zum Anlegen und Ändern ist auch die Gruppe „Analysen“ nötig.",
  };
  const notices = () =>
    (Object.keys(alone) as (keyof typeof alone)[]).filter((group) => screen.queryByText(alone[group]));
  const tick = (group: string) => fireEvent.click(screen.getByRole("checkbox", { name: group }));

  it.each([
    ["Analysen", "analyses", "LaborEditor"],
    ["LaborEditor", "laboreditor", "Analysen"],
  ] as const)(
    "say what is missing where %s is given without its counterpart",
    async (group, notice, other) => {
      await open(`${base}/neu`);
      expect(notices()).toEqual([]);
      tick(group);
      expect(notices()).toEqual([notice]);
      tick(other);
      expect(notices()).toEqual([]);
    },
  );

  it("say nothing of it to an account that may not change them", async () => {
    const few = { ...user, is_admin: false, groups: ["analyses"], permissions: [] };
    await open(`${base}/${user.id}`, few);
    await heading("Mein Konto");
    expect(
      await screen.findByRole("checkbox", { name: "Analysen", checked: true, hidden: true }),
    ).toBeTruthy();
    expect(notices()).toEqual([]);
  });

  it("are nine, each by its name in the reader's language", async () => {
    await speak("en");
    await open(`${base}/neu`);
    const group = await screen.findByRole("group", { name: "Groups" });
    const names = within(group)
      .getAllByRole<HTMLInputElement>("checkbox")
      .map((box) => [box.value, box.labels?.[0]?.textContent]);
    expect(Object.fromEntries(names)).toEqual({
      analyses: "Analyses",
      exports: "Exports",
      imports: "Imports",
      laboreditor: "LaborEditor",
      laborshop: "LaborShop",
      printpublisher: "PrintPublisher",
      proficiency: "Ring trial certificates",
      webpublisher: "WebPublisher",
      webpublisher_internal: "WebPublisher internal",
    });
    expect(names).toHaveLength(9);
  });
});

it("beside the language of an account stands which mails are in English", async () => {
  await open(`${base}/neu`);
  expect(
    screen.getByText(/auf Französisch und Italienisch gibt es sie noch nicht, sie kommen dann auf Englisch/),
  ).toBeTruthy();
});

describe("an account", () => {
  it("of another can be deleted and given a password without the present one", async () => {
    await open(`${base}/${account.id}`);
    await heading("biene");
    expect(await screen.findByRole("button", { name: "Löschen" }, { timeout: 10_000 })).toBeTruthy();
    expect(screen.queryByLabelText("Bisheriges Passwort")).toBeNull();
    expect(await screen.findByText("Angemeldete Geräte")).toBeTruthy();
  });

  it("of one's own shows its sessions, asks for the present password and cannot be deleted", async () => {
    await open(`${base}/${user.id}`);
    await heading("Mein Konto");
    expect(await screen.findByLabelText("Bisheriges Passwort", {}, { timeout: 10_000 })).toBeTruthy();
    expect(screen.getByText("Angemeldete Geräte")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Löschen" })).toBeNull();
  });
});
