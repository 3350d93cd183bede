// @vitest-environment happy-dom
import { notifications } from "@mantine/notifications";
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";
import { permissions } from "../../shared/kernel/permissions.ts";
import { problem } from "../web/support/fake-server.ts";
import { speak } from "../web/support/texts.ts";
import { appPages, type MadeServer, openPage, serveTo } from "../web/support/whole-app.tsx";

let server: MadeServer;
/** Reads of the frame, whose failure leaves out a figure at most. */
let ofFrame: ReadonlySet<EndpointSpec>;
const reads = () =>
  new Set(server.asked.map(({ endpoint }) => endpoint).filter(({ method }) => method === "GET"));

beforeAll(async () => {
  await speak("de");
  server = await serveTo([...permissions]);
  server.asked.length = 0;
  await openPage("/tastenkuerzel");
  ofFrame = reads();
});
afterEach(() => {
  cleanup();
  notifications.clean();
});

/** Whether an alert says that something could not be read, with a button that tries again. */
const isTold = () =>
  [...document.querySelectorAll("[role=alert]")].some((alert) =>
    [...alert.querySelectorAll("button")].some(({ textContent }) => textContent === "Erneut versuchen"),
  );

it.each(appPages)("$route says what could not be read, and tries again", async ({ address }) => {
  server.asked.length = 0;
  server.answer = () => undefined;
  await openPage(address);
  const silent: string[] = [];
  const all = [...reads()].filter((endpoint) => !ofFrame.has(endpoint));
  for (const endpoint of all) {
    notifications.clean();
    server.answer = (asked) => (asked === endpoint ? problem(501, "internal_error") : undefined);
    await openPage(address);
    await act(() => new Promise((resolve) => setTimeout(resolve, 120)));
    if (!isTold()) silent.push(endpoint.path);
  }
  expect(silent).toEqual([]);
});
