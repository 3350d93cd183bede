// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import NewPasswordPage from "../../../web/core/password-reset/new-password-page.tsx";
import RequestPage from "../../../web/core/password-reset/request-page.tsx";
import { fakeServer, json, problem } from "../support/fake-server.ts";
import { speak } from "../support/texts.ts";

const owner = { username: "biene", email: "biene@lab.example", expires: "2027-01-01T00:00:00Z" };
const good = "Neun-Reagenzglaeser-am-Rhein-47";
const [get, verify, use] = ["get", "verify", "use"].map((verb) => `auth/password-reset/${verb}-token/`) as [
  string,
  string,
  string,
];

function open(path: string, answers: Parameters<typeof fakeServer>[0]) {
  const requests = fakeServer(answers);
  const router = createMemoryRouter(
    [
      { path: "/login/reset", Component: RequestPage },
      { path: "/login/reset/:token", Component: NewPasswordPage },
      { path: "*", element: <p>Anmeldung</p> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return requests;
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const nothing = () => new Response(null, { status: 204 });

beforeAll(() => speak("de"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("asking for a link", () => {
  it("says the same whoever is asked for", async () => {
    const requests = open("/login/reset", { [get]: nothing });
    type("Kontoname oder E-Mail", " biene ");
    fireEvent.submit(screen.getByRole("form"));
    await screen.findByText("Bitte sehen Sie in Ihrem Postfach nach");
    expect(JSON.parse(requests[0]?.body ?? "")).toEqual({ username: "biene" });
  });
  it("says that it failed", async () => {
    open("/login/reset", { [get]: problem(429, "too_many_requests") });
    type("Kontoname oder E-Mail", "biene");
    fireEvent.submit(screen.getByRole("form"));
    expect((await screen.findByRole("alert")).textContent).toContain("Zu viele Anfragen");
  });
});

describe("the page of a link", () => {
  it("tells a link that is used or past its time, and leads to another", async () => {
    open("/login/reset/alt", { [verify]: problem(410, "gone") });
    await screen.findByRole("heading", { name: "Dieser Link ist nicht mehr gültig" });
    fireEvent.click(screen.getByRole("button", { name: "Neuen Link anfordern" }));
    await screen.findByLabelText("Kontoname oder E-Mail");
  });
  it("asks again where the server could not say", async () => {
    open("/login/reset/neu", { [verify]: [problem(400, "unexpected"), json(owner)] });
    fireEvent.click(await screen.findByRole("button", { name: "Erneut versuchen" }));
    await screen.findByRole("heading", { name: "Neues Passwort" });
  });
  it("sends nothing before password and repetition are right, and then leads to the log-in", async () => {
    const requests = open("/login/reset/neu", { [verify]: json(owner), [use]: nothing });
    await screen.findByRole("heading", { name: "Neues Passwort" });
    type("Neues Passwort", good);
    type("Neues Passwort wiederholen", `${good}!`);
    fireEvent.submit(screen.getByRole("form"));
    await screen.findByText("Passwörter stimmen nicht überein");
    expect(requests).toHaveLength(1);
    type("Neues Passwort wiederholen", good);
    fireEvent.submit(screen.getByRole("form"));
    fireEvent.click(await screen.findByRole("button", { name: "Zur Anmeldung" }));
    await screen.findByText("Anmeldung");
    expect(JSON.parse(requests[1]?.body ?? "")).toEqual({
      token: "neu",
      password: good,
      password_retype: good,
    });
  });
  it("says so where the link was used meanwhile", async () => {
    open("/login/reset/neu", { [verify]: json(owner), [use]: problem(410, "gone") });
    await screen.findByRole("heading", { name: "Neues Passwort" });
    type("Neues Passwort", good);
    type("Neues Passwort wiederholen", good);
    fireEvent.submit(screen.getByRole("form"));
    await screen.findByRole("heading", { name: "Dieser Link ist nicht mehr gültig" });
  });
});
