// @vitest-environment happy-dom
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { screen } from "@testing-library/react";
import { Route, Routes, useLocation } from "react-router";
import { describe, expect, it } from "vitest";
import { start } from "../../../web/platform/startup.ts";
import ReferenceEntryPage from "../../../web/printpublisher/reference/reference-entry-page.tsx";
import { draw } from "../support/dress.tsx";
import { fakeServer, problem } from "../support/fake-server.ts";
import { eachSignedIn } from "../support/signed-in.ts";
import { startup } from "../support/startup.ts";

const files = import.meta.glob<string>("../../../web/printpublisher/reference/docs/de/*.txt", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});
const pathOf = (address: string) => new URL(address, location.href).pathname;

async function open(entry: string, isReadable = true) {
  const docs = Object.entries(files).map(async ([file, address]) => [
    pathOf(address),
    isReadable
      ? new Response(await readFile(join(import.meta.dirname, file)))
      : problem(500, "internal_error"),
  ]);
  fakeServer({ ...startup, ...Object.fromEntries(await Promise.all(docs)) });
  await start();
  draw(
    <>
      <Here />
      <Routes>
        <Route path="/printpublisher" element={<h1>PrintPublisher</h1>} />
        <Route path="/printpublisher/referenz/:type/:path" element={<ReferenceEntryPage />} />
      </Routes>
    </>,
    `/printpublisher/referenz/${entry}`,
  );
}
const Here = () => <output>{useLocation().pathname}</output>;
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

eachSignedIn();

describe("an entry of the reference", () => {
  it("has a page of its own", async () => {
    await open("seite/format");
    expect(await heading("Format der Seiten")).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("/printpublisher/referenz/seite/format");
  });

  it.each(["seite/gibt-es-nicht", "klasse/format", "nichts/format"])(
    "that there is none of leads to the module's first page: %s",
    async (entry) => {
      await open(entry);
      expect(await heading("PrintPublisher")).toBeTruthy();
      expect(screen.getByRole("status").textContent).toBe("/printpublisher");
    },
  );

  it("is not taken for missing where the reference cannot be read", async () => {
    await open("seite/gibt-es-nicht", false);
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("/printpublisher/referenz/seite/gibt-es-nicht");
  });
});
