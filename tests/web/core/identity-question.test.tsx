// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { exportTokens } from "../../../shared/core/tokens/tokens.endpoints.ts";
import { askIdentity } from "../../../web/core/sessions/identity-question.tsx";
import { call, setIdentityQuestion } from "../../../web/platform/api/call.ts";
import { Modals } from "../../../web/platform/modals.tsx";
import { beginSession, sessionToken } from "../../../web/platform/session.ts";
import { start } from "../../../web/platform/startup.ts";
import { draw } from "../support/dress.tsx";
import { fakeServer, json, problem } from "../support/fake-server.ts";
import { modules, settings, user } from "../support/mock-data.ts";
import { speak } from "../support/texts.ts";

const acquire = "auth/export-token/acquire/";
const confirm = "auth/verification/confirm/";
const needed = () => problem(403, "password_required");
const granted = json({ token: "lbe_new" });
const sso = { region: "eu-central-1", userPoolId: "eu-central-1_Demo", clientId: "client", domain: "d" };

beforeAll(() => speak("de"));
beforeEach(() => {
  localStorage.setItem("laborium.token", "mine");
  setIdentityQuestion(askIdentity);
});
afterEach(() => {
  setIdentityQuestion(async () => false);
  cleanup();
  vi.unstubAllGlobals();
});

async function open(answers: Record<string, Response | Response[]>, way: "password" | "sso" = "password") {
  const requests = fakeServer({
    "settings/public/": json({ ...settings, sso: way === "sso" ? sso : null }),
    "maintenance/": json({ maintenance: false }),
    "user/current/": json({ ...user, signed_in_by: way }),
    "settings/booked_modules/": json(modules),
    ...answers,
  });
  beginSession("mine");
  await start();
  draw(<Modals />);
  const running = call(exportTokens.acquire).catch((error: unknown) => error);
  await screen.findByRole("dialog", { name: "Bitte bestätigen Sie, dass Sie es sind" });
  const times = (path: string) => requests.filter(({ url }) => url.pathname.endsWith(`/${path}`)).length;
  return { asked: requests, running, times };
}
const field = () => screen.getByLabelText("Passwort");
const give = (password: string) => {
  fireEvent.change(field(), { target: { value: password } });
  fireEvent.submit(screen.getByRole("form"));
};
const dialog = () => screen.queryByRole("dialog");

describe("a call that needs the password again", () => {
  it("asks for it, naming the account, with the focus in the field, and is then made once more", async () => {
    const {
      asked: requests,
      running,
      times,
    } = await open({
      [acquire]: [needed(), granted],
      [confirm]: new Response(null, { status: 204 }),
    });
    expect(screen.getByText("admin")).toBeDefined();
    expect(document.activeElement).toBe(field());
    give("geheim");
    expect(await running).toMatchObject({ token: "lbe_new" });
    expect([times(acquire), times(confirm)]).toEqual([2, 1]);
    const sent = requests.find(({ url }) => url.pathname.endsWith(confirm));
    expect(JSON.parse(sent?.body ?? "")).toEqual({ password: "geheim" });
    expect(sent?.headers.get("authorization")).toBe("Token mine");
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it("says that a password is missing or wrong, and takes another; the session stays", async () => {
    const { running, times } = await open({
      [acquire]: [needed(), granted],
      [confirm]: [problem(401, "invalid_credentials"), new Response(null, { status: 204 })],
    });
    fireEvent.submit(screen.getByRole("form"));
    expect(await screen.findByText("Bitte geben Sie Ihr Passwort ein.")).toBeDefined();
    expect(times(confirm)).toBe(0);
    give("falsch");
    expect(await screen.findByText("Das ist nicht das Passwort dieses Kontos.")).toBeDefined();
    expect(sessionToken()).toBe("mine");
    give("geheim");
    expect(await running).toMatchObject({ token: "lbe_new" });
  });

  it("counts down where it was tried too often", async () => {
    const { running } = await open({
      [acquire]: needed(),
      [confirm]: problem(429, "too_many_requests", {}, { "retry-after": "40" }),
    });
    give("falsch");
    expect(await screen.findByText(/Bitte warten Sie 40 Sekunden/)).toBeDefined();
    expect(screen.getByRole("button", { name: "Bestätigen" })).toHaveProperty("disabled", true);
    fireEvent.click(screen.getByRole("button", { name: "Abbrechen" }));
    expect(await running).toMatchObject({ code: "password_required" });
  });

  it.each([
    ["Escape", () => fireEvent(dialog() as HTMLElement, new Event("cancel", { cancelable: true }))],
    ["the cross", () => fireEvent.click(screen.getByRole("button", { name: "Schließen" }))],
    ["cancelling", () => fireEvent.click(screen.getByRole("button", { name: "Abbrechen" }))],
  ])("is given up by %s, and not made again", async (_, leave) => {
    const { running, times } = await open({ [acquire]: needed() });
    act(leave);
    expect(await running).toMatchObject({ code: "password_required", status: 403 });
    expect(times(acquire)).toBe(1);
    expect(dialog()).toBeNull();
  });

  it("is asked about once where two calls need it", async () => {
    const { running } = await open({
      [acquire]: [needed(), needed(), granted],
      [confirm]: new Response(null, { status: 204 }),
    });
    const second = call(exportTokens.acquire);
    await act(async () => undefined);
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    give("geheim");
    expect(await running).toMatchObject({ token: "lbe_new" });
    expect(await second).toMatchObject({ token: "lbe_new" });
  });

  it("offers the identity provider to whoever signed in there", async () => {
    await open({ [acquire]: needed() }, "sso");
    expect(screen.queryByLabelText("Passwort")).toBeNull();
    expect(document.activeElement).toBe(
      screen.getByRole("button", { name: "Mit dem Konto Ihrer Einrichtung anmelden" }),
    );
    fireEvent.click(screen.getByRole("button", { name: "Abbrechen" }));
  });
});
