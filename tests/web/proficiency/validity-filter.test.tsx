// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginSession } from "../../../web/platform/session.ts";
import { start } from "../../../web/platform/startup.ts";
import { pages as certificates } from "../../../web/proficiency/certificates/certificate-pages.tsx";
import CertificationsPage from "../../../web/proficiency/certifications/certifications-page.tsx";
import { pages as certifications } from "../../../web/proficiency/certified-testable/certified-testable-pages.tsx";
import { pages as testables } from "../../../web/proficiency/testable/testable-pages.tsx";
import { draw } from "../support/dress.tsx";
import { fakeServer, json } from "../support/fake-server.ts";
import { modules, settings, user } from "../support/mock-data.ts";
import { speak } from "../support/texts.ts";

const nothing = json({ count: 0, next: null, previous: null, results: [] });
const answers = {
  "settings/public/": json(settings),
  "maintenance/": json({ maintenance: false }),
  "user/current/": json(user),
  "settings/booked_modules/": json({ ...modules, MD_PROF: true }),
  "proficiency/testable/": nothing,
  "proficiency/certificates/": nothing,
  "proficiency/certified-testable/": nothing,
};
const lists = [
  { at: "testparameter", List: testables.list, states: 4 },
  { at: "zertifikate", List: certificates.list, states: 3 },
  { at: "einzelzertifizierungen", List: certifications.list, states: 4 },
  { at: "zertifizierungen", List: CertificationsPage, states: 3 },
];

beforeEach(async () => {
  await speak("de");
  beginSession("token");
  fakeServer(answers);
  await start();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

for (const { at: path, List, states } of lists) {
  const open = (query = "") => {
    const requests = fakeServer(answers);
    draw(
      <Routes>
        <Route path={`/${path}`} element={<List />} />
      </Routes>,
      `/${path}${query}`,
    );
    return () => requests.filter(({ url }) => url.pathname.includes("proficiency")).at(-1)?.url.searchParams;
  };

  test(`the list ${path} is limited to a state, which its address names`, async () => {
    const last = open("?validity=expired");
    await waitFor(() => expect(last()?.get("validity")).toBe("expired"));
    fireEvent.click(await screen.findByRole("combobox", { name: "Status" }));
    // All the states, and the option for none of them.
    expect(await screen.findAllByRole("option")).toHaveLength(states + 1);
    fireEvent.click(screen.getByRole("option", { name: "Läuft bald ab" }));
    await waitFor(() => expect(last()?.get("validity")).toBe("soon"));
    fireEvent.click(screen.getByRole("button", { name: "Filter zurücksetzen" }));
    await waitFor(() => expect(last()?.has("validity")).toBe(false));
  });

  test(`an address that names no state shows the whole list ${path}`, async () => {
    const last = open("?validity=nonsense");
    await waitFor(() => expect(last()).toBeDefined());
    expect(last()?.has("validity")).toBe(false);
  });
}
