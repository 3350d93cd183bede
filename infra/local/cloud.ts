import { existsSync } from "node:fs";
import path from "node:path";
import { Assembly } from "./assembly/assembly.ts";
import type { LocalCloudOptions } from "./cloud-options.ts";
import { deployBuckets } from "./deployment/buckets.ts";
import { CustomResources } from "./deployment/custom-resources.ts";
import { Disk } from "./disk.ts";
import { type Engine, startEngine } from "./dynamodb/engine.ts";
import { Expiry } from "./dynamodb/expiry.ts";
import { DynamodbProxy } from "./dynamodb/proxy.ts";
import { StreamPoller } from "./dynamodb/stream-poller.ts";
import { ApiStreamReader, FileStreamReader } from "./dynamodb/stream-reader.ts";
import { makeTables, readTables, trimStream } from "./dynamodb/tables.ts";
import { backendOf } from "./dynamodb/unkind-backend.ts";
import { EdgeCache } from "./edge/cache.ts";
import { readDistributions } from "./edge/distributions.ts";
import { Front } from "./edge/front.ts";
import { Gateway } from "./edge/gateway.ts";
import { readApis } from "./edge/rest-api.ts";
import { EventBus } from "./events/bus.ts";
import { readRules } from "./events/rules.ts";
import { openFolder } from "./folder.ts";
import { type DeniedCall, deniedMessage, Guard } from "./iam/guard.ts";
import { collectRoles } from "./iam/roles.ts";
import { LambdaApi } from "./lambda/api.ts";
import { environmentOf } from "./lambda/environment.ts";
import { readEventSources } from "./lambda/event-sources.ts";
import { publishedVersions, readFunctions } from "./lambda/function.ts";
import { Functions } from "./lambda/functions.ts";
import { Invokers } from "./lambda/invokers.ts";
import { type LogLine, Logs } from "./lambda/logs.ts";
import { LogsApi } from "./lambda/logs-api.ts";
import { processesWith } from "./lambda/process.ts";
import { addressesOf, Listener } from "./listener.ts";
import { readBuckets } from "./s3/buckets.ts";
import { S3Server } from "./s3/server.ts";
import { ObjectStore } from "./s3/store.ts";
import { SchedulerApi } from "./scheduler/api.ts";
import { readSchedules } from "./scheduler/definitions.ts";
import { type ScheduleStatus, Schedules } from "./scheduler/schedules.ts";
import { SesApi } from "./ses/api.ts";
import { readMailDomains } from "./ses/domains.ts";
import { type Mail, Mailbox } from "./ses/mailbox.ts";
import { StepFunctionsApi } from "./sfn/api.ts";
import { readMachines } from "./sfn/definition.ts";
import { type ExecutionRecord, Executions } from "./sfn/executions.ts";
import { QueuePoller } from "./sqs/poller.ts";
import { SqsProxy } from "./sqs/proxy.ts";
import { readQueues, startQueues } from "./sqs/queues.ts";
import { refuseIfDamaged } from "./start-failure.ts";
import { State } from "./state.ts";
import { deliveriesOf } from "./unkind/deliveries.ts";
import { chanceFor, kind } from "./unkind/unkindness.ts";
import { closeConnections } from "./wire/forward.ts";

export type { LocalCloudOptions } from "./cloud-options.ts";

