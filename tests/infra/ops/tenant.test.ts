import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readTenants, tenantsFolder } from "../../../infra/tenants.ts";

const root = join(import.meta.dirname, "../../..");
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tenants-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs `npm run tenant` without npm. */
function tenant(...args: string[]) {
  const command = [join(root, "infra/ops/tenant.ts"), ...args, "--folder", folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
  return { status, stdout, stderr };
}
const west = [
  ...[
    "create",
    "west",
    "--domain",
    "labor-west.example",
    "--name",
    'Labor "West"',
    "--admin-email",
    "chef@labor-west.example",
  ],
  ...["--support-email", "help@provider.example", "--support-phone", "+49 30 1"],
];

describe("a laboratory's file", () => {
  test("is made with what is said and sensible beginnings for the rest", () => {
    expect(tenant(...west, "--modules", "MD_WEB, MD_EDITOR", "--languages", "en,de")).toMatchObject({
      status: 0,
    });
    expect(readTenants(folder)).toMatchObject([
      {
        id: "west",
        cell: "production-1",
        domain: "labor-west.example",
        name: 'Labor "West"',
        disabled: false,
        modules: { MD_WEB: true, MD_EDITOR: true, MD_SHOP: false },
        languages: ["en", "de"],
        admin: { username: "admin", email: "chef@labor-west.example" },
        catalogue: null,
      },
    ]);
    expect(tenant("list").stdout).toContain("labor-west.example");
  });

  test("is placed in a cell of its stage that has room, and stays there", () => {
    const cells = mkdtempSync(join(tmpdir(), "cells-"));
    const cell = { id: "small-1", stage: "staging", account: "123456789012", laboratories: 1 };
    writeFileSync(join(cells, "small-1.json"), JSON.stringify(cell));
    const here = ["--cells", cells, "--stage", "staging"];
    expect(tenant(...west, ...here).stdout).toContain("in the cell small-1, account 123456789012");
    const [, , ...facts] = west;
    const second = ["create", "second", ...facts, "--domain", "second.example"];
    expect(tenant(...second, ...here).stderr).toContain("Every cell of staging is full or closed");
    expect(tenant("list", "--cells", cells).stdout).toContain(
      "small-1 (staging, account 123456789012, eu-central-1): 1 of 1\n  west",
    );
    expect(tenant("update", "west", "--cell", "other").stderr).toContain("stays in its cell");
    rmSync(cells, { recursive: true });
  });

  test("is never made over another, nor for a domain that another has", () => {
    tenant(...west);
    expect(tenant(...west)).toMatchObject({ status: 2, stderr: expect.stringContaining("is there already") });
    const [, , ...facts] = west;
    expect(tenant("create", "second", ...facts)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("belongs to west"),
    });
    expect(readTenants(folder)).toHaveLength(1);
  });

  test("is changed in what is said and nothing else, disabled and enabled again", () => {
    tenant(...west);
    const before = readFileSync(join(folder, "west.json"), "utf8");
    expect(tenant("update", "west", "--modules", "MD_PRINT", "--accent", "#abc").status).toBe(0);
    expect(readTenants(folder)[0]).toMatchObject({
      modules: { MD_WEB: false, MD_PRINT: true },
      colours: { primary: "#0b6e6e", accent: "#abc" },
      admin: { email: "chef@labor-west.example" },
    });
    tenant("update", "west", "--modules", "none", "--accent", "#c2410c");
    expect(readFileSync(join(folder, "west.json"), "utf8")).toBe(before);
    tenant("disable", "west");
    expect(readTenants(folder)[0]?.disabled).toBe(true);
    expect(tenant("list").stdout).toContain("(disabled)");
    tenant("enable", "west");
    expect(readFileSync(join(folder, "west.json"), "utf8")).toBe(before);
  });

  test.each([
    [
      "everything that lacks",
      ["create", "west"],
      /^--domain is missing\.\n--name is missing\.\n--support-email is missing\.\n[\s\S]*--admin-email is missing\./,
    ],
    ["an id that is none", ["create", "We st", ...west.slice(2)], /^ID: Small letters/],
    ["a domain that is none", [...west, "--domain", "https://x"], /^--domain: Not a domain/],
    ["a module that is none", [...west, "--modules", "MD_X"], /no module MD_X/],
    ["a colour that is none", [...west, "--primary", "red"], /^--primary: /],
    ["an unknown option", [...west, "--colour", "red"], /--colour/],
    ["a laboratory that is not there", ["disable", "nobody"], /no laboratory nobody/],
    ["nothing said", [], /npm run tenant/],
  ])("is not written, and the command says why: %s", (_, args, message) => {
    expect(tenant(...args)).toMatchObject({ status: 2, stderr: expect.stringMatching(message) });
    expect(readTenants(folder)).toEqual([]);
  });

  test("of the project's own laboratories holds to the schema", () => {
    expect(readTenants(tenantsFolder).map(({ id }) => id)).toEqual(expect.arrayContaining(["demo", "nord"]));
  });
});
