import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { openStage, type RunningStage } from "../../infra/ops/stage.ts";
import { type Client, clientOf } from "../support/browserless.ts";
import { sharedCloud } from "../support/shared-cloud.ts";
import { schedule } from "../support/strike.ts";

const cloud = sharedCloud();
let demo: Client;
let stage: RunningStage;
beforeAll(async () => {
  demo = clientOf("demo", cloud.port);
  await demo.signIn();
  stage = await openStage({ stage: "local", port: String(cloud.port), data: cloud.data });
  return () => stage.close();
});

const job = "laborium-demo-announce-expiry";

const day = 24 * 60 * 60;
/** A token with some days left, as if it had been made that long ago. */
async function aged(kind: "import" | "export", left: number) {
  const created = (await demo.call(`/api/auth/${kind}-token/acquire/`)).json();
  const ends = Math.floor(Date.now() / 1000 + left * day);
  const times = {
    ends,
    expires: ends + 90 * day,
    created: new Date((ends - 365 * day) * 1000).toISOString(),
  };
  for (const pk of [`TOKEN#${created.id}`, `API-TOKEN#${kind}`]) {
    const [{ id, ...item } = { id: "" }] = (await stage.items("demo", pk)).filter(
      (item) => item.id === "TOKEN" || item.id === created.id,
    );
    await stage.put("demo", { pk, sk: String(id) }, { ...item, ...times });
  }
  return created as { id: string; token: string; begins: string };
}

/** Mails about a token in the mailbox: recipient and subject. */
async function mailsAbout({ begins }: { begins: string }) {
  const page = await demo.call("/mailbox", { headers: { host: `localhost:${cloud.port}` } });
  const rows = page.bytes.toString().split("<tr>").slice(1);
  return rows
    .map((row) =>
      [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = ""]) => cell.replaceAll(/<[^>]+>/g, "")),
    )
    .filter(([, , subject = ""]) => subject.includes(begins))
    .map(([, to = "", subject = ""]) => ({ to, subject }));
}
/** Waits until no mail is pending, by means of a further one queued behind them all. */
async function allDelivered() {
  const username = `nach-${Date.now()}`;
  const email = `${username}@labor.example`;
  const { id } = (
    await demo.call("/api/user/list/", { method: "POST", body: { username, email, language: "de" } })
  ).json();
  for (;;) {
    const page = await demo.call("/mailbox", { headers: { host: `localhost:${cloud.port}` } });
    if (page.bytes.toString().includes(email)) break;
    await sleep(200);
  }
  await demo.call(`/api/user/list/${id}/`, { method: "DELETE" });
}

describe("a token that expires soon, in the whole stack", () => {
  test("is announced once to everybody who may replace it, however often the clock strikes", async () => {
    const password = "Ein-langes-Passwort-47!";
    const ids = [];
    for (const [username, language, groups] of [
      ["ilse", "en", ["imports"]],
      ["erna", "de", ["exports"]],
    ] as const) {
      const body = { username, email: `${username}@labor.example`, language, groups, password };
      const answer = await demo.call("/api/user/list/", { method: "POST", body });
      expect(answer.status).toBe(201);
      ids.push(answer.json().id);
    }
    const importing = await aged("import", 29);
    const exporting = await aged("export", 29);
    const later = await aged("import", 31);

    const [first, second] = [schedule(cloud, "run", job), schedule(cloud, "run", job)];
    for (const { status, stdout } of [first, second]) {
      expect(status).toBe(0);
      expect(stdout).toMatch(new RegExp(`^${job} +next \\S+T04:00:00.000Z  last \\S+ well\n$`));
    }
    for (const token of [importing, exporting]) await expect.poll(() => mailsAbout(token)).toHaveLength(2);
    await allDelivered();
    const administrator = expect.stringMatching(/@/);
    const about = await mailsAbout(importing);
    expect(about).toHaveLength(2);
    expect(about).toContainEqual({
      to: "ilse@labor.example",
      subject: expect.stringMatching(/^Import token lbi_.{4}… expires on \d+ \w+ \d{4} – Labor Musterstadt$/),
    });
    expect(about).toContainEqual({
      to: administrator,
      subject: expect.stringMatching(
        /^Import-Token lbi_.{4}… läuft am \d+\. \S+ \d{4} ab – Labor Musterstadt$/,
      ),
    });
    expect((await mailsAbout(exporting)).map(({ to }) => to)).toEqual(
      expect.arrayContaining(["erna@labor.example"]),
    );
    expect(await mailsAbout(exporting)).toHaveLength(2);
    expect(await mailsAbout(later)).toEqual([]);

    for (const id of ids) await demo.call(`/api/user/list/${id}/`, { method: "DELETE" });
    for (const kind of ["import", "export"]) await demo.call(`/api/auth/${kind}-token/nuke-from-orbit/`);
  });

  test("is refused by a code of its own once it has ended", async () => {
    const { token } = await aged("import", -1);
    const system = clientOf("demo", cloud.port);
    const answer = await system.call("/api/upload/analysis/post/", {
      method: "POST",
      headers: { authorization: `Token ${token}`, "content-type": "application/json" },
      body: "{}",
    });
    expect(answer.status).toBe(401);
    expect(answer.json()).toMatchObject({ code: "token_expired" });
    await demo.call("/api/auth/import-token/nuke-from-orbit/");
  });
});

describe("the clock", () => {
  test("is shown with each laboratory's jobs, and what is no job of it is refused", () => {
    const listed = schedule(cloud, "list");
    expect(listed.stdout).toContain(job);
    expect(listed.stdout).toContain("laborium-nord-announce-expiry");
    expect(schedule(cloud, "run", "laborium-demo-nothing")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("There is no schedule laborium-demo-nothing."),
    });
  });
});