/** A running local cloud. */
export interface LocalCloud {
  /** `http://localhost:<port>`. */
  url: string;
  port: number;
  dataDir: string;
  /** Tenants with the addresses of app and public pages, `http://<id>.localhost:<port>` and the same after `public.`. */
  tenants: { id: string; url: string; publicUrl: string }[];
  /** AWS endpoints and the operator's credentials, for tests and tools that inspect the services directly. */
  aws: {
    endpoint(service: "dynamodb" | "s3" | "sqs" | "states"): string;
    credentials: { accessKeyId: string; secretAccessKey: string };
    region: string;
  };
  deniedCalls(): DeniedCall[];
  unusedGrants(): string[];
  mails(): Promise<Mail[]>;
  logs(source?: string): LogLine[];
  /** Messages on a queue, including those in flight. */
  queueBodies(name: string): Promise<string[]>;
  /** Invokes a function by name or ARN as an operator would. */
  invoke(functionName: string, event: unknown): Promise<unknown>;
  /** An execution of a state machine, by its ARN. */
  execution(arn: string): ExecutionRecord | undefined;
  /** Deletes expired DynamoDB items. @returns how many */
  sweepExpired(): Promise<number>;
  /** Runs everything that the schedules have had due since it last ran. */
  runDue(): Promise<void>;
  schedules(): ScheduleStatus[];
  stop(): Promise<void>;
  /** Ends everything at once, as a crash would; only acknowledged writes survive. */
  kill(): Promise<void>;
}

