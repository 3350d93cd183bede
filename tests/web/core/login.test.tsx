// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import LoginPage from "../../../web/core/sessions/login-page.tsx";
import { sessionToken } from "../../../web/platform/session.ts";
import { start } from "../../../web/platform/startup.ts";
import { fakeServer, json, problem } from "../support/fake-server.ts";
import { modules, settings, user } from "../support/mock-data.ts";
import { speak } from "../support/texts.ts";

const around = {
  "settings/public/": json(settings),
  "maintenance/": json({ maintenance: false }),
  "user/current/": json(user),
  "settings/booked_modules/": json(modules),
};
const login = "auth/verification/login/";

async function open(answer: Response, address = "/login") {
  const requests = fakeServer({ ...around, [login]: answer });
  await start();
  const router = createMemoryRouter(
    [
      { path: "/login", Component: LoginPage },
      { path: "*", element: <p>weiter</p> },
    ],
    {
      initialEntries: [address],
    },
  );
  render(<RouterProvider router={router} />);
  return { router, tries: () => requests.filter(({ url }) => url.pathname.endsWith(`/${login}`)).length };
}
async function signIn(username: string, password: string) {
  fireEvent.change(screen.getByLabelText("Kontoname"), { target: { value: username } });
  fireEvent.change(screen.getByLabelText("Passwort"), { target: { value: password } });
  fireEvent.submit(screen.getByRole("form", { name: "Anmelden" }));
}

beforeEach(async () => {
  localStorage.clear();
  await speak("de");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the log-in page", () => {
  it("keeps the token and leads on to what was wanted", async () => {
    const { router } = await open(
      json({ token: "mine", expires: "2027-01-01T00:00:00Z" }),
      "/login?next=%2Feinstellungen%2Fsystem",
    );
    await signIn(" admin ", "geheim");
    await screen.findByText("weiter");
    expect(router.state.location.pathname).toBe("/einstellungen/system");
    expect(sessionToken()).toBe("mine");
  });
  it("says that name or password are wrong, without telling which", async () => {
    await open(problem(401, "invalid_credentials"));
    await signIn("admin", "falsch");
    expect((await screen.findByRole("alert")).textContent).toContain("Kontoname oder Passwort stimmt nicht.");
    expect(sessionToken()).toBeNull();
  });
  it("tells how long to wait after too many attempts and does not let one try before", async () => {
    await open(problem(429, "too_many_requests", {}, { "retry-after": "30" }));
    await signIn("admin", "falsch");
    expect((await screen.findByRole("alert")).textContent).toContain("30 Sekunden");
    expect(screen.getByRole("button", { name: "Anmelden" })).toHaveProperty("disabled", true);
  });
  it("asks for what is missing before it asks the server", async () => {
    const { tries } = await open(json({}));
    await signIn("", "");
    await waitFor(() => expect(screen.getByText("Bitte geben Sie Ihren Kontonamen ein.")).toBeDefined());
    expect(screen.getByLabelText("Kontoname").getAttribute("aria-invalid")).toBe("true");
    expect(tries()).toBe(0);
  });
});
