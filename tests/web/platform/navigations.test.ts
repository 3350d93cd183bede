// @vitest-environment happy-dom
import { createMemoryRouter, type RouteObject } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { frame, longestNavigation, page } from "../../../web/platform/routing/page.ts";
import { speak } from "../support/texts.ts";

const never = () => new Promise<never>(() => undefined);
const shown = async () => ({ default: () => null });

beforeEach(async () => {
  await speak("de");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const routes: Record<string, RouteObject[]> = {
  "the code of a page": [page({ path: "there", load: never, audience: "anyone" })],
  "the code of a frame": [frame({ load: never }, [page({ path: "there", load: shown, audience: "anyone" })])],
};

test.each(Object.entries(routes))(
  "a navigation that waits for %s ends in an error in time",
  async (_, children) => {
    const router = createMemoryRouter([{ id: "root", path: "/", children: [{ index: true }, ...children] }]);
    void router.navigate("/there");
    await vi.advanceTimersByTimeAsync(longestNavigation - 1);
    expect(router.state.navigation.state).toBe("loading");
    await vi.advanceTimersByTimeAsync(1);
    expect(router.state.navigation.state).toBe("idle");
    expect(String(Object.values(router.state.errors ?? {}))).toContain("took too long");
  },
);
