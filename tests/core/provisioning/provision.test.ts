import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { CloudFormationCustomResourceEvent, Context, SQSEvent } from "aws-lambda";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { handler as sendMail } from "../../../functions/core/mail/send-mail.job.ts";
import { handler } from "../../../functions/core/provisioning/provision-tenant.job.ts";
import { provisioningImportId } from "../../../functions/core/provisioning/provision-tenant.ts";
import { accountRecords } from "../../../functions/core/users/account.store.ts";
import { findLogin } from "../../../functions/core/users/secret.store.ts";
import type { TenantId } from "../../../functions/platform/actor.ts";
import { openTable } from "../../../functions/platform/table/table.ts";
import { readTenant } from "../../../functions/platform/tenant.store.ts";
import { outgoingMailSchema } from "../../../shared/core/mail/mail.messages.ts";
import { useResetToken } from "../../../shared/core/password-reset/password-reset.endpoints.ts";
import { login } from "../../../shared/core/sessions/sessions.endpoints.ts";
import { moduleKeys } from "../../../shared/kernel/modules.ts";
import { tenantKey } from "../../../shared/kernel/table-keys.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { ownAws } from "../../support/recorded-aws.ts";

ownDynamoDb();
const aws = ownAws();
let cloudFormation: Server;
let responseUrl: string;
const outcomes: { Status: string; Reason: string; type: string | undefined }[] = [];
let refusal = 200;
beforeAll(async () => {
  cloudFormation = createServer(async (request, response) => {
    let text = "";
    for await (const part of request) text += part;
    outcomes.push({ ...JSON.parse(text), type: request.headers["content-type"] });
    response.writeHead(refusal).end();
  });
  await new Promise<void>((resolve) => cloudFormation.listen(0, "127.0.0.1", resolve));
  responseUrl = `http://127.0.0.1:${(cloudFormation.address() as { port: number }).port}/`;
});
afterAll(() => {
  cloudFormation.close();
});

let actor: { tenant: TenantId };
let tenants = 0;
beforeEach(() => {
  const tenant = `lab${++tenants}`;
  actor = { tenant: tenant as TenantId };
  Object.assign(process.env, { TENANT: tenant, STAGE: "production", IMPORTS_BUCKET: "imports" });
  refusal = 200;
  outcomes.length = 0;
  aws.messages.length = 0;
  aws.mails.length = 0;
});

const file = (facts: object = {}) => ({
  id: process.env.TENANT,
  domain: "lab.example",
  name: "Labor <Nord>",
  modules: Object.fromEntries(moduleKeys.map((key) => [key, key === "MD_WEB"])),
  languages: ["de", "en"],
  support: { email: "support@lab.example", phone: "+49 30 1" },
  admin: { username: "Admin", email: "admin@lab.example" },
  ...facts,
});
async function provision(
  facts: object = {},
  properties: object = {},
  RequestType = "Update",
): Promise<string> {
  const event = {
    RequestType,
    ResponseURL: responseUrl,
    StackId: "stack",
    RequestId: "request",
    LogicalResourceId: "Tenant",
    ResourceProperties: { TenantFile: JSON.stringify(file(facts)), ...properties },
  };
  await handler(event as unknown as CloudFormationCustomResourceEvent, {} as Context);
  return outcomes.at(-1)?.Status ?? "no answer";
}

