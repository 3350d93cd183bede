// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { VariantTable } from "../../../web/laborshop/articles/variant-table.tsx";
import { beginSession } from "../../../web/platform/session.ts";
import { start } from "../../../web/platform/startup.ts";
import { draw } from "../support/dress.tsx";
import { fakeServer, json } from "../support/fake-server.ts";
import { id, modules } from "../support/mock-data.ts";
import { startup } from "../support/startup.ts";
import { speak } from "../support/texts.ts";

const variant = (article_number: string, place: number) => ({
  id: id(place),
  product: id(99),
  article_number,
  additional_information: "",
  translations: {},
  quantity_per_pack: 50,
  maximum_order_quantity: 10,
  hidden: false,
  sort_index: place,
});
const noticesFor = (...numbers: string[]) => {
  draw(<VariantTable product={id(99)} read={numbers.map(variant)} onOpen={() => {}} />);
  expect(screen.getAllByRole("textbox", { name: /^Artikelnummer/ })).toHaveLength(numbers.length);
  return screen.queryAllByText(/unterscheiden\.$/).map(({ textContent }) => textContent);
};

beforeEach(async () => {
  beginSession("token");
  fakeServer({ ...startup, "settings/booked_modules/": json({ ...modules, MD_SHOP: true }) });
  await speak("de");
  await start();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("article numbers that several variants have are told above the table, each once", () => {
  expect(noticesFor("00123", "00124", "00123", "00123")).toEqual([
    expect.stringMatching(/^Mehrere Varianten haben die Artikelnummer 00123\./),
  ]);
  expect(noticesFor("7", "00124", "7", "00124")).toEqual([
    expect.stringMatching(/^Diese Artikelnummern haben jeweils mehrere Varianten: 7, 00124\./),
  ]);
  // Leading zeros are significant.
  expect(noticesFor("7", "07")).toEqual([]);
});
