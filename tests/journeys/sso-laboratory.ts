import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { Sso } from "../../shared/core/sessions/sso.ts";
import { runLocalCloud } from "../bench/local-cloud.ts";
import { clientOf } from "../support/browserless.ts";

const root = join(import.meta.dirname, "../..");

/** The address of Eva, the one account that may sign in at the provider, as the laboratory has it. */
export const staffAddress = "Eva@klinik.laborium.example";

/** A laboratory whose file names an identity provider, with stacks and a cloud of its own. */
export async function startLaboratoryOf(sso: Sso, wantedPort?: number) {
  const folder = mkdtempSync(join(tmpdir(), "laborium-sso-"));
  const tenants = join(folder, "tenants");
  mkdirSync(tenants);
  const file = {
    id: "klinik",
    cell: "production-1",
    domain: "klinik.laborium.example",
    name: "Labor der Klinik",
    modules: {
      MD_WEB: true,
      MD_INTRA: false,
      MD_PRINT: false,
      MD_EDITOR: true,
      MD_SHOP: false,
      MD_PROF: false,
    },
    languages: ["de", "en"],
    colours: { primary: "#0b6e6e", accent: "#c2410c" },
    support: { email: "support@laborium.example", phone: "+49 30 5550100" },
    admin: { username: "admin", email: "admin@klinik.laborium.example" },
    catalogue: null,
    sso,
  };
  writeFileSync(join(tenants, "klinik.json"), JSON.stringify(file));
  const assembly = join(folder, "stacks");
  const program = ["infra/synthesize.ts", "--stage", "local", "--tenants", tenants, "--outdir", assembly];
  const run = spawnSync(join(root, "node_modules/.bin/node"), program, { cwd: root, encoding: "utf8" });
  expect(run.stderr).not.toContain("Error");
  expect(run.status).toBe(0);
  const data = join(folder, "data");
  const cloud = await runLocalCloud({ data, assembly, ...(wantedPort && { port: wantedPort }) });
  const admin = clientOf("klinik", cloud.port);
  await admin.signIn();
  const account = { username: "Eva", email: staffAddress, groups: ["exports"] };
  expect((await admin.call("/api/user/list/", { method: "POST", body: account })).status).toBe(201);
  return {
    home: `http://klinik.localhost:${cloud.port}`,
    place: { tenant: "klinik", port: cloud.port, data },
    stop: async () => {
      await cloud.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