/** Starts the synthesized stacks on this machine and resolves once they are ready, custom resources included. */
export async function startLocalCloud(options: LocalCloudOptions): Promise<LocalCloud> {
  const unkindness = { ...kind, ...options.unkindness };
  const folder = openFolder(options.dataDir, options.reset ?? false);
  const place = (...parts: string[]) => path.join(folder.path, ...parts);
  const listener = await Listener.open(options.port);
  const { port, origin } = listener;
  const closers: (() => unknown)[] = [() => listener.close()];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  let engine: Engine | undefined;
  try {
    const logs = new Logs(place("logs"), options.onLog);
    const assembly = new Assembly(options.assemblyDir, { origin, port });
    const state = new State(place("cloud.db"));
    const onDenied = (denied: DeniedCall) => {
      logs.write("guard", deniedMessage(denied));
      options.onDenied?.(denied);
    };
    const guard = new Guard(folder.secret, onDenied, options.onGrantUsed);
    const credentials = guard.register({ name: "operator", role: "operator" });
    const roles = collectRoles(assembly);
    closers.push(
      () => logs.flush(),
      () => state.close(),
    );

    const tables = readTables(assembly);
    const tableFile = place("dynamodb", "dynamodb.db");
    for (const file of [place("cloud.db"), tableFile]) refuseIfDamaged(file);
    if (!options.dynamodbEndpoint && existsSync(tableFile)) trimStream(tableFile);
    const [startedEngine, queues] = await Promise.all([
      startEngine(place("dynamodb"), options.dynamodbEndpoint, () => {
        logs.write("dynamodb", "the engine ended by itself");
        options.onCrash?.(`the DynamoDB engine ended by itself; see ${place("dynamodb", "engine.log")}`);
      }),
      startQueues(place("sqs"), readQueues(assembly), (error) => logs.write("queues", String(error))),
    ]);
    engine = startedEngine;
    closers.push(
      () => startedEngine.stop(),
      () => queues.stop(),
    );
    await makeTables(engine, tables);

    const buckets = readBuckets(assembly);
    const store = new ObjectStore(place("s3"), (bucket) => buckets.get(bucket)?.versioned ?? false);
    closers.push(() => store.close());
    const mailbox = new Mailbox(place("mail"));
    const definitions = [...readFunctions(assembly), ...publishedVersions(assembly, state)];
    const functions = new Functions(
      definitions,
      (definition) => environmentOf(definition, { origin, guard, roles }),
      logs,
      {
        ...((unkindness.slowCpu || unkindness.frozen) && {
          makeContainer: processesWith({ scratch: place("scratch"), ...unkindness }),
        }),
        refusesBeyondReserved: unkindness.reserved,
        idleContainers: options.idleContainers,
      },
    );
    const machines = readMachines(assembly);
    const invokers = new Invokers(guard, roles);
    const executions = new Executions({ database: state.database, machines, functions, invokers, logs });
    const schedules = new Schedules({
      definitions: readSchedules(assembly),
      functions,
      invokers,
      guard,
      roles,
      state,
      logs,
      send: queues.send,
      now: options.now ?? Date.now,
    });

    const reader = engine.file ? new FileStreamReader(engine.file) : new ApiStreamReader(engine.endpoint);
    const tableBackend = await backendOf(engine, tables, reader, unkindness);
    const sources = readEventSources(assembly, functions, guard, roles);
    const deliveries = (purpose: string) =>
      deliveriesOf(unkindness.deliveries, chanceFor(unkindness, purpose));
    const streamPollers = sources.streams.map(({ failureQueue, ...mapping }) => {
      const onFailure = failureQueue
        ? (batch: unknown[]) =>
            queues.send(failureQueue.split(":").pop() ?? "", JSON.stringify({ records: batch }))
        : undefined;
      return new StreamPoller(
        { ...mapping, onFailure },
        reader,
        functions,
        state,
        logs,
        deliveries(mapping.id),
      );
    });
    const bus = new EventBus(readRules(assembly), queues.send);
    const ses = new SesApi({ mailbox, guard, ...readMailDomains(assembly), tell: bus.put });
    const expiry = new Expiry(engine, tables, logs);

    const distributions = readDistributions(assembly, origin);
    const gateway = new Gateway(readApis(assembly), functions, invokers, logs);
    const custom = new CustomResources(functions, state, origin);
    listener.serve({
      logs,
      disk: new Disk(folder.path, options.diskReserve),
      distributions,
      front: new Front(gateway, store, unkindness.edgeCache ? new EdgeCache() : undefined),
      mailbox,
      schedules,
      custom,
      dataFolder: folder.path,
      guard,
      services: {
        dynamodb: new DynamodbProxy(
          tableBackend.backend,
          guard,
          new Map(tables.map((table) => [table.name, table])),
          () => {
            for (const poller of streamPollers) poller.poke();
          },
        ),
        sqs: new SqsProxy(queues.endpoint, guard),
        s3: new S3Server({
          prefix: "/_aws/s3",
          store,
          buckets,
          guard,
          send: queues.send,
          deliveries: deliveries("s3"),
          onError: (error) => logs.write("s3", String(error instanceof Error ? error.stack : error)),
        }),
        ses,
        states: new StepFunctionsApi(executions, guard),
        lambda: new LambdaApi(functions, guard),
        logs: new LogsApi(definitions, logs, guard),
        scheduler: new SchedulerApi(schedules, guard),
      },
    });

    await deployBuckets(assembly, store, state);
    await custom.run(assembly);
    executions.resume();
    ses.tellTheRest();
    const queuePollers = sources.queues.map(
      (mapping) => new QueuePoller(mapping, queues.endpoint, functions, logs, deliveries(mapping.id)),
    );
    closers.push(async () => {
      expiry.stop();
      executions.stop();
      schedules.stop();
      for (const poller of [...streamPollers, ...queuePollers]) poller.stop();
      await functions.stop();
      tableBackend.close();
      reader.close();
    });

    schedules.start();

    return {
      url: `http://localhost:${port}`,
      port,
      dataDir: folder.path,
      tenants: distributions.map(({ tenant }) => ({ id: tenant, ...addressesOf(tenant, port) })),
      aws: { endpoint: (service) => `${origin}/_aws/${service}`, credentials, region: "eu-central-1" },
      deniedCalls: () => guard.deniedCalls(),
      unusedGrants: () => guard.unusedGrants(),
      mails: () => mailbox.all(),
      logs: (source) => logs.lines(source),
      queueBodies: (name) => queues.bodies(name),
      invoke: async (name, event) => JSON.parse(await functions.invoke(name, event)),
      execution: (arn) => executions.find(arn),
      sweepExpired: () => expiry.sweep(),
      runDue: () => schedules.runDue(),
      schedules: () => schedules.status(),
      stop: async () => {
        await close();
        closeConnections();
        folder.release();
      },
      kill: async () => {
        if (engine?.pid) process.kill(engine.pid, "SIGKILL");
        await close();
      },
    };
  } catch (error) {
    await close();
    folder.release();
    throw error;
  }
}
