import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, test } from "vitest";
import { composePasswordMail } from "../../functions/core/password-reset/compose-password-mail.ts";
import { rememberDevice } from "../../functions/core/sessions/device.store.ts";
import { takeLink } from "../../functions/core/sessions/throttle.store.ts";
import { documentClient } from "../../functions/platform/table/client.ts";
import { endOf } from "../../functions/printpublisher/pictures/picture-commands.ts";
import { askedFor } from "../../functions/webpublisher/notices/subscriber.store.ts";
import { impersonal, personalStores } from "../../shared/kernel/personal-data.ts";
import {
  keptElsewhere,
  keptItems,
  keptOrderMonths,
  keptUnusedPictures,
} from "../../shared/kernel/retention.ts";
import { shopCategories } from "../../shared/laborshop/articles/articles.endpoints.ts";
import { shopConfiguration } from "../../shared/laborshop/configuration/configuration.endpoints.ts";
import { confirmationLife } from "../../shared/laborshop/orders/order.ts";
import { assemble, type RawResource } from "../infra/stacks/assembly.ts";
import { makeAccount } from "../support/accounts.ts";
import { openLaboratory } from "../support/laboratory.ts";
import { root } from "./sources.ts";

/** Times that docs/privacy.md promises are those of the templates and of the items that code writes. */
const keptDays = { ...keptItems, ...keptElsewhere };
const day = 24 * 60 * 60;
const measured: Partial<Record<keyof typeof keptDays, number>> = {};

