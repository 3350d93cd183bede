import { IconFlask } from "@tabler/icons-react";
import { expect, test, vi } from "vitest";
import { inUiLanguages } from "../../../shared/kernel/ui-language.ts";
import { tags } from "../../../shared/proficiency/tags/tags.endpoints.ts";
import type { Words } from "../../../web/platform/i18n/title.ts";
import { resourcePages } from "../../../web/platform/resource/resource-routes.ts";
import { handleOf } from "../../../web/platform/routing/page.ts";
import { materials } from "../support/shared/made-up/materials.endpoints.ts";

const pages = { list: () => null, create: () => null, one: () => null, deleted: () => null };
const load = vi.fn(async () => ({ pages }));
const words = (de: string, en: string): Words => ({ ...inUiLanguages(() => en), de, en });
const [title, newTitle] = [words("Materialien", "Materials"), words("Neues Material", "New material")];
const routes = resourcePages({ path: "material", title, newTitle, calls: materials, load });

test("a resource has a list, a page for a new one and one for each, guarded by the calls behind them", () => {
  expect(routes.map((route) => [route.path, handleOf(route).title, handleOf(route).calls])).toEqual([
    ["material/:id", title, [materials.read]],
    ["material", title, [materials.read]],
    ["material/neu", newTitle, [materials.create]],
  ]);
});

test("what is kept with its history has a page for what is deleted of it", () => {
  const historied = resourcePages({ path: "tags", title, newTitle, calls: tags, load });
  const last = historied.at(-1);
  expect([last?.path, last && handleOf(last)]).toMatchObject([
    "tags/geloescht",
    { title: words("Materialien: Gelöschtes", "Materials: deleted"), calls: [tags.deleted] },
  ]);
});

test("the page of one may have a title and an entry of the sidebar of its own", () => {
  const facts = { title: words("Material", "Material"), entry: { icon: IconFlask } };
  const [first] = resourcePages({ path: "material", title, newTitle, one: facts, calls: materials, load });
  expect(first && handleOf(first)).toMatchObject({ ...facts, calls: [materials.read] });
});

test("each route draws its own page, which is loaded when it is opened", async () => {
  expect(load).not.toHaveBeenCalled();
  const drawn = await Promise.all(
    routes.map(async ({ lazy }) => (typeof lazy === "function" ? (await lazy()).Component : undefined)),
  );
  expect(drawn).toEqual([pages.one, pages.list, pages.create]);
});
