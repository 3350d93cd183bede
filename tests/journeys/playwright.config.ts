import { defineConfig } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../support/chromium.ts";

/** The local cloud of the journeys: fresh, on a port and with a data folder (below the project) of its own. */
export const port = Number(process.env.LABORIUM_JOURNEY_PORT ?? 4390);
export const data = ".build/journeys-data";

export default defineConfig({
  testDir: ".",
  testMatch: "*.journey.ts",
  outputDir: "../../.build/journeys",
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [["list"], ["json"]],
  use: {
    baseURL: `http://demo.localhost:${port}`,
    locale: "de-DE",
    viewport: { width: 1440, height: 900 },
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: await chromiumPath(),
      args: chromiumArguments,
    },
  },
  webServer: {
    command: `node infra/local/main.ts --port ${port} --data ${data} --reset`,
    cwd: "../..",
    url: `http://localhost:${port}/`,
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
