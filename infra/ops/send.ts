/** `npm run send -- events/core/mail/send-mail.json [--tenant demo]`: sends a sample to its function on the local cloud. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { Assembly } from "../local/assembly/assembly.ts";
import { workerEntry, workers } from "../workers.ts";
import { runCommand } from "./command.ts";
import { print } from "./print.ts";
import { localOperator, Refusal, stageOptions } from "./stage.ts";

const usage = `npm run send -- events/<context>/<resource>/<job>.json   one event, as it stands there
Options: --tenant demo   --port 4000 --data .laborium (of the local cloud)   --assembly cdk.out (the stacks it runs)`;

const samples = resolve(import.meta.dirname, "../../events");

/** The name of the function for a sample, by the sample's path. @throws Refusal */
function functionFor(file: string, tenant: string, folder: string, port: number): string {
  const job = relative(samples, resolve(file)).replace(/\.json$/, "");
  const worker = workers.find((candidate) => workerEntry(candidate) === `${job}.job`);
  if (!worker) throw new Refusal(`${file} is no sample of a job.`);
  const assembly = new Assembly(folder, { origin: `http://127.0.0.1:${port}`, port });
  const resource = assembly.resources("AWS::Lambda::Function").find(({ properties }) => {
    const { Variables = {} } = (properties.Environment ?? {}) as { Variables?: Record<string, unknown> };
    // Functions of the platform have no tenant.
    return properties.Handler === `${job}.handler` && (Variables.TENANT ?? tenant) === tenant;
  });
  if (!resource) throw new Refusal(`There is no laboratory ${tenant} that has ${job}.`);
  return assembly.ref(resource);
}

/** Receives the report of a custom resource in CloudFormation's place, and shows it. */
async function reportTo() {
  const server = createServer(async (request, response) => {
    print((await request.toArray()).join(""));
    response.end();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, close: () => server.close() };
}

await runCommand(usage, async () => {
  const { stage: _, ...localOptions } = stageOptions;
  const options = {
    ...localOptions,
    tenant: { type: "string", default: "demo" },
    assembly: { type: "string", default: "cdk.out" },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [file, ...extra] = positionals;
  if (!file || extra.length > 0) throw new Refusal("Say one file.");
  const name = functionFor(file, values.tenant, values.assembly, Number(values.port));
  const { origin, credentials } = await localOperator(values);
  const event = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  const report = "ResponseURL" in event ? await reportTo() : undefined;
  try {
    const answer = await fetch(`${origin}/_aws/lambda/2015-03-31/functions/${name}/invocations`, {
      method: "POST",
      headers: { authorization: `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/` },
      body: JSON.stringify(report ? { ...event, ResponseURL: report.url } : event),
    });
    const failed = !answer.ok || answer.headers.has("x-amz-function-error");
    (failed ? console.error : print)(await answer.text());
    if (failed) process.exitCode = 1;
  } finally {
    report?.close();
  }
});
