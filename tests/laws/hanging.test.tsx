// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { permissions } from "../../shared/kernel/permissions.ts";
import { Root } from "../../web/app/root.tsx";
import { routes } from "../../web/app/routes.tsx";
import { entry } from "../../web/core/entry.ts";
import { watchNavigation } from "../../web/platform/navigation.ts";
import { speak } from "../web/support/texts.ts";
import { appPages, serveTo } from "../web/support/whole-app.tsx";

/** Every page must end in what it shows or in a message, also if no call is ever answered: nothing waits longer than its time-out. */

/** Milliseconds within which every call and each of its attempts have failed, and the steps in which they pass. */
const [longest, step] = [260_000, 5_000];
/** Turns in which the code of a page is loaded. */
const mostTurns = 100_000;
let tried = 0;

beforeAll(async () => {
  await speak("de");
  await serveTo([...permissions]);
});
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"],
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Lets what does not wait for a timer happen, the loading of code included. */
const turn = () => act(() => new Promise((resolve) => setImmediate(resolve)));
const loading = () =>
  [...document.querySelectorAll("[role=status]")].filter(
    (status) => status.querySelector("[class*=Skeleton]") !== null,
  );

const isSettled = ({ state }: ReturnType<typeof createMemoryRouter>) =>
  state.initialized && state.navigation.state === "idle";

it.each(appPages)("$route waits for no call for ever", async ({ address }) => {
  const paths: string[] = [];
  vi.stubGlobal(
    "fetch",
    (input: Request | string, init?: RequestInit) =>
      new Promise((_, reject) => {
        const { url, signal } = new Request(input, init);
        paths.push(new URL(url).pathname);
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  );
  const router = createMemoryRouter([{ id: "root", Component: Root, children: [...entry, ...routes] }], {
    initialEntries: [address],
  });
  watchNavigation(router);
  render(<RouterProvider router={router} />);
  // The first page takes seconds, since its code is compiled.
  for (let count = 0; count < mostTurns && !isSettled(router); count += 1) await turn();
  expect(isSettled(router)).toBe(true);
  for (let count = 0; count < 4; count += 1) await turn();
  const waits = loading().length > 0;
  for (let past = 0; past < longest; past += step) {
    await act(() => vi.advanceTimersByTimeAsync(step));
    if (past > 60_000 && loading().length === 0) break;
  }
  expect(loading().map((status) => status.parentElement?.textContent)).toEqual([]);
  if (!waits) return;
  tried += 1;
  expect(document.querySelectorAll("[role=alert]").length, paths.join()).toBeGreaterThan(0);
});

it("is asked of many pages that wait", () => {
  expect(tried).toBeGreaterThan(50);
});
