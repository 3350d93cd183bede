import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { DynamoDBDocumentClient, GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, expect, test } from "vitest";
import { engineProgram, freePort, startEngine } from "../../../infra/local/dynamodb/engine.ts";
import { Guard } from "../../../infra/local/iam/guard.ts";
import { eventually, startBench, TABLE, temporaryFolder } from "./fixture/cloud.ts";
import { writeAssembly } from "./fixture/stacks.ts";

const folder = temporaryFolder();
const data = path.join(folder, "data");
const main = path.join(import.meta.dirname, "../../../infra/local/main.ts");
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the cloud as a process of its own and waits for `ready`. */
async function start(
  port: number,
  ...parameters: string[]
): Promise<{ child: ChildProcess; output: string }> {
  const assembly = writeAssembly(path.join(folder, "assembly"));
  const child = spawn(process.execPath, [
    main,
    "--port",
    String(port),
    "--data",
    data,
    "--assembly",
    assembly,
    ...parameters,
  ]);
  children.push(child);
  let output = "";
  child.stdout.on("data", (text) => {
    output += text;
  });
  child.stderr.on("data", (text) => {
    output += text;
  });
  await eventually(async () => output.includes("ready\n") || child.exitCode !== null);
  return { child, output };
}

const ended = (child: ChildProcess) =>
  eventually(async () => child.exitCode !== null || child.signalCode !== null);

/** Clients with the operator's rights; they are derived from the data folder's secret. */
function clients(port: number) {
  const secret = readFileSync(path.join(data, "secret"), "utf8");
  const credentials = new Guard(secret).register({ name: "operator", role: "operator" });
  const settings = (service: string) => ({
    credentials,
    region: "eu-central-1",
    maxAttempts: 1,
    endpoint: `http://127.0.0.1:${port}/_aws/${service}`,
  });
  return {
    table: DynamoDBDocumentClient.from(new DynamoDBClient(settings("dynamodb"))),
    s3: new S3Client({ ...settings("s3"), requestChecksumCalculation: "WHEN_REQUIRED" }),
  };
}

const isEngine = (pid: number) => {
  const commandLine = `/proc/${pid}/cmdline`;
  return existsSync(commandLine) && readFileSync(commandLine, "utf8").includes(data);
};

/** The shell that started the engine, and the watchers left beside it. */
function keepersOf(engine: number): number[] {
  const keeper = Number(readFileSync(`/proc/${engine}/stat`, "utf8").split(" ")[3]);
  const children = readFileSync(`/proc/${keeper}/task/${keeper}/children`, "utf8")
    .trim()
    .split(" ")
    .map(Number);
  return [...children.filter((pid) => pid !== engine), keeper];
}

test("kill -9 loses nothing that was acknowledged, and the engine left behind is cleaned up", async () => {
  const port = await freePort();
  const first = await start(port);
  expect(first.output).toContain(`http://demo.localhost:${port}`);
  expect((await start(port + 1)).output).toContain("is running already");

  const { table, s3 } = clients(port);
  const acknowledged: { items: string[]; objects: string[] } = { items: [], objects: [] };
  const writeUntilKilled = async (write: (name: string) => Promise<unknown>, names: string[]) => {
    for (let count = 0; ; count++) {
      const name = String(count);
      try {
        await write(name);
      } catch {
        return;
      }
      names.push(name);
    }
  };
  const writers = [
    writeUntilKilled(
      (SK) => table.send(new PutCommand({ TableName: TABLE, Item: { PK: "T#demo#CRASH", SK } })),
      acknowledged.items,
    ),
    writeUntilKilled(
      (name) => s3.send(new PutObjectCommand({ Bucket: "fixture-files", Key: `crash/${name}`, Body: name })),
      acknowledged.objects,
    ),
  ];
  await eventually(async () => acknowledged.items.length > 50 && acknowledged.objects.length > 50);
  const enginePid = Number(readFileSync(path.join(data, "dynamodb/engine.pid"), "utf8"));
  // Kill the processes first that would clean up.
  for (const keeper of keepersOf(enginePid)) process.kill(keeper, "SIGKILL");
  first.child.kill("SIGKILL");
  await Promise.all([ended(first.child), ...writers]);
  expect(isEngine(enginePid)).toBe(true);

  const second = await start(port);
  expect(second.output).toContain("ready");
  expect(isEngine(enginePid)).toBe(false);
  const again = clients(port);
  for (const SK of acknowledged.items) {
    const { Item } = await again.table.send(
      new GetCommand({ TableName: TABLE, Key: { PK: "T#demo#CRASH", SK } }),
    );
    expect(Item).toEqual({ PK: "T#demo#CRASH", SK });
  }
  for (const name of acknowledged.objects) {
    const { Body } = await again.s3.send(
      new GetObjectCommand({ Bucket: "fixture-files", Key: `crash/${name}` }),
    );
    expect(await Body!.transformToString()).toBe(name);
  }
  second.child.kill("SIGTERM");
  await ended(second.child);
  expect(second.child.exitCode).toBe(0);
});

