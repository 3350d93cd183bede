import { defineConfig } from "vitest/config";
import { ByEnvironment } from "./tests/support/by-environment.ts";

const common = {
  // Generous, because the time a test takes depends on the machine's other work.
  testTimeout: 120_000,
  hookTimeout: 180_000,
  // Longer than the default of a second, which is too short while other builds and browsers run.
  expect: { poll: { timeout: 10_000 } },
};

/** Tests that hash passwords, start programs, synthesize stacks, render whole screens or save by the thousand; `npm run check` leaves them to `npm test`. */
const slow = [
  "tests/core/{provisioning,sessions,users,password-reset}/**",
  "tests/core/catalogue/{catalogue,derived}.test.ts",
  "tests/core/{categories/edit,settings/change,tokens/announce-expiry}.test.ts",
  "tests/importexport/imports/{distinct-names,findings,foreign-json,hostile-json,limits,read-spreadsheet,undo-import}.test.ts",
  "tests/importexport/shapes/{independent,shapes,undo-shapes}.test.ts",
  "tests/importexport/exports/{every-fact,round-trip}.test.ts",
  "tests/infra/{local,ops}/**",
  "tests/infra/stacks/{api,cells,function-bundle,stacks,workflows}.test.ts",
  "tests/laboreditor/{analyses,bulk,csv-export}/**",
  "tests/laboreditor/history/{every-kind,history,restore-values}.test.ts",
  "tests/laborshop/{article-round-trip,attacks,killed,orders,product-picture,provision-shop,typed-text}.test.ts",
  // These try each of the calls as every kind of caller.
  "tests/laws/{access,attacks,conventions,edits}.test.ts",
  "tests/laws/{failures,links,published-values,typed}.test.tsx",
  "tests/platform/records/{listing,place-copies}.test.ts",
  "tests/printpublisher/{books/change-bars,provision-book,text-pictures,web-chapters}.test.ts",
  "tests/platform/picture/**",
  "tests/proficiency/{audit-report,certifications,provision-trials,remind-of-expiry}.test.ts",
  "tests/web/app/{frame,router}.test.tsx",
  "tests/web/core/{accounts,news}.test.tsx",
  "tests/web/importexport/screens.test.tsx",
  "tests/web/laboreditor/{categories-and-items,health-csv-bulk,orphans,pasting/paste-into-table,published-value,rich-text-table,take-over}.test.tsx",
  "tests/web/platform/{picking,resource,save-form}.test.tsx",
  "tests/web/proficiency/validity-filter.test.tsx",
  "tests/webpublisher/directory/{pages,same-search,search-queries}.test.ts",
  "tests/webpublisher/{config,notices}/**",
  "tests/webpublisher/website/fetch-page.test.ts",
];

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: ByEnvironment },
    // Keep compiled files until they change.
    fsModuleCache: true,
    fsModuleCachePath: ".build/vitest",
    // Print output only for failing tests, since tests provoke errors on purpose; the functions' logs therefore go the same way.
    silent: "passed-only",
    env: { POWERTOOLS_DEV: "true" },
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: "unit",
          // A worker runs many files and loads their imports only once.
          isolate: false,
          globalSetup: ["tests/support/engines.setup.ts"],
          setupFiles: ["tests/support/fresh-file.ts"],
          include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
          exclude: [
            "tests/{attack,journeys,cloud,real-data,soak,whole}/**",
            "tests/**/*.browser.test.ts",
            "node_modules/**",
            // Projects ignore `--exclude`.
            ...(process.env.LABORIUM_CHECK === "quick" ? slow : []),
          ],
        },
      },
      {
        extends: true,
        // Tests in a real Chromium.
        test: {
          ...common,
          name: "browser",
          isolate: false,
          setupFiles: ["tests/support/fresh-file.ts"],
          globalSetup: ["tests/support/chromium.setup.ts"],
          include: ["tests/**/*.browser.test.ts"],
        },
      },
      {
        extends: true,
        // Tests on real laboratories' data, which lies beside the checkout if at all.
        test: { ...common, name: "real-data", include: ["tests/real-data/*.test.ts"] },
      },
      {
        extends: true,
        // Work on unkind clouds at full size, only for `npm run soak`.
        test: {
          ...common,
          name: "soak",
          include: ["tests/soak/*.test.ts"],
          env: { LABORIUM_SOAK: "full" },
          // One cloud after the other: several at once would be slower than any of their delays.
          fileParallelism: false,
        },
      },
      {
        extends: true,
        // Fuzzing of every operation, only for `npm run attack`.
        test: {
          ...common,
          name: "attack",
          globalSetup: ["tests/support/engines.setup.ts"],
          include: ["tests/attack/*.test.ts"],
        },
      },
      {
        extends: true,
        // Checks that need a whole run (`infra/ops/run.mjs`).
        test: { ...common, name: "whole", include: ["tests/whole/*.test.ts"] },
      },
      {
        extends: true,
        // Tests on a whole local cloud: the worker's, or a separate one for files that kill it.
        test: {
          ...common,
          name: "cloud",
          isolate: false,
          globalSetup: ["tests/support/cloud.setup.ts"],
          setupFiles: ["tests/support/fresh-file.ts"],
          // Includes the work on unkind clouds at its small size (`tests/soak/size.ts`).
          include: ["tests/cloud/**/*.test.ts", "tests/soak/unkind-{main-job,random-work}.test.ts"],
          testTimeout: 180_000,
        },
      },
    ],
  },
});
