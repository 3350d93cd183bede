// @vitest-environment happy-dom
import { TextInput } from "@mantine/core";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import i18next from "i18next";
import { Route, Routes } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { defineEndpoint } from "../../../shared/kernel/endpoint.ts";
import { page, pageQuery } from "../../../shared/kernel/paging.ts";
import { recordVersionSummarySchema } from "../../../shared/kernel/record-version.ts";
import { LocalizedInput } from "../../../web/platform/form/localized-input.tsx";
import type { SaveForm } from "../../../web/platform/form/use-save-form.ts";
import { resource } from "../../../web/platform/resource/resource-pages.tsx";
import { beginSession } from "../../../web/platform/session.ts";
import { start } from "../../../web/platform/startup.ts";
import { hasUnsaved } from "../../../web/ui/form/unsaved.ts";
import { draw } from "../support/dress.tsx";
import { fakeServer, json, problem, type SentRequest } from "../support/fake-server.ts";
import { modules, settings, user } from "../support/mock-data.ts";
import { materialInput } from "../support/shared/made-up/material.ts";
import { materials } from "../support/shared/made-up/materials.endpoints.ts";
import { speak } from "../support/texts.ts";

const base = "/ringversuche/material";
const texts = {
  de: { title: "Materialien", lead: "Alle", search: "Suchen", none: "Keine", new: "Neues Material" },
  en: { title: "Materials", lead: "All", search: "Search", none: "None", new: "New material" },
};
const { move, ...withoutOrder } = materials;
const historied = {
  ...withoutOrder,
  versions: defineEndpoint({
    method: "GET",
    path: `${materials.list.path}{id}/history/`,
    summary: "The versions of a material.",
    params: z.object({ id: z.string() }),
    query: z.object(pageQuery(50)),
    output: page(recordVersionSummarySchema),
    permission: materials.list.permission,
    module: materials.list.module,
  }),
};

function Fields({ form }: { form: SaveForm<typeof materialInput>["form"] }) {
  return (
    <>
      <TextInput label="Name" key={form.key("name")} {...form.getInputProps("name")} />
      <LocalizedInput form={form} path="label" label="Text" />
    </>
  );
}
const describedBy = (calls: typeof withoutOrder & { move?: typeof move }) =>
  resource({
    calls,
    at: base,
    texts: "materials" as never,
    name: ({ name }) => name,
    useColumns: () => [{ key: "name", label: "Name", width: "1fr", phone: "title", cell: (row) => row.name }],
    schema: materialInput,
    values: (material) => ({ name: material?.name ?? "", label: material?.label ?? {} }),
    Fields,
  });

const serum = { id: "1", name: "Serum", label: { de: "Serum" } };
const blood = { id: "2", name: "Vollblut", label: { de: "Blut" } };
const path = "made-up/materials/";
const startup = {
  "settings/public/": json(settings),
  "maintenance/": json({ maintenance: false }),
  "user/current/": json(user),
  "settings/booked_modules/": json({ ...modules, MD_PROF: true }),
};
const pageOf = (results: unknown[], count = results.length) =>
  json({ count, next: null, previous: null, results });
const inOrder = describedBy(materials);
const plain = describedBy(withoutOrder);

function open(address: string, pages = plain) {
  return draw(
    <Routes>
      <Route path={base} element={<pages.list />} />
      <Route path={`${base}/neu`} element={<pages.create />} />
      <Route path={`${base}/:id`} element={<pages.one />} />
    </Routes>,
    address,
  );
}
const ofMethod = (requests: SentRequest[], method: string) =>
  requests.filter((each) => each.method === method);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.submit(screen.getByRole("form"));
const press = (name: string, key: string) =>
  fireEvent.keyDown(screen.getByRole("link", { name }), { key, shiftKey: true });
const moves = (requests: SentRequest[]): string[][] =>
  ofMethod(requests, "POST").map(({ body }) => JSON.parse(body ?? "").order);
const field = async () => await screen.findByLabelText<HTMLInputElement>("Name");

