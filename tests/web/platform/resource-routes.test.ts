import { expect, test, vi } from "vitest";
import { resourcePages } from "../../../web/platform/resource/resource-routes.ts";
import { handleOf } from "../../../web/platform/routing/page.ts";
import { materials } from "../support/shared/made-up/materials.endpoints.ts";

const pages = { list: () => null, create: () => null, one: () => null };
const load = vi.fn(async () => ({ pages }));
const [title, newTitle] = [
  { de: "Materialien", en: "Materials" },
  { de: "Neues Material", en: "New material" },
];
const routes = resourcePages({ path: "material", title, newTitle, calls: materials, load });

test("a resource has a list, a page for a new one and one for each, guarded by the calls behind them", () => {
  expect(routes.map((route) => [route.path, handleOf(route).title, handleOf(route).calls])).toEqual([
    ["material", title, [materials.list]],
    ["material/neu", newTitle, [materials.create]],
    ["material/:id", title, [materials.read]],
  ]);
});

test("each route draws its own page, which is loaded when it is opened", async () => {
  expect(load).not.toHaveBeenCalled();
  const drawn = await Promise.all(
    routes.map(async ({ lazy }) => (typeof lazy === "function" ? (await lazy()).Component : undefined)),
  );
  expect(drawn).toEqual([pages.list, pages.create, pages.one]);
});
