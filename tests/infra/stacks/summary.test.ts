import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { summaryOf } from "../../../infra/summary.ts";
import { assemble, type Template } from "./assembly.ts";

const folder = join(import.meta.dirname, "../../../infra/summary");
let templates: Map<string, Template>;
beforeAll(async () => {
  ({ templates } = await assemble("production"));
});

// `npm run summary` rewrites it; the difference shows what a change does to AWS.
test.each(["laborium-edge", "laborium-platform", "laborium-tenant-nord"])(
  "%s is as its summary tells",
  async (name) => {
    await expect(summaryOf(name, templates.get(name)!)).toMatchFileSnapshot(join(folder, `${name}.txt`));
  },
);