beforeEach(async () => {
  await speak("de");
  for (const language of ["de", "en"] as const)
    i18next.addResourceBundle(language, "materials", texts[language]);
  beginSession("token");
  fakeServer(startup);
  await start();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the list of a resource", () => {
  it("searches and turns pages at the server, and leads to each", async () => {
    const requests = fakeServer({ [path]: pageOf([serum, blood], 120) });
    open(base);
    expect((await screen.findByRole("link", { name: "Serum" })).getAttribute("href")).toBe(`${base}/1`);
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "blut" } });
    await waitFor(() => expect(requests.at(-1)?.url.searchParams.get("search")).toBe("blut"));
    fireEvent.click(screen.getByRole("button", { name: "Seite 2" }));
    await waitFor(() => expect(requests.at(-1)?.url.searchParams.get("offset")).toBe("50"));
  });

  it("speaks the language of the interface", async () => {
    fakeServer({ [path]: pageOf([]) });
    open(base);
    expect(await screen.findByRole("heading", { name: "Materialien" })).toBeTruthy();
    await i18next.changeLanguage("en");
    expect(await screen.findByRole("heading", { name: "Materials" })).toBeTruthy();
  });

  it("is put in order with Shift and the arrow keys, and sends the ids", async () => {
    const requests = fakeServer({ [path]: pageOf([serum, blood]), [`${path}sorting/`]: json(null) });
    open(base, inOrder);
    await screen.findByRole("link", { name: "Serum" });
    press("Serum", "ArrowDown");
    await waitFor(() => expect(moves(requests)).toEqual([["2", "1"]]));
  });

  it("has columns, search and pages in an order of its own too, and is put in order only while it is whole", async () => {
    const requests = fakeServer({ [path]: pageOf([serum, blood], 120), [`${path}sorting/`]: json(null) });
    open(base, inOrder);
    const handle = { name: "Serum nach unten verschieben" };
    expect(await screen.findByRole("button", handle)).toBeTruthy();
    expect(screen.getByRole("columnheader", { name: "Name" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Seite 3" })).toBeTruthy();
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "blut" } });
    await waitFor(() => expect(requests.at(-1)?.url.searchParams.get("search")).toBe("blut"));
    expect(screen.queryByRole("button", handle)).toBeNull();
    press("Serum", "ArrowDown");
    fireEvent.click(screen.getByRole("button", { name: "Suche leeren" }));
    expect(await screen.findByRole("button", handle)).toBeTruthy();
    expect(moves(requests)).toEqual([]);
  });

  it("keeps a moved row between its neighbours, and follows it over the end of a page", async () => {
    const many = Array.from({ length: 120 }, (_, index) => ({
      id: `${index}`,
      name: `Material ${index}`,
      label: {},
    }));
    const requests = fakeServer({
      [path]: ({ url }) => {
        const [from, limit] = ["offset", "limit"].map((name) => Number(url.searchParams.get(name)));
        return pageOf(many.slice(from, Number(from) + Number(limit)), many.length);
      },
      [`${path}sorting/`]: json(null),
    });
    open(`${base}?offset=50`, inOrder);
    expect(await screen.findByRole("link", { name: "Material 50" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Material 49" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Material 100" })).toBeNull();
    press("Material 98", "ArrowDown");
    await waitFor(() => expect(moves(requests)[0]?.slice(-3)).toEqual(["99", "98", "100"]));
    expect(screen.getByText("Material 98 steht jetzt an Stelle 100 von 120.")).toBeTruthy();
    press("Material 50", "ArrowUp");
    await waitFor(() => expect(moves(requests).at(-1)?.slice(0, 2)).toEqual(["50", "49"]));
    await waitFor(() =>
      expect(requests.some(({ url }) => url.searchParams.get("offset") === "0")).toBe(true),
    );
  });
});

describe("the page of a new one", () => {
  it("says at the field what the server refuses, and leads to what was made", async () => {
    const refused = problem(400, "validation_failed", {
      errors: [{ path: "name", code: "already_exists", message: "taken" }],
    });
    const requests = fakeServer({
      [path]: [refused, json(serum, 201, { etag: '"1"' })],
      [`${path}1/`]: json(serum, 200, { etag: '"1"' }),
    });
    open(`${base}/neu`);
    await field();
    type("Name", "Serum");
    type("Text (Deutsch)", "Serum");
    expect(hasUnsaved()).toBe(true);
    save();
    expect(await screen.findByText("Das gibt es schon.")).toBeTruthy();
    save();
    expect(await screen.findByRole("heading", { level: 1, name: "Serum" })).toBeTruthy();
    const keys = ofMethod(requests, "POST").map(({ headers }) => headers.get("idempotency-key"));
    expect(new Set(keys).size).toBe(2);
    expect(keys).not.toContain(null);
  });
});

