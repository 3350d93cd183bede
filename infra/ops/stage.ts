import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ConditionalCheckFailedException, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { tenantKey, tenantPrefix } from "../../shared/kernel/table-keys.ts";
import { type Cell, cellOf } from "../cells.ts";
import { type Stage, stages } from "../deployment.ts";
import { Guard } from "../local/iam/guard.ts";
import { readTenants, tenantIds } from "../tenants.ts";

/** Options for the stage that a command works on; this machine by default. */
export const stageOptions = {
  stage: { type: "string", default: "local" },
  /** Needed as soon as the stage has several cells. */
  cell: { type: "string" },
  port: { type: "string", default: process.env.LABORIUM_PORT ?? "4000" },
  data: { type: "string", default: process.env.LABORIUM_DATA ?? ".laborium" },
} as const;

/** A command's refusal, worded for its caller. */
export class Refusal extends Error {}

/** A key within a tenant. */
interface Key {
  pk: string;
  sk: string;
}

/** The table of a running stage, opened by an operator; their own AWS credentials decide what they may do. */
export interface RunningStage {
  /** Ids of the laboratories of its cell; on the local cloud, of all that have a file. */
  tenants: string[];
  /**
   * Sets attributes of a laboratory's record that nobody edits by hand. The version stays the same, so that people who edit the other
   * attributes meet no conflict.
   * @returns false if it was not provisioned yet
   */
  changeRecord(tenant: string, set: Record<string, boolean>): Promise<boolean>;
  /** The items of a partition, their sort keys as `id`. */
  items(tenant: string, pk: string): Promise<Record<string, unknown>[]>;
  put(tenant: string, key: Key, item: Record<string, unknown>): Promise<void>;
  remove(tenant: string, key: Key): Promise<void>;
  close(): void;
}

/** @throws Refusal if there is no such stage, or no local cloud on that port */
export async function openStage(options: {
  stage: string;
  cell?: string | undefined;
  port: string;
  data: string;
}): Promise<RunningStage> {
  const stage = stages.find((candidate) => candidate === options.stage);
  if (!stage) throw new Refusal(`There is no stage ${options.stage}; there are ${stages.join(", ")}.`);
  const client = new DynamoDBClient((await clientSettings({ ...options, stage }))("dynamodb"));
  return stageOf(stage, cellOf(stage, options.cell), DynamoDBDocumentClient.from(client));
}

/**
 * Settings for clients of AWS services on a stage: the region and the operator's own credentials, or the local cloud.
 * @throws Refusal if no local cloud is running there
 */
export async function clientSettings(options: {
  stage: Stage;
  cell?: string | undefined;
  port: string;
  data: string;
}) {
  const { region } = cellOf(options.stage, options.cell);
  if (options.stage !== "local") return () => ({ region });
  const { origin, credentials } = await localOperator(options);
  return (service: string) => ({ region, endpoint: `${origin}/_aws/${service}`, credentials });
}

/** Address and credentials of the local cloud's operator. @throws Refusal if none is running there */
export async function localOperator({ port, data }: { port: string; data: string }) {
  const origin = `http://127.0.0.1:${port}`;
  const answers = await fetch(origin).then(
    () => true,
    () => false,
  );
  if (!answers) throw new Refusal(`No local cloud answers on port ${port}; npm start starts one.`);
  const secret = readFileSync(join(resolve(data), "secret"), "utf8");
  const credentials = new Guard(secret).register({ name: "operator", role: "operator" });
  return { origin, credentials };
}

const tenantsOf = (cell: string) =>
  readTenants()
    .filter((tenant) => tenant.cell === cell)
    .map((tenant) => tenant.id);

function stageOf(stage: Stage, { id }: Cell, client: DynamoDBDocumentClient): RunningStage {
  const TableName = `laborium-${stage}`;
  const keyOf = (tenant: string, { pk, sk }: Key) => ({ PK: tenantPrefix(tenant) + pk, SK: sk });
  return {
    tenants: stage === "local" ? tenantIds() : tenantsOf(id),
    async changeRecord(tenant, set) {
      const names = Object.keys(set);
      try {
        await client.send(
          new UpdateCommand({
            TableName,
            Key: keyOf(tenant, tenantKey),
            UpdateExpression: `SET ${names.map((_, index) => `#${index} = :${index}`).join(", ")}`,
            ConditionExpression: "attribute_exists(PK)",
            ExpressionAttributeNames: Object.fromEntries(names.map((name, index) => [`#${index}`, name])),
            ExpressionAttributeValues: Object.fromEntries(
              Object.values(set).map((value, index) => [`:${index}`, value]),
            ),
          }),
        );
        return true;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return false;
        throw error;
      }
    },
    async items(tenant, pk) {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName,
          ConsistentRead: true,
          KeyConditionExpression: "PK = :pk",
          ExpressionAttributeValues: { ":pk": tenantPrefix(tenant) + pk },
        }),
      );
      return Items.map(({ PK: _, SK, ...item }) => ({ ...item, id: SK }));
    },
    async put(tenant, key, item) {
      await client.send(new PutCommand({ TableName, Item: { ...item, ...keyOf(tenant, key) } }));
    },
    async remove(tenant, key) {
      await client.send(new DeleteCommand({ TableName, Key: keyOf(tenant, key) }));
    },
    close: () => client.destroy(),
  };
}
