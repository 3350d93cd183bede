import { join } from "node:path";

/**
 * Data of real laboratories, which the project may not bring: beside the checkout, or where the environment says. Only the tests of
 * `tests/real-data` read it; `infra/ops/run.mjs` runs them where it is there, and says so where it is not.
 */
export const realData = process.env.LABORIUM_REAL_DATA ?? join(import.meta.dirname, "../../../shared/data");
