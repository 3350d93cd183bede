// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import PickListsPage from "../../../web/laborshop/orders/pick-lists-page.tsx";
import { beginSession } from "../../../web/platform/session.ts";
import { start } from "../../../web/platform/startup.ts";
import { draw } from "../support/dress.tsx";
import { fakeServer, json } from "../support/fake-server.ts";
import { modules, settings, user } from "../support/mock-data.ts";
import { speak } from "../support/texts.ts";

const order = (number: string, more: object = {}) => ({
  id: number,
  number,
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
  ...more,
});

beforeEach(async () => {
  beginSession("token");
  await speak("de");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("without a choice, what is confirmed and not shipped is packed, the oldest first", async () => {
  const asked = fakeServer({
    "settings/public/": json(settings),
    "maintenance/": json({ maintenance: false }),
    "user/current/": json(user),
    "settings/booked_modules/": json({ ...modules, MD_SHOP: true }),
    "laborshop/orders/": json({
      count: 3,
      next: null,
      previous: null,
      results: [
        order("2026-000001"),
        order("2026-000002", { anonymous: true }),
        order("2026-000003", { status: "submitted" }),
      ],
    }),
  });
  await start();
  draw(<PickListsPage />, "/laborshop/bestellungen/packlisten");
  expect(await screen.findByText(/2026-000001/)).toBeTruthy();
  expect(screen.queryByText(/2026-00000[23]/)).toBeNull();
  const listed = asked.find(({ url }) => url.pathname.includes("orders"));
  expect(Object.fromEntries(listed?.url.searchParams ?? [])).toMatchObject({
    status: "open",
    sort: "number",
    limit: "100",
  });
});
