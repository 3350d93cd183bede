import type { Screen } from "./screens.ts";

const at = "/laborshop";

/** The pages of the shop that show what has to be made for them. */
export const shopScreens: readonly Screen[] = [
  [
    `${at}/artikel/produkt/neu/:categoryID`,
    "Neues Produkt",
    "New product",
    { at: ({ product }) => `${at}/artikel/produkt/neu/${product.category}` },
  ],
  [
    `${at}/artikel/produkt/:id`,
    ({ product }) => product.name,
    ({ product }) => product.name,
    { at: ({ product }) => `${at}/artikel/produkt/${product.id}` },
  ],
  ...(["confirmed", "waiting"] as const).map(
    (state): Screen => [
      `${at}/bestellungen/:id`,
      ({ orders }) => `Bestellung ${orders[state].number}`,
      ({ orders }) => `Order ${orders[state].number}`,
      { at: ({ orders }) => `${at}/bestellungen/${orders[state].id}` },
    ],
  ),
];
