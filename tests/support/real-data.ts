import { join } from "node:path";

/**
 * Folder of real laboratories' data, which the project may not contain: beside the checkout, or as set in the environment. Only the
 * tests of `tests/real-data` read it; `infra/ops/run.mjs` runs them if it exists, and reports if it does not.
 */
export const realData = process.env.LABORIUM_REAL_DATA ?? join(import.meta.dirname, "../../../shared/data");