describe("the page of one", () => {
  it("is only read by whoever may not change it", async () => {
    const permissions = user.permissions.filter((each) => !each.endsWith(".change_testable"));
    fakeServer({
      ...startup,
      "user/current/": json({ ...user, permissions }),
      [`${path}1/`]: json(serum, 200, { etag: '"1"' }),
    });
    await start();
    open(`${base}/1`);
    expect((await field()).value).toBe("Serum");
    expect(screen.queryByRole("button", { name: "Speichern" })).toBeNull();
    expect(screen.getByText(/Dafür fehlt Ihrem Konto die Berechtigung/)).toBeTruthy();
  });

  const conflict = problem(412, "edit_conflict");
  const changed = { ...serum, name: "Plasma" };

  it("shows the version that a save has just written", async () => {
    const version = (hid: number) => ({
      hid,
      at: "2026-05-01T10:00:00.000Z",
      action: hid === 1 ? "created" : "changed",
      author: { kind: "account", id: "1", name: "admin" },
    });
    fakeServer({
      [`${path}1/`]: ({ method }) =>
        json(method === "GET" ? serum : changed, 200, { etag: method === "GET" ? '"1"' : '"2"' }),
      [`${path}1/history/`]: [pageOf([version(1)]), pageOf([version(2), version(1)])],
    });
    open(`${base}/1`, describedBy(historied));
    expect(await screen.findByText("Fassung 1, angelegt")).toBeTruthy();
    type("Name", "Plasma");
    save();
    expect(await screen.findByText("Fassung 2, geändert")).toBeTruthy();
  });

  it("keeps what is typed over an edit conflict, and saves it upon what is there now", async () => {
    const requests = fakeServer({
      [`${path}1/`]: ({ method, headers }) =>
        method === "GET"
          ? json(requests.length > 1 ? changed : serum, 200, { etag: requests.length > 1 ? '"2"' : '"1"' })
          : headers.get("if-match") === '"2"'
            ? json({ ...serum, name: "Meins" }, 200, { etag: '"3"' })
            : conflict,
    });
    open(`${base}/1`);
    await field();
    type("Name", "Meins");
    save();
    fireEvent.click(await screen.findByRole("button", { name: "Zusammenführen und speichern" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Meins" })).toBeTruthy();
    expect(ofMethod(requests, "PATCH").map(({ headers }) => headers.get("if-match"))).toEqual(['"1"', '"2"']);
    expect(hasUnsaved()).toBe(false);
  });

  it("takes over what somebody else saved where one wants that", async () => {
    const requests = fakeServer({
      [`${path}1/`]: ({ method }) =>
        method === "GET"
          ? json(requests.length > 1 ? changed : serum, 200, { etag: `"${requests.length}"` })
          : conflict,
    });
    open(`${base}/1`);
    await field();
    type("Name", "Meins");
    save();
    fireEvent.click(await screen.findByRole("button", { name: /Neuen Stand laden/ }));
    await waitFor(async () => expect((await field()).value).toBe("Plasma"));
  });

  it("asks before deleting with what goes along, and leads to the list", async () => {
    const requests = fakeServer({
      [`${path}1/`]: ({ method }) => (method === "GET" ? json(serum, 200, { etag: '"7"' }) : json(null)),
      [`${path}1/delete-preflight/`]: json({ certificates: ["Zertifikat 1"] }),
      [path]: pageOf([blood]),
    });
    open(`${base}/1`);
    fireEvent.click(await screen.findByRole("button", { name: "Löschen" }));
    expect(await screen.findByText("Zertifikat 1")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Ja, löschen" }));
    expect(await screen.findByRole("link", { name: "Vollblut" })).toBeTruthy();
    expect(ofMethod(requests, "DELETE")[0]?.headers.get("if-match")).toBe('"7"');
  });
});
