import type { Screen } from "./screens.ts";

const base = "/laborshop";

/** Pages of the shop whose entities have to be created for them. */
export const shopScreens: readonly Screen[] = [
  [
    `${base}/artikel/produkt/neu/:categoryID`,
    "Neues Produkt",
    "New product",
    { at: ({ product }) => `${base}/artikel/produkt/neu/${product.category}` },
  ],
  [
    `${base}/artikel/produkt/:id`,
    ({ product }) => product.name,
    ({ product }) => product.name,
    { at: ({ product }) => `${base}/artikel/produkt/${product.id}` },
  ],
  ...(["order", "waiting"] as const).map(
    (state): Screen => [
      `${base}/bestellungen/:id`,
      (records) => `Bestellung ${records[state].called}`,
      (records) => `Order ${records[state].called}`,
      { at: (records) => `${base}/bestellungen/${records[state].id}` },
    ],
  ),
];