describe("the templates", () => {
  let resources: [stack: string, resource: RawResource][];
  beforeAll(async () => {
    const { templates } = await assemble("production");
    resources = [...templates].flatMap(([stack, { Resources }]) =>
      Object.values(Resources).map((resource): [string, RawResource] => [stack, resource]),
    );
  });
  const of = (type: string) =>
    resources.filter(([, { Type }]) => Type === type).map(([, { Properties }]) => Properties);

  test("keep mails in queues as long as declared, and nothing longer", () => {
    const queues = of("AWS::SQS::Queue");
    const daysOf = (name: RegExp) =>
      new Set(
        queues
          .filter(({ QueueName }) => name.test(JSON.stringify(QueueName)))
          .map(({ MessageRetentionPeriod }) => Number(MessageRetentionPeriod) / day),
      );
    expect(daysOf(/-mail"/)).toEqual(new Set([keptDays.queuedMails]));
    expect(daysOf(/-dead"/)).toEqual(new Set([keptDays.failedMails]));
    expect(Math.max(...daysOf(/./))).toBe(keptDays.failedMails);
    measured.queuedMails = keptDays.queuedMails;
    measured.failedMails = keptDays.failedMails;
  });

  test("keep the logs that hold data about people as long as declared, and let every log expire", () => {
    const groups = of("AWS::Logs::LogGroup");
    const daysOf = (name: string) =>
      groups.find(({ LogGroupName }) => LogGroupName === name)?.RetentionInDays as number | undefined;
    measured.securityCopy = daysOf("/laborium/platform/security");
    measured.firewall = daysOf("aws-waf-logs-laborium");
    expect(groups.filter(({ RetentionInDays }) => !RetentionInDays)).toEqual([]);
    expect(measured.securityCopy).toBe(keptDays.securityCopy);
    expect(measured.firewall).toBe(keptDays.firewall);
  });

  test("keep backups as long as declared, and former versions of files no longer than their files say", () => {
    const [vault] = of("AWS::Backup::BackupVault") as { LockConfiguration: { MinRetentionDays: number } }[];
    const rules = of("AWS::Backup::BackupPlan").flatMap(
      ({ BackupPlan }) =>
        (BackupPlan as { BackupPlanRule: { Lifecycle: { DeleteAfterDays: number } }[] }).BackupPlanRule,
    );
    const days = new Set(rules.map(({ Lifecycle }) => Lifecycle.DeleteAfterDays));
    expect(days).toEqual(new Set([keptDays.backups]));
    expect(vault?.LockConfiguration.MinRetentionDays).toBe(keptDays.backups);
    // Point-in-time recovery goes back 35 days unless a template says otherwise.
    const [table] = of("AWS::DynamoDB::Table");
    const recovery = table?.PointInTimeRecoverySpecification as { RecoveryPeriodInDays?: number };
    expect(recovery.RecoveryPeriodInDays ?? 35).toBe(keptDays.backups);
    expect(table?.TimeToLiveSpecification).toEqual({ AttributeName: "expires", Enabled: true });
    measured.backups = keptDays.backups;
  });

  test("remove chunks and arrivals after the days that the declarations name", () => {
    const rules = of("AWS::S3::Bucket").flatMap(
      ({ LifecycleConfiguration }) =>
        (LifecycleConfiguration as { Rules?: { Prefix?: string; ExpirationInDays?: number }[] })?.Rules ?? [],
    );
    const daysOf = (folder: string) =>
      new Set(
        rules
          .filter(({ Prefix }) => Prefix?.endsWith(`/${folder}/`))
          .map(({ ExpirationInDays }) => ExpirationInDays),
      );
    expect(daysOf("chunks")).toEqual(new Set([daysIn(impersonal.chunks)]));
  });
});

const daysIn = (text = "") => Number(/(\d+) days/.exec(text)?.[1]);

describe("code", () => {
  const lab = openLaboratory({ name: "retention", groups: ["laborshop"] });

  test("writes items that run out after the declared days", async () => {
    process.env.ORIGIN ??= "https://labor.example";
    const { id } = await makeAccount(lab.actor.tenant, { username: "Ottilie", email: "o@labor.example" });
    const device = { sentToken: undefined, isTrusted: true };
    await rememberDevice(lab.actor, { id, epoch: undefined }, device);
    measured.browser = await daysUnder(/#DEVICE#/);
    await composePasswordMail(
      lab.actor,
      { id: "a", owner: { account: id }, reason: "invitation" } as never,
      "L",
    );
    measured.invitation = await daysUnder(/#ACCOUNT-LINK$/);
    await composePasswordMail(lab.actor, { id: "b", owner: { account: id }, reason: "reset" } as never, "L");
    expect(await daysUnder(/#ACCOUNT-LINK$/)).toBe(measured.invitation);
    await takeLink(lab.actor, id);
    measured.attempts = await daysUnder(/#THROTTLE#/);
    await askedFor(lab.actor, "b@praxis.example", "de");
    measured.unconfirmedSubscriber = await daysUnder(/SUBSCRI/i);
    const headers = { "idempotency-key": "k".repeat(20) };
    expect((await lab.call(shopCategories.create, { body: { name: "Röhrchen" }, headers })).status).toBe(201);
    measured.answers = await daysUnder(/#(?:ANSWER|IDEMPOTEN)/);
    expect((await lab.call(shopConfiguration.change, { body: { opt_in: false } })).status).toBeLessThan(500);
    measured.securityLog = await daysUnder(/#SECURITY/);
    const { retention_months } = (await lab.call(shopConfiguration.read)).body;
    expect(retention_months).toBe(keptOrderMonths);
    measured.unconfirmedOrder = confirmationLife / day;
    for (const [kind, days] of Object.entries(measured))
      expect(days, kind).toBe(keptDays[kind as keyof typeof keptDays]);
  });

  test("keeps a picture that no text ever showed for the declared days after it came or was taken out", () => {
    const [added, removed] = ["2026-01-31T09:00:00.000Z", "2026-02-03T09:00:00.000Z"];
    const daysAfter = (end: number, start: string) => (end - Date.parse(start)) / 1000 / day;
    expect(daysAfter(endOf({ added, removed: null }), added)).toBe(keptUnusedPictures);
    expect(daysAfter(endOf({ added, removed }), removed)).toBe(keptUnusedPictures);
  });

  /** Days until the last item under a key runs out, to the full hour. */
  async function daysUnder(key: RegExp): Promise<number> {
    const { Items = [] } = await documentClient().send(new ScanCommand({ TableName: process.env.TABLE }));
    const matching = Items.filter(
      ({ PK }) => String(PK).startsWith(`T#${lab.actor.tenant}#`) && key.test(String(PK)),
    );
    const ends = matching.flatMap(({ expires }) => (typeof expires === "number" ? [expires] : []));
    return Math.round((Math.max(...ends) - Date.now() / 1000) / 3600) / 24;
  }
});

describe("what is declared", () => {
  test("names no time of its own, but those that code and templates take", () => {
    const source = readFileSync(join(root, "shared/kernel/personal-data.ts"), "utf8");
    const times = [...source.matchAll(/kept: (?:"|`)(.*)(?:"|`)/g)].map(([, text = ""]) =>
      text.replaceAll(/\$\{[^}]*\}/g, ""),
    );
    expect(times.length).toBeGreaterThan(10);
    expect(times.filter((text) => /\d|\ba (?:day|week|month|year)\b/.test(text))).toEqual([]);
  });

  test("has every time in docs/privacy.md", () => {
    const periods = Object.values(personalStores).map(({ kept: period }) => period);
    for (const days of Object.values(keptDays))
      expect(periods.some((text) => text.includes(days === 1 ? "a day" : `${days} days`))).toBe(true);
  });
});