describe("provisioning a laboratory", () => {
  test("makes its record and an administrator who can do nothing before a password is set", async () => {
    expect(await provision({}, {}, "Create")).toBe("SUCCESS");
    expect(await readTenant(actor)).toMatchObject({
      name: "Labor <Nord>",
      maintenance: false,
      platform_maintenance: false,
      disabled: false,
    });
    expect(await accountRecords.findBy(actor, "username", "admin")).toMatchObject({
      username: "Admin",
      is_admin: true,
      language: "de",
    });
    expect(await findLogin(actor, "admin")).toMatchObject({ passwordHash: undefined });
    const authorization = `Basic ${btoa("admin:")}`;
    expect((await callApi(login, { authorization })).status).toBe(401);
  });

  test("tells the administrator by mail where to set it, in both languages", async () => {
    await provision();
    await sendMail({ Records: [{ body: JSON.stringify(aws.messages[0]) }] } as SQSEvent, {} as Context);
    const mail = await PostalMime.parse(aws.mails[0]!);
    expect(mail.to?.[0]?.address).toBe("admin@lab.example");
    const [, token] = /https:\/\/lab\.example\/login\/reset\/([\w-]{43})/.exec(mail.text ?? "") ?? [];
    for (const text of [mail.text, mail.html]) {
      expect(text).toContain(`https://lab.example/login/reset/${token}`);
      expect(text).toMatch(/Passwort[\s\S]*password/);
    }
    expect(mail.html).toContain("Labor &lt;Nord&gt;");
    const password = "Kiesel-Regenschirm-42";
    const answer = await callApi(useResetToken, { body: { token, password, password_retype: password } });
    expect(answer.status).toBe(204);
    const authorization = `Basic ${btoa(`admin:${password}`)}`;
    expect((await callApi(login, { authorization })).status).toBe(200);
  });

  test("may be repeated: one administrator, one mail, none once the password is set", async () => {
    for (let round = 0; round < 3; round++) expect(await provision()).toBe("SUCCESS");
    const ids = new Set(aws.messages.map((message) => outgoingMailSchema.parse(message).id));
    const { id } = (await findLogin(actor, "admin"))!;
    expect(ids).toEqual(new Set([id]));
    await openTable(actor).put({ pk: "ACCOUNT-SECRET", sk: id }, { hash: "$argon2id$set" });
    aws.messages.length = 0;
    await provision();
    expect(aws.messages).toEqual([]);
    expect((await findLogin(actor, "admin"))?.passwordHash).toBe("$argon2id$set");
  });

  test("of the stage with the published password succeeds on the local cloud and nowhere else", async () => {
    process.env.STAGE = "local";
    const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB;
    delete process.env.AWS_ENDPOINT_URL_DYNAMODB;
    try {
      expect(await provision()).toBe("FAILED");
    } finally {
      process.env.AWS_ENDPOINT_URL_DYNAMODB = endpoint;
    }
    expect(await readTenant(actor)).toBeUndefined();
    expect(await provision()).toBe("SUCCESS");
    const authorization = `Basic ${btoa("admin:Laborium-lokal-2026!")}`;
    expect((await callApi(login, { authorization })).status).toBe(200);
  });

  test("catches up with the mail where it died before", async () => {
    const queue = process.env.MAIL_QUEUE;
    delete process.env.MAIL_QUEUE;
    expect(await provision()).toBe("FAILED");
    process.env.MAIL_QUEUE = queue;
    expect(await provision()).toBe("SUCCESS");
    expect(aws.messages).toHaveLength(1);
  });

  test("gives a known password on one machine, and sends nothing", async () => {
    process.env.STAGE = "local";
    await provision();
    const authorization = `Basic ${btoa("admin:Laborium-lokal-2026!")}`;
    expect((await callApi(login, { authorization })).status).toBe(200);
    expect(aws.messages).toEqual([]);
  });

  test("changes what ops own and keeps what the laboratory changed", async () => {
    await provision();
    const colours = { primary: "#111111", accent: "#222222" };
    const settings = { name: "Unser Labor", colours, logo: "/api/public/logo/1/" };
    const resting = { maintenance: true, platform_maintenance: true };
    await openTable(actor).update(tenantKey, { set: { ...settings, ...resting } });
    const modules = Object.fromEntries(moduleKeys.map((key) => [key, true]));
    await provision({ modules, disabled: true, languages: ["en"], name: "From the file" });
    expect(await readTenant(actor)).toMatchObject({
      ...settings,
      ...resting,
      modules,
      disabled: true,
      languages: ["en"],
      version: 2,
    });
  });

  test("deletes nothing when the resource is taken away", async () => {
    await provision();
    expect(await provision({}, {}, "Delete")).toBe("SUCCESS");
    expect(await readTenant(actor)).toBeDefined();
  });

  test("gives back no administrator that the laboratory renamed or deleted", async () => {
    await provision();
    const { id } = (await findLogin(actor, "admin"))!;
    await accountRecords.remove({ ...actor, kind: "job", id: "test", name: "test" }, id);
    aws.messages.length = 0;
    expect(await provision()).toBe("SUCCESS");
    expect(await findLogin(actor, "admin")).toBeUndefined();
    expect(aws.messages).toEqual([]);
  });

  test("refuses another laboratory's file", async () => {
    expect(await provision({ id: "neighbour" })).toBe("FAILED");
    expect(await readTenant(actor)).toBeUndefined();
  });

  test("reports without a type, for which CloudFormation's URL is not signed, and briefly", async () => {
    expect(await provision({ languages: Array(200).fill("xx") })).toBe("FAILED");
    expect(outcomes[0]?.type ?? "").toBe("");
    expect(JSON.stringify(outcomes[0]).length).toBeLessThan(4096);
    refusal = 403;
    await expect(provision()).rejects.toThrow("403");
  });

  test("says what is wrong with the file, instead of leaving the deployment waiting", async () => {
    expect(await provision({ languages: ["xx"] })).toBe("FAILED");
    expect(outcomes[0]?.Reason).toContain("languages");
    expect(await readTenant(actor)).toBeUndefined();
  });
});

describe("the catalogue a laboratory starts with", () => {
  const bytes = Buffer.from('{"version":1}');
  const CatalogueSha256 = createHash("sha256").update(bytes).digest("hex");
  const properties = { CatalogueKey: "provisioning/catalogue.json", CatalogueSha256 };
  const arrivals = () => [...aws.objects.keys()].filter((key) => key.includes(`${actor.tenant}/0000000000`));

  test("is put where imports arrive, once", async () => {
    aws.objects.set(`assets/${actor.tenant}/provisioning/catalogue.json`, bytes);
    expect(await provision({}, properties)).toBe("SUCCESS");
    expect(arrivals()).toEqual([
      `imports/${actor.tenant}/${provisioningImportId(CatalogueSha256)}/catalogue.json`,
    ]);
    aws.objects.set(arrivals()[0]!, Buffer.from("kept"));
    await provision({}, properties);
    expect(aws.objects.get(arrivals()[0]!)?.toString()).toBe("kept");
  });

  test("is never followed by another one, and never comes over what a laboratory already has", async () => {
    aws.objects.set(`assets/${actor.tenant}/provisioning/catalogue.json`, bytes);
    await provision({}, properties);
    await provision({}, { ...properties, CatalogueSha256: "other" });
    expect(arrivals()).toHaveLength(1);
    process.env.TENANT = `bare${tenants}`;
    actor = { tenant: process.env.TENANT as TenantId };
    aws.objects.set(`assets/${actor.tenant}/provisioning/catalogue.json`, bytes);
    await provision();
    expect(await provision({}, properties)).toBe("SUCCESS");
    expect(arrivals()).toEqual([]);
  });

  test("that is not there fails the deployment, and the next one brings it", async () => {
    expect(await provision({}, properties)).toBe("FAILED");
    expect(outcomes[0]?.Reason).toContain("provisioning/catalogue.json");
    aws.objects.set(`assets/${actor.tenant}/provisioning/catalogue.json`, bytes);
    expect(await provision({}, properties)).toBe("SUCCESS");
    expect(arrivals()).toHaveLength(1);
  });
});
