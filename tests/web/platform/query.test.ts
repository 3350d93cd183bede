// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { getImport } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { callQuery } from "../../../web/platform/api/query.ts";
import { fakeServer, json } from "../support/fake-server.ts";

afterEach(() => vi.unstubAllGlobals());

it("asks for one thing once, for each thing by itself, and forgets all of them by their common key", async () => {
  const requests = fakeServer({ "import/a/": json({ id: "a" }), "import/b/": json({ id: "b" }) });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
  const read = (id: string) => client.fetchQuery(callQuery(["imports"], getImport, { params: { id } }));
  expect([await read("a"), await read("a"), await read("b")]).toEqual([
    { id: "a" },
    { id: "a" },
    { id: "b" },
  ]);
  expect(requests.map(({ url }) => url.pathname)).toEqual(["/api/import/a/", "/api/import/b/"]);
  await client.invalidateQueries({ queryKey: ["imports"] });
  await read("b");
  expect(requests).toHaveLength(3);
});
