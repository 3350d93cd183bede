import { expect, test } from "vitest";
import { orderTable } from "../../../web/laborshop/orders/order-table.ts";
import type { ListedOrder } from "../../../web/laborshop/orders/queries.ts";
import texts from "../../../web/laborshop/orders/texts.de.ts";

const field = (name: string, label: string, value: string) => ({ name, label, type: "text" as const, value });
const line = (article_number: string, count: number) => ({
  variant: article_number,
  product: "Röhrchen",
  article_number,
  additional_information: "4,7 ml",
  quantity_per_pack: 50,
  count,
});
const order = (
  number: string,
  articles: ListedOrder["articles"],
  delivery: ListedOrder["delivery"],
): ListedOrder => ({
  id: number,
  number,
  reference: "7K3M-9QX2",
  ordered: "2026-03-02T09:00:00.000Z",
  confirmed: null,
  shipped: null,
  status: "confirmed",
  language: "de",
  articles,
  delivery,
  customer_email: "",
  remark: "eilt",
  mails: [],
  anonymous: false,
});

test("orders become rows of their articles, and fields of any form columns of their own", () => {
  const rows = orderTable(
    [
      order("2026-000001", [line("00123", 2), line("00124", 1)], [field("practice", "Praxis", "Am Park")]),
      order(
        "2026-000002",
        [line("0815", 3)],
        [field("ward", "Station", "3B"), field("practice", "Praxis", "Süd")],
      ),
    ],
    texts.columns,
    { status: () => "Neu", ordered: () => "2. März" },
  );
  expect(rows.map((row) => row.length)).toEqual([11, 11, 11, 11]);
  expect(rows[0]?.slice(8, 10)).toEqual(["Praxis", "Station"]);
  expect(rows[2]).toEqual([
    "2026-000001",
    "2. März",
    "Neu",
    "00124",
    "Röhrchen",
    "4,7 ml",
    50,
    1,
    "Am Park",
    "",
    "eilt",
  ]);
  expect(rows[3]?.slice(3)).toEqual(["0815", "Röhrchen", "4,7 ml", 50, 3, "Süd", "3B", "eilt"]);
});
