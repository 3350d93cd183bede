import { expect, test, vi } from "vitest";
import { Catalogue, panelsOf } from "../../../functions/core/door.ts";
import { standardLayout } from "../../../functions/core/provisioning/standard-layout.ts";
import { publicReader } from "../../../functions/webpublisher/directory/public-directory.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { analysisOf, documentOf, stored } from "../../webpublisher/directory/documents.ts";

const size = 10_000;
const codeOf = (index: number) => `A${index}`;
/** Every hundredth analysis is a panel of the five before it. */
const componentsAt = (index: number) =>
  index % 100 === 0 && index > 0 ? Array.from({ length: 5 }, (_, back) => codeOf(index - 1 - back)) : [];
const analysisAt = (index: number, components = componentsAt(index), properties: Partial<Analysis> = {}) =>
  documentOf(
    "analysis",
    analysisOf(codeOf(index), { fields: { components: stored(components) }, ...properties }),
  );
const layout = documentOf("layout", { identifier: "default", fields: standardLayout.fields });
const catalogue = new Catalogue(1, [
  layout,
  ...Array.from({ length: size }, (_, index) => analysisAt(index)),
]);
const reader = publicReader("de", "de");
const panelsIn = (of: Catalogue, index: number) =>
  panelsOf(of, of.content("analysis", codeOf(index)) as Analysis, reader).map(({ code }) => code);

test("after a save, panels are known without reading the other 9,999 analyses again", () => {
  expect(panelsIn(catalogue, 199)).toEqual(["A200"]);
  const next = catalogue.with(2, [analysisAt(7, ["A199", "A3"])]);
  const read = vi.spyOn(next, "documents");
  expect(panelsIn(next, 199)).toEqual(["A200", "A7"]);
  expect(read.mock.calls.filter(([kind]) => kind === "analysis")).toEqual([]);
  // Readers of the former revision still see it.
  expect(panelsIn(catalogue, 199)).toEqual(["A200"]);
});

test("panels that change, go or come back are the same as if all were read", () => {
  const steps = [
    analysisAt(200, ["A1", "A2"]),
    { ...analysisAt(300), deleted: true },
    analysisAt(5, ["A299", "A299", "GONE"]),
    analysisAt(300, ["A1"]),
    analysisAt(200, []),
  ];
  let present = catalogue;
  for (const [index, step] of steps.entries()) {
    present = present.with(index + 2, [step]);
    const anew = new Catalogue(1, present.all());
    for (const code of [1, 2, 5, 195, 199, 295, 299])
      expect(panelsIn(present, code), `${index} ${code}`).toEqual(panelsIn(anew, code));
  }
});

test("a layout without components has no panels", () => {
  const fields = standardLayout.fields.slice(0, 1);
  const next = catalogue.with(2, [documentOf("layout", { identifier: "default", fields })]);
  expect(panelsIn(next, 199)).toEqual([]);
});
