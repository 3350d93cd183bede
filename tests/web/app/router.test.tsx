// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createRouter } from "../../../web/app/router.ts";
import { start } from "../../../web/platform/startup.ts";
import { fakeServer, json, problem } from "../support/fake-server.ts";
import { settings } from "../support/mock-data.ts";
import { speak } from "../support/texts.ts";

// Load modules beforehand, so that no test waits for them on a busy machine.
beforeAll(async () => {
  await Promise.all([
    import("../../../web/app/routes.tsx"),
    import("../../../web/core/sessions/login-page.tsx"),
    import("../../../web/core/sessions/texts.de.ts"),
  ]);
});
beforeEach(async () => {
  localStorage.clear();
  await speak("de");
  fakeServer({
    "settings/public/": json(settings),
    "maintenance/": json({ maintenance: false }),
    "version/": problem(404, "not_found"),
  });
  await start();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ["/", "/"],
  ["/dashboard", "/dashboard"],
  ["/gibt/es/nicht?x=1", "/gibt/es/nicht?x=1"],
  ["/einstellungen/system#farben", "/einstellungen/system#farben"],
])(
  "misses no route while those behind the log-in are on their way, and asks for a log-in that leads on: %s",
  async (address, next) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    window.history.replaceState(null, "", address);
    const router = createRouter();
    render(<RouterProvider router={router} />);
    await screen.findByLabelText("Kontoname", undefined, { timeout: 15_000 });
    const { pathname, search } = router.state.location;
    expect([pathname, search]).toEqual(["/login", `?next=${encodeURIComponent(next)}`]);
    expect(warn).not.toHaveBeenCalled();
  },
);
