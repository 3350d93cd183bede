import { setTimeout as sleep } from "node:timers/promises";
import {
  CloudWatchLogsClient,
  DeleteLogStreamCommand,
  paginateDescribeLogGroups,
  paginateDescribeLogStreams,
} from "@aws-sdk/client-cloudwatch-logs";
import {
  type AttributeValue,
  BatchWriteItemCommand,
  DescribeTableCommand,
  DynamoDBClient,
  paginateScan,
  type WriteRequest,
} from "@aws-sdk/client-dynamodb";
import { S3Client } from "@aws-sdk/client-s3";
import {
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  PurgeQueueCommand,
  SQSClient,
} from "@aws-sdk/client-sqs";
import { tenantPrefix } from "../../../shared/kernel/table-keys.ts";
import { stages } from "../../deployment.ts";
import { ACCOUNT } from "../../local/assembly/places.ts";
import { queueWorkers } from "../../workers.ts";
import { clientSettings, Refusal } from "../stage.ts";
import { Objects } from "./objects.ts";

export type Item = Record<string, AttributeValue>;
interface Clients {
  dynamodb: DynamoDBClient;
  s3: S3Client;
  sqs: SQSClient;
  logs: CloudWatchLogsClient;
}

const tableOf = (stage: string) => `laborium-${stage}`;
interface StageOptions {
  stage: string;
  cell?: string | undefined;
  port: string;
  data: string;
}

/** Number of concurrent calls. */
const atOnce = 16;

/** Everything that a laboratory has in AWS, opened by an operator; their own credentials decide what they may do. */
export class Belongings {
  readonly id: string;
  readonly stage: string;
  readonly objects: Objects;
  readonly #table: string;
  readonly #clients: Clients;

  private constructor(id: string, stage: string, account: string, clients: Clients) {
    this.id = id;
    this.stage = stage;
    this.objects = new Objects(clients.s3, (kind) => `laborium-${id}-${kind}-${account}`);
    this.#table = tableOf(stage);
    this.#clients = clients;
  }

  /** @throws Refusal if there is no such stage, or no local cloud on that port */
  static async open(id: string, options: StageOptions): Promise<Belongings> {
    const stage = stages.find((candidate) => candidate === options.stage);
    if (!stage) throw new Refusal(`There is no stage ${options.stage}; there are ${stages.join(", ")}.`);
    const settings = await clientSettings({ ...options, stage });
    const clients = {
      dynamodb: new DynamoDBClient(settings("dynamodb")),
      s3: new S3Client({
        ...settings("s3"),
        forcePathStyle: stage === "local",
        requestChecksumCalculation: "WHEN_REQUIRED",
      }),
      sqs: new SQSClient(settings("sqs")),
      logs: new CloudWatchLogsClient(settings("logs")),
    };
    const { Table } = await clients.dynamodb.send(new DescribeTableCommand({ TableName: tableOf(stage) }));
    const account = stage === "local" ? ACCOUNT : (Table?.TableArn?.split(":")[4] ?? "");
    return new Belongings(id, stage, account, clients);
  }

