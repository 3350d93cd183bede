// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import OrdersPage from "../../../web/laborshop/orders/orders-page.tsx";
import PickListsPage from "../../../web/laborshop/orders/pick-lists-page.tsx";
import { beginSession } from "../../../web/platform/session.ts";
import { start } from "../../../web/platform/startup.ts";
import { draw } from "../support/dress.tsx";
import { fakeServer, json, type SentRequest } from "../support/fake-server.ts";
import { modules, settings, user } from "../support/mock-data.ts";
import { speak } from "../support/texts.ts";

const order = (number: string, facts: object = {}) => ({
  id: number,
  number,
  reference: "7K3M-9QX2",
  ordered: "2026-03-02T09:00:00.000Z",
  confirmed: "2026-03-02T09:05:00.000Z",
  shipped: null,
  status: "confirmed",
  language: "de",
  articles: [],
  delivery: [],
  customer_email: "",
  remark: "",
  mails: [],
  anonymous: false,
  ...facts,
});

beforeEach(async () => {
  beginSession("token");
  await speak("de");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const listed = [
  order("2026-000001"),
  order("2026-000002", { anonymous: true }),
  order("2026-000003", { status: "submitted" }),
  order("2026-000004"),
  order("2026-000005"),
];
const base = "/laborshop/bestellungen";

/** Opens the orders or their pick lists; returns the requests to the server. */
async function open(address: string) {
  const requests = fakeServer({
    "settings/public/": json(settings),
    "maintenance/": json({ maintenance: false }),
    "user/current/": json(user),
    "settings/booked_modules/": json({ ...modules, MD_SHOP: true }),
    "laborshop/orders/": json({ count: listed.length, next: null, previous: null, results: listed }),
    ...Object.fromEntries(
      listed.map((entry) => [`laborshop/orders/${entry.id}/`, json(entry, 200, { etag: '"1"' })]),
    ),
  });
  await start();
  draw(
    <Routes>
      <Route path={base} element={<OrdersPage />} />
      <Route path={`${base}/packlisten`} element={<PickListsPage />} />
    </Routes>,
    address,
  );
  return requests;
}
const askedOf = (requests: SentRequest[]) =>
  requests.filter(({ url }) => url.pathname.includes("/laborshop/orders/"));
const printed = () =>
  screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent?.replace(/^\D+/, ""));

test("without a choice, what is confirmed and not shipped is packed, the oldest first", async () => {
  const requests = await open(`${base}/packlisten`);
  expect(await screen.findByText(/2026-000001/)).toBeTruthy();
  expect(screen.queryByText(/2026-00000[23]/)).toBeNull();
  expect(Object.fromEntries(askedOf(requests)[0]?.url.searchParams ?? [])).toMatchObject({
    status: "open",
    sort: "ordered",
    limit: "100",
  });
});

test("orders that an address names are packed in its order, without the list being asked for", async () => {
  const requests = await open(`${base}/packlisten?orders=2026-000005,2026-000001`);
  await screen.findByText(/2026-000005/);
  expect(printed()).toEqual(["2026-000005", "2026-000001"]);
  expect(askedOf(requests).map(({ url }) => url.pathname.split("/").at(-2))).toEqual([
    "2026-000005",
    "2026-000001",
  ]);
});

test("the list shows a hundred orders, and packs exactly those that were ticked", async () => {
  const requests = await open(base);
  const tick = (name: string) => fireEvent.click(screen.getByRole("checkbox", { name }));
  await screen.findByText("2026-000001");
  expect(Object.fromEntries(askedOf(requests)[0]?.url.searchParams ?? [])).toMatchObject({
    sort: "-ordered",
    limit: "100",
  });
  expect(screen.queryByRole("link", { name: "Packlisten der Auswahl" })).toBeNull();
  tick("Bestellung 2026-000001 auswählen");
  tick("Bestellung 2026-000004 auswählen");
  tick("Bestellung 2026-000005 auswählen");
  tick("Bestellung 2026-000004 auswählen");
  fireEvent.click(screen.getByRole("link", { name: "Packlisten der Auswahl" }));
  await screen.findByRole("heading", { level: 2, name: /2026-000005/ });
  expect(printed()).toEqual(["2026-000001", "2026-000005"]);
});

test("orders that are not confirmed or forgotten cannot be ticked, not even together", async () => {
  await open(base);
  await screen.findByText("2026-000001");
  for (const number of ["2026-000002", "2026-000003"])
    expect(screen.queryByRole("checkbox", { name: `Bestellung ${number} auswählen` })).toBeNull();
  fireEvent.click(screen.getByRole("checkbox", { name: "Alle dieser Seite auswählen" }));
  expect(screen.getByText("3 ausgewählt")).toBeTruthy();
  fireEvent.click(screen.getByRole("link", { name: "Packlisten der Auswahl" }));
  await screen.findByRole("heading", { level: 2, name: /2026-000005/ });
  expect(printed()).toEqual(["2026-000001", "2026-000004", "2026-000005"]);
});
