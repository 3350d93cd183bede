import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { fieldTypes } from "../../shared/core/catalogue/field.ts";
import { filesLike, root, sourceOf } from "./sources.ts";

const names = fieldTypes.join("|");
const comparison = new RegExp(
  `\\b(?:\\w*[tT]ype|guess)\\b *[!=]== *"(?:${names})"|"(?:${names})" *[!=]== *[\\w.?]*[tT]ype\\b`,
  "g",
);
const switched = /^switch \((?:\w+\.)*type\)/;
const branch = new RegExp(`^ *case "(?:${names})":`, "gm");
/** Tables by type that need not have an entry for each of them. */
const partial = /Partial<Record<FieldType|Set<FieldType>|readonly FieldType\[\] = \[/g;

/** The comparisons of a source with the name of a type. */
const comparisonsIn = (source: string) => [
  ...(source.match(comparison) ?? []),
  ...(source.match(partial) ?? []),
  ...source.split(/(?=switch \()/).flatMap((part) => (switched.test(part) ? (part.match(branch) ?? []) : [])),
];

const deliveryType = "compares a type of the shop's delivery form, which only shares a name";
/** Files that may compare with the name of a type, how often, and why. */
const allowed: Record<string, [count: number, reason: string]> = {
  "shared/core/catalogue/field-role.ts": [8, "guesses roles for layouts older than roles, each by one type"],
  "functions/importexport/imports/mapping/guess-column.ts": [2, "doubts two of the types that cells suggest"],
  "functions/importexport/imports/mapping/questions.ts": [
    1,
    "proposes a sign to split the cells of new lists",
  ],
  "web/importexport/imports/mapping.ts": [1, "offers a text in place of a collection that cells suggest"],
  "web/embed/components/analysis.tsx": [6, "a registry would cost more bytes than a widget has left"],
  "web/platform/compared/place-text.ts": [1, "compares the type of a place, which may be that of a fact"],
  "functions/laborshop/mails/order-mail.ts": [1, deliveryType],
  "functions/laborshop/public-orders/check-order.ts": [1, deliveryType],
  "shared/laborshop/configuration/delivery-field.ts": [1, deliveryType],
  "web/embed/shop/delivery-form.tsx": [1, deliveryType],
  "web/embed/shop/delivery.ts": [3, deliveryType],
  "web/laborshop/delivery-form/field-settings.tsx": [2, deliveryType],
  "web/laborshop/orders/customer-of.ts": [1, deliveryType],
  "web/laborshop/orders/order-page.tsx": [1, deliveryType],
  "web/laborshop/orders/pick-lists-page.tsx": [1, deliveryType],
  "web/proficiency/certifications/bulk-table.tsx": [1, "compares the type of an HTML input"],
};

it("only named files compare with the name of a field's type", () => {
  const counts = filesLike("shared/*.ts", "functions/*.ts", "web/*.ts", "web/*.tsx")
    .filter((path) => !path.includes("/kinds/"))
    .map((path) => [path, comparisonsIn(sourceOf(path)).length] as const)
    .filter(([, count]) => count > 0);
  const expected = Object.entries(allowed).map(([path, [count]]) => [path, count]);
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(expected));
});

it("finds each way to compare with the name of a type", () => {
  for (const source of [
    'field.type === "table"',
    'field?.type !== "date"',
    '"list" === type',
    'const checked: ReadonlySet<FieldType> = new Set(["text"])',
    'switch (field.type) {\n  case "text":\n}',
  ])
    expect(comparisonsIn(source), source).toHaveLength(1);
  expect(comparisonsIn('kind === "table"; switch (kind) {\n  case "text":\n}')).toEqual([]);
});

it("the guide for a new type names files that exist", () => {
  const guide = sourceOf("docs/how-to-add-a-field-type.md");
  const paths = [...guide.matchAll(/`((?:shared|functions|web|tests)\/[^`\s]+\.tsx?)`/g)].map(
    ([, path]) => path,
  );
  expect(paths.length).toBeGreaterThan(8);
  const added = ["number.ts", "number.tsx"];
  const missing = paths.filter((path) => path && !existsSync(join(root, path)));
  expect(missing.filter((path) => !added.some((name) => path?.endsWith(`/kinds/${name}`)))).toEqual([]);
});
