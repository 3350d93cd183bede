// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { expect, test } from "vitest";
import OrderPage from "../../../web/laborshop/orders/order-page.tsx";
import PickListsPage from "../../../web/laborshop/orders/pick-lists-page.tsx";
import { start } from "../../../web/platform/startup.ts";
import { draw } from "../support/dress.tsx";
import { fakeServer, json } from "../support/fake-server.ts";
import { modules } from "../support/mock-data.ts";
import { eachSignedIn } from "../support/signed-in.ts";
import { startup } from "../support/startup.ts";

eachSignedIn();

const base = "/laborshop/bestellungen";
const order = {
  id: "2026-000001",
  number: "2026-000001",
  reference: "7K3M-9QX2",
  ordered: "2026-03-02T09:00:00.000Z",
  confirmed: "2026-03-02T09:05:00.000Z",
  shipped: null,
  status: "confirmed",
  language: "en",
  articles: [
    {
      variant: "1",
      product: "Leaflet",
      article_number: "4711",
      additional_information: "A4, English",
      quantity_per_pack: 1,
      count: 2,
    },
  ],
  delivery: [{ name: "company", label: "Practice", type: "text", value: "Dr. Bright" }],
  customer_email: "",
  remark: "",
  mails: [],
  anonymous: false,
};

test.each([`${base}/2026-000001`, `${base}/packlisten?order=2026-000001`])(
  "an order of another language names it for all that is in it: %s",
  async (address) => {
    fakeServer({
      ...startup,
      "settings/booked_modules/": json({ ...modules, MD_SHOP: true }),
      "laborshop/orders/2026-000001/": json(order, 200, { etag: '"1"' }),
    });
    await start();
    draw(
      <Routes>
        <Route path={`${base}/packlisten`} element={<PickListsPage />} />
        <Route path={`${base}/:id`} element={<OrderPage />} />
      </Routes>,
      address,
    );
    for (const text of ["Leaflet", "A4, English", "Practice", "Dr. Bright"])
      for (const element of await screen.findAllByText(text))
        expect(element.closest("[lang]")?.getAttribute("lang"), text).toBe("en");
  },
);