  close(): void {
    for (const client of Object.values(this.#clients)) client.destroy();
  }

  /** Its items, page by page; with an index, its entries there. */
  async *items(index?: "GSI1"): AsyncGenerator<Item[]> {
    const pages = paginateScan(
      { client: this.#clients.dynamodb },
      {
        TableName: this.#table,
        ...(index ? { IndexName: index } : { ConsistentRead: true }),
        FilterExpression: "begins_with(#key, :prefix)",
        ExpressionAttributeNames: { "#key": index ? `${index}PK` : "PK" },
        ExpressionAttributeValues: { ":prefix": { S: tenantPrefix(this.id) } },
      },
    );
    for await (const { Items = [] } of pages) yield Items;
  }

  async putItems(items: Item[]): Promise<void> {
    const foreign = items.find(({ PK }) => !PK?.S?.startsWith(tenantPrefix(this.id)));
    if (foreign) throw new Refusal(`The item ${foreign.PK?.S} is not of the laboratory ${this.id}.`);
    await this.#write(items.map((Item) => ({ PutRequest: { Item } })));
  }

  deleteItems(items: Item[]): Promise<void> {
    return this.#write(items.map(({ PK, SK }) => ({ DeleteRequest: { Key: { PK: PK!, SK: SK! } } })));
  }

  async #write(requests: WriteRequest[]): Promise<void> {
    const batches = Array.from({ length: Math.ceil(requests.length / 25) }, (_, index) =>
      requests.slice(index * 25, index * 25 + 25),
    );
    await eachOf(batches, async (batch) => {
      let left: WriteRequest[] = batch;
      for (let pause = 50; left.length > 0; pause *= 2) {
        const sent = new BatchWriteItemCommand({ RequestItems: { [this.#table]: left } });
        const { UnprocessedItems = {} } = await this.#clients.dynamodb.send(sent);
        left = UnprocessedItems[this.#table] ?? [];
        if (left.length > 0) await sleep(pause);
      }
    });
  }

  /** Its queues with the number of their messages, those in flight included. */
  async queues(): Promise<{ url: string; messages: number }[]> {
    const names = [...Object.keys(queueWorkers).flatMap((name) => [name, `${name}-dead`]), "schedule-dead"];
    const lookups = names.map(async (name) => {
      const url = await this.#queue(`laborium-${this.id}-${name}`);
      if (url === undefined) return [];
      const counts = [
        "ApproximateNumberOfMessages",
        "ApproximateNumberOfMessagesNotVisible",
        "ApproximateNumberOfMessagesDelayed",
      ] as const;
      const { Attributes = {} } = await this.#clients.sqs.send(
        new GetQueueAttributesCommand({ QueueUrl: url, AttributeNames: [...counts] }),
      );
      return [{ url, messages: counts.reduce((sum, count) => sum + Number(Attributes[count] ?? 0), 0) }];
    });
    return (await Promise.all(lookups)).flat();
  }

  async #queue(name: string): Promise<string | undefined> {
    try {
      return (await this.#clients.sqs.send(new GetQueueUrlCommand({ QueueName: name }))).QueueUrl;
    } catch (error) {
      // A laboratory whose stack is gone has no queues.
      if ((error as Error).name.includes("NonExistent") || (error as Error).name === "QueueDoesNotExist")
        return undefined;
      throw error;
    }
  }

  async emptyQueue(url: string): Promise<void> {
    await this.#clients.sqs.send(new PurgeQueueCommand({ QueueUrl: url }));
  }

  /** Logs of its functions, API and workflows. */
  async *logStreams(): AsyncGenerator<{ group: string; stream: string }> {
    const client = this.#clients.logs;
    const workflows = `/aws/vendedlogs/states/laborium-${this.id}`;
    for (const logGroupNamePrefix of [`/laborium/${this.id}/`, workflows])
      for await (const { logGroups = [] } of paginateDescribeLogGroups({ client }, { logGroupNamePrefix }))
        for (const { logGroupName: group = "" } of logGroups) {
          // A laboratory's id may be a prefix of another one's.
          if (logGroupNamePrefix === workflows && group !== workflows) continue;
          for await (const { logStreams = [] } of paginateDescribeLogStreams(
            { client },
            { logGroupName: group },
          ))
            for (const { logStreamName: stream = "" } of logStreams) yield { group, stream };
        }
  }

  async dropLog({ group, stream }: { group: string; stream: string }): Promise<void> {
    await this.#clients.logs.send(new DeleteLogStreamCommand({ logGroupName: group, logStreamName: stream }));
  }
}

/** Processes each of many, several at once. */
export async function eachOf<Entry>(
  all: readonly Entry[],
  work: (item: Entry) => Promise<void>,
): Promise<void> {
  const waiting = [...all];
  const lanes = Array.from({ length: atOnce }, async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  });
  await Promise.all(lanes);
}
