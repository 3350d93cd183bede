import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { fullCell } from "../../infra/deployment.ts";
import {
  allowed,
  type CellTemplates,
  countAt,
  quotas,
  quotasDocument,
  shares,
  unlimited,
} from "../../infra/quotas.ts";
import { assemble } from "../infra/stacks/assembly.ts";
import { root } from "./sources.ts";

let templates: CellTemplates;
beforeAll(async () => {
  const all = [...(await assemble("production")).templates];
  const isLaboratory = (name: string) => name.startsWith("laborium-tenant-");
  templates = {
    shared: all.filter(([name]) => !isLaboratory(name)).map(([, template]) => template),
    laboratories: all.filter(([name]) => isLaboratory(name)).map(([, template]) => template),
  };
});

test.each([1, 25, fullCell])(
  "%i laboratories in a cell keep every quota of their account",
  (laboratories) => {
    for (const quota of quotas)
      expect(countAt(quota, templates, laboratories), `${quota.service}: ${quota.name}`).toBeLessThanOrEqual(
        allowed(quota),
      );
  },
);

test("more is asked for where AWS grants it, and only as far as a full cell needs it", () => {
  for (const quota of quotas.filter(({ asked: increase }) => increase !== undefined)) {
    const name = `${quota.service}: ${quota.name}`;
    expect(quota.adjustable, name).toBe(true);
    expect(countAt(quota, templates, fullCell), name).toBeGreaterThan(quota.limit);
  }
});

test("every type of resource is limited by a quota that is counted, or by none", () => {
  const counted = new Set([...quotas.flatMap(({ types }) => types), ...unlimited]);
  const used = [...templates.shared, ...templates.laboratories].flatMap(({ Resources }) =>
    Object.values(Resources).map(({ Type }) => Type),
  );
  expect([...new Set(used)].filter((type) => !counted.has(type))).toEqual([]);
});

test("every quota is counted: each finds something in the templates, and names AWS's page", () => {
  for (const quota of quotas) {
    const { shared, each } = shares(quota, templates);
    expect(shared + each, `${quota.service}: ${quota.name}`).toBeGreaterThan(0);
    expect(quota.source).toMatch(/^https:\/\/(?:docs\.aws\.amazon\.com|github\.com)\//);
  }
});

test("what grows with laboratories is neither the number of roles by function nor reserved containers", () => {
  const each = (name: string) => shares(quotas.find((quota) => quota.name === name)!, templates).each;
  expect(each("roles")).toBeLessThanOrEqual(30);
  expect(each("log groups")).toBeLessThanOrEqual(6);
  for (const { Resources } of templates.laboratories)
    expect(JSON.stringify(Resources)).not.toContain("ReservedConcurrentExecutions");
});

test("docs/quotas.md is what the table and the templates say", async () => {
  await expect(quotasDocument(templates)).toMatchFileSnapshot(join(root, "docs/quotas.md"));
});
