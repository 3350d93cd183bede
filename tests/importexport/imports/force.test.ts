import { beforeAll, expect, test } from "vitest";
import { newestImports } from "../../../functions/importexport/imports/import.store.ts";
import { announceImport, fileArrived } from "../../../functions/importexport/imports/start-import.ts";
import { jobActor } from "../../../functions/platform/actor.ts";
import { importsApi } from "../../../shared/importexport/imports/imports.endpoints.ts";
import type { EndpointSpec } from "../../../shared/kernel/endpoint.ts";
import { openLaboratory } from "../../support/laboratory.ts";
import { ownAws } from "../../support/recorded-aws.ts";
import { tokenFor } from "../../support/tenants.ts";

/** Only a person may carry out an import that would delete too many: every way in is tried with an import token. */
const lab = openLaboratory({ name: "force", groups: ["imports"] });
ownAws();
beforeAll(async () => {
  process.env.IMPORT_WORKFLOW = "arn:aws:states:eu-central-1:000000000000:stateMachine:import";
});

const waysIn = Object.entries<EndpointSpec>(importsApi.endpoints).filter(
  ([, { method }]) => method === "POST",
);
const file = { file: "all.json", size: 10, mode: "full" };
const forced = async () => (await newestImports(lab.actor, 10)).filter(({ force }) => force);

test.each(waysIn)("%s: takes no force from a token", async (_, endpoint) => {
  const { tenant } = lab.actor;
  const held = { file: "all.json", size: 1, mode: "full", dry_run: true, force: false } as const;
  const { id } = await announceImport(lab.actor, held);
  for (const kind of ["import", "export"] as const) {
    const authorization = await tokenFor(tenant, { groups: ["imports", "exports"] }, kind);
    const sent =
      endpoint.body === "raw"
        ? { query: { force: "true" }, body: "{}", headers: { "content-type": "application/json" } }
        : { body: { ...(endpoint.path === "upload/analysis/url/" && file), force: true } };
    const answer = await lab.call(endpoint, { authorization, params: { id }, ...sent });
    expect([400, 401]).toContain(answer.status);
    if (answer.status === 400)
      expect(answer.body.errors.map(({ path }: { path: string }) => path)).toContain("force");
  }
  expect(await forced()).toEqual([]);
});

test("neither does a file nobody announced, nor a job", async () => {
  await fileArrived(jobActor("start-import"), "01K00000000000000000000000/force=true.json").catch(
    () => undefined,
  );
  await expect(
    announceImport(jobActor("start-import"), {
      file: "all.json",
      size: 1,
      mode: "full",
      dry_run: false,
      force: true,
    }),
  ).rejects.toMatchObject({ code: "validation_failed" });
  expect(await forced()).toEqual([]);
});

test("a person may", async () => {
  const endpoint = importsApi.endpoints.startUpload;
  const answer = await lab.call(endpoint, { body: { ...file, force: true } });
  expect(answer.status).toBe(201);
  expect(await forced()).toHaveLength(1);
});
