/**
 * `node infra/local/main.ts [--port 4000] [--data .laborium] [--reset] [--verbose] [--assembly cdk.out] [--editions] [--idle-containers 12] [--unkind] [--help]`
 *
 * Starts the synthesized stacks on this machine. LABORIUM_PORT and LABORIUM_DATA set port and data folder, too; --editions makes the laboratories' initial
 * editions of the book once all is ready. LABORIUM_DYNAMODB_ENDPOINT names another DynamoDB than the embedded one.
 */
import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { print } from "../ops/print.ts";
import { readTenants } from "../tenants.ts";
import { awaitPublic } from "./await-public.ts";
import { type LocalCloud, startLocalCloud } from "./cloud.ts";
import { isDiskFull } from "./disk.ts";
import { deniedMessage } from "./iam/guard.ts";
import { startFailure } from "./start-failure.ts";
import { readUnkindness, switchesOf, type Unkindness, unkindOptions, usage } from "./unkind/unkindness.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: process.env.LABORIUM_PORT ?? "4000" },
    data: { type: "string", default: process.env.LABORIUM_DATA ?? ".laborium" },
    assembly: { type: "string", default: "cdk.out" },
    help: { type: "boolean", default: false },
    ...unkindOptions,
    editions: { type: "boolean", default: false },
    "idle-containers": { type: "string" },
    reset: { type: "boolean", default: false },
    verbose: { type: "boolean", default: false },
  },
});

const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`--port ${values.port} is no port number`);
  process.exit(2);
}

const idle = values["idle-containers"];
const idleContainers = idle === undefined ? undefined : Number(idle);
if (idleContainers !== undefined && !(Number.isInteger(idleContainers) && idleContainers >= 0)) {
  console.error(`--idle-containers ${idle} is no number of containers`);
  process.exit(2);
}

if (values.help) {
  print(usage);
  process.exit(0);
}

let unkindness: Unkindness;
try {
  unkindness = readUnkindness(values);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}

/** A whole run of the tests finally checks which grants no role needed (tests/whole/grants.test.ts). */
const noted = process.env.LABORIUM_USED_GRANTS;
if (noted) mkdirSync(noted, { recursive: true });
const onGrantUsed = noted
  ? (grant: string) => appendFileSync(join(noted, `${process.pid}.txt`), `${grant}\n`)
  : undefined;

let cloud: LocalCloud | undefined;
let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await cloud?.stop();
  process.exit(0);
}
process.on("SIGINT", () => void stop());
process.on("SIGTERM", () => void stop());
process.on("SIGHUP", () => void stop());

// A full disk refuses writes (`disk.ts`); only the work under way at that moment is lost, not the whole cloud.
process.on("uncaughtException", (error) => {
  console.error(isDiskFull(error) ? startFailure(error, { port, data: values.data }) : error);
  if (!cloud || !isDiskFull(error)) process.exit(1);
});

try {
  cloud = await startLocalCloud({
    port,
    dataDir: values.data,
    assemblyDir: values.assembly,
    reset: values.reset,
    onLog: values.verbose ? ({ source, text }) => print(`${source}  ${text}`) : undefined,
    onDenied: (denied) => console.error(`denied: ${deniedMessage(denied)}`),
    onGrantUsed,
    onCrash: (reason) => {
      console.error(reason);
      process.exit(1);
    },
    unkindness,
    idleContainers,
    dynamodbEndpoint: process.env.LABORIUM_DYNAMODB_ENDPOINT,
  });
  for (const { id, url, publicUrl } of cloud.tenants) print(`${id.padEnd(10)} ${url}  ${publicUrl}`);
  print(`${"mailbox".padEnd(10)} ${cloud.url}/mailbox`);
  print(`${"data".padEnd(10)} ${cloud.dataDir}`);
  const switches = switchesOf(unkindness);
  if (switches.length > 0) print(`${"unkind".padEnd(10)} ${switches.join(" ")}`);
  // The cloud is ready when visitors find the laboratories' initial data.
  const running = new Set(cloud.tenants.map(({ id }) => id));
  const tenants = readTenants().filter(({ id }) => running.has(id));
  for (const id of await awaitPublic(cloud, tenants, values.assembly))
    console.error(`The catalogue that ${id} begins with is not public yet.`);
  print("ready");
  if (values.editions) {
    // Loaded only now: it brings clients of AWS, which a cloud does without.
    const { beginEditions } = await import("./begin-editions.ts");
    beginEditions({ port: String(cloud.port), data: cloud.dataDir }, tenants).catch((error) => {
      if (!stopping) console.error("not all editions were made:", error);
    });
  }
} catch (error) {
  console.error(startFailure(error, { port, data: values.data }));
  process.exit(1);
}