test("an engine outlives what its whole process group is told, so that an ordered stop is no crash", async () => {
  const module = JSON.stringify(path.join(import.meta.dirname, "../../../infra/local/dynamodb/engine.ts"));
  const place = JSON.stringify(path.join(folder, "group"));
  const program = `
    import { startEngine } from ${module};
    const engine = await startEngine(${place}, undefined, () => process.stdout.write("crash"));
    process.on("SIGTERM", () => setTimeout(() => engine.stop().then(() => process.exit(0)), 500));
    process.stdout.write(String(engine.pid));`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], { detached: true });
  children.push(child);
  const lines: string[] = [];
  child.stdout.on("data", (text) => lines.push(String(text).trim()));
  const engine = await eventually(async () => Number(lines[0] ?? 0) || undefined);
  process.kill(-Number(child.pid), "SIGTERM");
  await ended(child);
  expect(lines).toEqual([String(engine)]);
  expect(existsSync(`/proc/${engine}`)).toBe(false);
});

test("items, objects, messages and running workflows are there after a crash", async () => {
  const place = temporaryFolder();
  const before = await startBench(place);
  await before.command("dynamodb", "Put", { Item: { PK: "T#demo#KEPT", SK: "1", value: "item" } });
  await before.s3.send(new PutObjectCommand({ Bucket: "fixture-files", Key: "demo/kept", Body: "object" }));
  await before.s3.send(
    new PutObjectCommand({ Bucket: "fixture-demo-uploads", Key: "demo/uploads/a b.json", Body: "{}" }),
  );
  const input = JSON.stringify({ items: ["a", "b"], failures: 0, pause: 60_000, error: "" });
  await before.command("sfn", "", { name: "interrupted", input });
  await eventually(async () => (await before.seenLike("step-interrupted-")).length === 2);
  await before.cloud.kill();

  const after = await startBench(place);
  expect(await after.command("dynamodb", "Get", { Key: { PK: "T#demo#KEPT", SK: "1" } })).toMatchObject({
    output: { Item: { value: "item" } },
  });
  expect(await after.command("s3", "GetObject", { Bucket: "fixture-files", Key: "demo/kept" })).toEqual({
    output: "object",
  });
  const arrived = (await after.cloud.queueBodies("fixture-demo-arrivals")).map((body) => JSON.parse(body));
  expect(arrived.map((event) => event.Records[0].s3.object.key)).toEqual(["demo/uploads/a+b.json"]);
  const steps = await eventually(async () => {
    const attempts = await after.seenLike("step-interrupted-");
    return attempts.length === 2 && attempts.every((step) => Number(step.attempts) >= 2) && attempts;
  });
  expect(steps.map((step) => step.SK)).toEqual(["step-interrupted-a", "step-interrupted-b"]);
  expect(await after.seen("provisioned-Update")).toBeUndefined();
  await after.end();
});

test("another DynamoDB can stand in for the embedded one, its streams included", async () => {
  const engine = await startEngine(path.join(folder, "other"), undefined);
  const bench = await startBench(temporaryFolder(), { dynamodbEndpoint: engine.endpoint });
  const Item = { PK: "T#demo#HEAD", SK: "CHANGE", note: "elsewhere" };
  await bench.table.send(new PutCommand({ TableName: TABLE, Item }));
  await eventually(() => bench.seen("stream-elsewhere"));
  await bench.end();
  await engine.stop();
});

test("a machine without an embedded DynamoDB is told how to name another one", () => {
  const architecture = process.arch;
  Object.defineProperty(process, "arch", { value: "riscv64" });
  try {
    expect(engineProgram).toThrow(/riscv64.*LABORIUM_DYNAMODB_ENDPOINT=http/);
  } finally {
    Object.defineProperty(process, "arch", { value: architecture });
  }
});

test("a data folder that no local cloud made is not removed", async () => {
  const place = temporaryFolder();
  await expect(startBench(place, { dataDir: place, reset: true })).rejects.toThrow(
    "was not made by the local cloud",
  );
  rmSync(place, { recursive: true });
});
