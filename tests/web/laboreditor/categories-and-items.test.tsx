// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CategoryPanel } from "../../../web/laboreditor/categories/category-panel.tsx";
import ItemPage from "../../../web/laboreditor/collections/item-page.tsx";
import { beginSession } from "../../../web/platform/session.ts";
import { start } from "../../../web/platform/startup.ts";
import { draw } from "../support/dress.tsx";
import { fakeServer, json, type SentRequest } from "../support/fake-server.ts";
import { startup } from "../support/startup.ts";
import { speak } from "../support/texts.ts";

const id = "01JZ8Q4W6T3R5Y7P9K2M4N6B8D";
const serum = {
  id,
  identifier: "serum",
  collection: "materials",
  name: "Serum",
  names: { de: "Serum" },
  fields: { colour: "gelb" },
  labels: { colour: "Farbe" },
};
const blood = {
  id,
  identifier: "blood",
  name: { de: "Blut" },
  parent: "chemistry",
  layout: "default",
};
const node = { id: "2", identifier: "chemistry", name: "Chemie", has_layout: false, layout: null, count: 3 };
const materials = "01JZ8Q4W6T3R5Y7P9K2M4N6B8A";
const around = {
  ...startup,
  [`core/collections/${materials}/`]: json({
    id: materials,
    identifier: "materials",
    name: "Materialien",
    count: 1,
  }),
  "core/categories/": json({ results: [{ ...node, children: [] }] }),
};

async function server(answers: Parameters<typeof fakeServer>[0]) {
  const requests = fakeServer({ ...around, ...answers });
  await start();
  return requests;
}
/** Requests that change something: the method, If-Match and the body. */
const sent = (requests: SentRequest[]) =>
  requests.flatMap(({ method, headers, body }) =>
    method === "GET" ? [] : [[method, headers.get("if-match"), body ? JSON.parse(body) : null]],
  );
const fill = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const save = () => fireEvent.submit(screen.getByRole("form"));
const confirmDeletion = async () => {
  fireEvent.click(await screen.findByRole("button", { name: "Löschen" }));
  return async () => {
    const confirm = await screen.findByRole("button", { name: "Ja, löschen" });
    await waitFor(() => expect(confirm.hasAttribute("disabled")).toBe(false));
    fireEvent.click(confirm);
  };
};

