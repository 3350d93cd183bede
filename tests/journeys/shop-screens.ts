import type { Screen } from "./screens.ts";

const at = "/laborshop";

/** Pages of the shop whose entities have to be created for them. */
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
  ...(["order", "waiting"] as const).map(
    (state): Screen => [
      `${at}/bestellungen/:id`,
      (things) => `Bestellung ${things[state].number}`,
      (things) => `Order ${things[state].number}`,
      { at: (things) => `${at}/bestellungen/${things[state].id}` },
    ],
  ),
];
