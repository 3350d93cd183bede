import { defineConfig } from "vitest/config";

const common = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // What is waited for comes when the machine has time; a second is little where others build and draw beside it.
  expect: { poll: { timeout: 10_000 } },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: "unit",
          include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
          exclude: ["tests/journeys/**", "tests/cloud/**", "tests/**/*.browser.test.ts", "node_modules/**"],
        },
      },
      {
        extends: true,
        // What is drawn by a real Chromium.
        test: { ...common, name: "browser", include: ["tests/**/*.browser.test.ts"] },
      },
      {
        extends: true,
        // Each file runs a whole local cloud of its own: one after the other.
        test: {
          ...common,
          name: "cloud",
          include: ["tests/cloud/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 180_000,
        },
      },
    ],
  },
});
