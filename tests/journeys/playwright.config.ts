import { defineConfig } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../support/chromium.ts";

/** Two workers run the journeys in parallel, each in a local cloud of its own, so that neither sees the other's changes. */
const workers = 2;
const first = Number(process.env.LABORIUM_JOURNEY_PORT ?? 4390);
const placeOf = (worker: number) => ({ port: first + worker, data: `.build/journeys-data-${worker}` });

export const ports = Array.from({ length: workers }, (_, worker) => placeOf(worker).port);

/** The local cloud of this worker: fresh, on a port and with a data folder (below the project) of its own. */
export const { port, data } = placeOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));

export default defineConfig({
  testDir: ".",
  globalSetup: ["./looked.ts", "./catalogues.ts"],
  // The last project asks what the others have checked.
  projects: [
    { name: "journeys", testMatch: "*.journey.ts", testIgnore: "looked.journey.ts" },
    { name: "looked", testMatch: "looked.journey.ts", dependencies: ["journeys"] },
  ],
  outputDir: "../../.build/journeys",
  fullyParallel: false,
  workers,
  timeout: 180_000,
  // The first calls of several functions at once, while the other worker's begin as well, have taken more than fifteen seconds.
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [["list"], ["json"]],
  use: {
    baseURL: `http://demo.localhost:${port}`,
    locale: "de-DE",
    viewport: { width: 1440, height: 900 },
    // During colour transitions, contrast would be found too low.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: await chromiumPath(),
      args: chromiumArguments,
    },
  },
  webServer: Array.from({ length: workers }, (_, worker) => {
    const place = placeOf(worker);
    return {
      command: `node infra/local/main.ts --port ${place.port} --data ${place.data} --reset --idle-containers 40`,
      cwd: "../..",
      url: `http://localhost:${place.port}/`,
      timeout: 60_000,
      gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5_000 },
    };
  }),
});
