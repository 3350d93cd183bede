// @vitest-environment happy-dom
import { QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { AppQueryClient } from "../../../web/platform/api/query-client.ts";

/** A list on a server whose answers hold what it was when they were asked for, and arrive when released. */
function slowServer() {
  const rows = ["first"];
  const waiting: (() => void)[] = [];
  return {
    rows,
    read: () => {
      const answer = [...rows];
      return new Promise<string[]>((resolve) => waiting.push(() => resolve(answer)));
    },
    asked: () => waiting.length,
    release: () => {
      for (const answer of waiting) answer();
    },
  };
}

it("reads a list again that was first being read while a record was added", async () => {
  const server = slowServer();
  const client = new AppQueryClient();
  const options = { queryKey: ["rows"], queryFn: server.read };
  const shown = new QueryObserver<string[]>(client, options);
  const stop = shown.subscribe(() => undefined);
  server.rows.push("second");
  const invalidated = client.invalidateQueries({ queryKey: ["rows"] });
  server.release();
  await invalidated;
  expect(shown.getCurrentResult()).toMatchObject({ data: ["first", "second"], isFetching: false });
  expect(server.asked()).toBe(2);
  stop();
});

it("gives the later answer also to a caller who waits without showing anything", async () => {
  const server = slowServer();
  const client = new AppQueryClient();
  const read = client.fetchQuery({ queryKey: ["rows"], queryFn: server.read });
  server.rows.push("second");
  const invalidated = client.invalidateQueries({ queryKey: ["rows"] });
  server.release();
  await invalidated;
  expect(await read).toEqual(["first", "second"]);
});

it("leaves reads of other keys alone", async () => {
  const server = slowServer();
  const client = new AppQueryClient();
  const read = client.fetchQuery({ queryKey: ["rows"], queryFn: server.read });
  await client.invalidateQueries({ queryKey: ["columns"] });
  server.release();
  await read;
  expect(server.asked()).toBe(1);
});