beforeEach(async () => {
  localStorage.clear();
  beginSession("token");
  await speak("de");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("an item of a collection", () => {
  const route = "/laboreditor/collections/:collectionId";
  const open = (address: string) =>
    draw(
      <Routes>
        <Route path={route} element={<p>Einträge</p>} />
        <Route path={`${route}/item/neu`} element={<ItemPage />} />
        <Route path={`${route}/item/:itemId`} element={<ItemPage />} />
      </Routes>,
      address,
    );
  const created = json(serum, 201, { etag: '"1"' });
  const answer = json(serum, 200, { etag: '"7"' });

  it("is added to its collection, and is then shown at its own address", async () => {
    const requests = await server({
      "core/collection-items/": created,
      [`core/collection-items/${id}/`]: json(serum, 200, { etag: '"1"' }),
    });
    open(`/laboreditor/collections/${materials}/item/neu`);
    await fill(/^Name \(Deutsch\)/, "Serum");
    await fill(/^Kennung/, "serum");
    save();
    expect(await screen.findByRole("heading", { level: 1, name: "Serum" })).toBeTruthy();
    const named = { collection: "materials", identifier: "serum", name: { de: "Serum" } };
    const body = { ...named, fields: {}, labels: {} };
    expect(sent(requests)).toEqual([["POST", null, body]]);
  });

  it("keeps its identifier and its details when it is renamed", async () => {
    const requests = await server({ [`core/collection-items/${id}/`]: answer });
    open(`/laboreditor/collections/${materials}/item/${id}`);
    await fill(/^Name \(Deutsch\)/, "Plasma");
    save();
    await waitFor(() =>
      expect(sent(requests)).toEqual([
        ["PATCH", '"7"', { name: { de: "Plasma" }, fields: { colour: "gelb" }, labels: { colour: "Farbe" } }],
      ]),
    );
  });

  it("is merged where two people change it, detail by detail", async () => {
    const theirs = {
      ...serum,
      names: { de: "Blutserum" },
      fields: { colour: "rot", size: "5 ml" },
      labels: { colour: "Farbe", size: "Größe" },
    };
    const requests = await server({
      [`core/collection-items/${id}/`]: ({ method, headers }) => {
        if (method === "GET")
          return requests.some((request) => request.method === "PATCH")
            ? json(theirs, 200, { etag: '"2"' })
            : answer;
        return headers.get("if-match") === '"2"'
          ? json(theirs, 200, { etag: '"3"' })
          : json({ code: "edit_conflict", status: 412, title: "", detail: "" }, 412);
      },
    });
    open(`/laboreditor/collections/${materials}/item/${id}`);
    await fill(/^Text/, "blau");
    save();
    expect((await screen.findByRole("row", { name: /Farbe: Text/ })).textContent).toContain("blaurot");
    fireEvent.click(screen.getByRole("button", { name: "Zusammenführen und speichern" }));
    await waitFor(() => expect(sent(requests)).toHaveLength(2));
    expect(sent(requests)[1]).toEqual([
      "PATCH",
      '"2"',
      {
        name: { de: "Blutserum" },
        fields: { colour: "blau", size: "5 ml" },
        labels: { colour: "Farbe", size: "Größe" },
      },
    ]);
    await waitFor(() => expect(screen.getByDisplayValue("Größe")).toBeTruthy());
  });

  it("leads back to its collection when it is deleted", async () => {
    const requests = await server({
      [`core/collection-items/${id}/`]: ({ method }) => (method === "GET" ? answer : json(null)),
      [`core/collection-items/${id}/delete-preflight/`]: json({
        count: 1,
        analyses: [{ id, code: "GLU", name: "Glukose" }],
      }),
    });
    open(`/laboreditor/collections/${materials}/item/${id}`);
    await (await confirmDeletion())();
    expect(await screen.findByText("Einträge")).toBeTruthy();
    expect(sent(requests)).toEqual([["DELETE", '"7"', null]]);
  });
});

describe("a category beside the tree", () => {
  const answer = json(blood, 200, { etag: '"3"' });
  const preflight = { count: 1, analyses: [{ id, code: "GLU", name: "Glukose" }], categories: ["Serologie"] };

  it("is made with its identifier, and closes the panel", async () => {
    const close = vi.fn();
    const requests = await server({
      "core/categories/": ({ method }) =>
        method === "POST" ? json(blood, 201, { etag: '"1"' }) : around["core/categories/"],
      "laboreditor/create/": json({ layouts: [], categories: [], form: null }),
    });
    draw(<CategoryPanel id={null} onClose={close} />);
    await fill(/^Name \(Deutsch\)/, "Blut");
    await fill(/^Kennung/, "blood");
    save();
    await waitFor(() => expect(close).toHaveBeenCalled());
    const body = { identifier: "blood", layout: null, name: { de: "Blut" }, parent: null };
    expect(sent(requests)).toEqual([["POST", null, body]]);
  });

  it("is renamed where it stands, and says before it is deleted what moves up and what names it", async () => {
    const close = vi.fn();
    const requests = await server({
      [`core/categories/${id}/`]: ({ method }) =>
        method === "GET" || method === "PATCH" ? answer : json(null),
      [`core/categories/${id}/delete-preflight/`]: json(preflight),
    });
    draw(<CategoryPanel id={id} onClose={close} />);
    await fill(/^Name \(Deutsch\)/, "Vollblut");
    save();
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    const confirm = await confirmDeletion();
    expect(await screen.findByText("Glukose (GLU)")).toBeTruthy();
    expect(screen.getByText("Serologie")).toBeTruthy();
    await confirm();
    await waitFor(() => expect(close).toHaveBeenCalledTimes(2));
    expect(sent(requests)).toEqual([
      ["PATCH", '"3"', { name: { de: "Vollblut" }, parent: "chemistry" }],
      ["DELETE", '"3"', null],
    ]);
  });
});
