import { configure } from "@testing-library/react";
import { afterAll, vi } from "vitest";

/**
 * Clears the leftovers of the previous file, since a worker runs many. Our modules are loaded anew, so that their caches, clients
 * and states begin empty. Packages stay loaded, as they are most of a file's loading time.
 */
const worker = globalThis as { environmentAtFirst?: NodeJS.ProcessEnv };
worker.environmentAtFirst ??= { ...process.env };
for (const name of Object.keys(process.env))
  if (!(name in worker.environmentAtFirst)) delete process.env[name];
Object.assign(process.env, worker.environmentAtFirst);
vi.resetModules();
// A worker keeps one window for all files that need a DOM.
if (typeof document !== "undefined") {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  // The store of notices is a package's, and shows those of the previous file wherever notices are drawn next.
  const { notifications } = await import("@mantine/notifications");
  notifications.clean();
  notifications.cleanQueue();
}

/** In milliseconds; the default of a second is too short on a busy machine, and failing calls are tried three times. */
configure({ asyncUtilTimeout: 10_000 });

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
