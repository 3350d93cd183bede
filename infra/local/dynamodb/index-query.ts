import type { DatabaseSync } from "node:sqlite";
import type { Index, TableDefinition } from "./tables.ts";
import type { Body, Item } from "./touched-items.ts";

/** DynamoDB ends a page at 1 MB. */
const PAGE_BYTES = 1024 * 1024;
const KNOWN = new Set([
  "TableName",
  "IndexName",
  "ConsistentRead",
  "KeyConditionExpression",
  "ExpressionAttributeNames",
  "ExpressionAttributeValues",
  "ScanIndexForward",
  "Limit",
  "ExclusiveStartKey",
  "ReturnConsumedCapacity",
]);

interface Entry {
  pk: string;
  sk: string;
  isk: string;
  item: string;
}

/** Carries out a Query on the entries of a late index. @throws Error for queries that our functions never make */
export function indexQuery(database: DatabaseSync, table: TableDefinition, index: Index, query: Body) {
  const unknown = Object.keys(query).find((name) => query[name] !== undefined && !KNOWN.has(name));
  if (unknown) throw new Error(`${unknown} of a query is not known to the late index`);
  const { hash, conditions, values } = readConditions(query);
  const part = (type: "HASH" | "RANGE") => index.KeySchema.find((key) => key.KeyType === type)!.AttributeName;
  const forward = query.ScanIndexForward !== false;
  const start = query.ExclusiveStartKey as Item | undefined;
  if (start) {
    conditions.push(`(isk, pk, sk) ${forward ? ">" : "<"} (?, ?, ?)`);
    for (const name of [part("RANGE"), table.hash, table.range ?? ""])
      values.push(String(start[name]?.S ?? ""));
  }
  const order = ["isk", "pk", "sk"].map((column) => `${column} ${forward ? "ASC" : "DESC"}`).join(", ");
  const limit = Number(query.Limit ?? Number.MAX_SAFE_INTEGER);
  const rows = database
    .prepare(
      `SELECT pk, sk, isk, item FROM entries WHERE name = ? AND ipk = ?${conditions.map((condition) => ` AND ${condition}`).join("")} ORDER BY ${order} LIMIT ?`,
    )
    .iterate(`${table.name}/${index.IndexName}`, hash, ...values, limit) as unknown as Iterable<Entry>;
  const items: Item[] = [];
  let bytes = 0;
  let last: Entry | undefined;
  let ended = true;
  for (const row of rows) {
    items.push(JSON.parse(row.item) as Item);
    last = row;
    bytes += row.item.length;
    if (items.length < limit && bytes < PAGE_BYTES) continue;
    ended = false;
    break;
  }
  return {
    Items: items,
    Count: items.length,
    ScannedCount: items.length,
    ...(query.ReturnConsumedCapacity !== undefined && {
      ConsumedCapacity: { TableName: table.name, CapacityUnits: Math.max(1, Math.ceil(bytes / 4096)) / 2 },
    }),
    ...(!ended &&
      last && {
        LastEvaluatedKey: {
          [table.hash]: { S: last.pk },
          ...(table.range && { [table.range]: { S: last.sk } }),
          [part("HASH")]: { S: hash },
          [part("RANGE")]: { S: last.isk },
        },
      }),
  };
}

/** A key condition as `openTable` writes it: the partition key, and a prefix or both bounds of the sort key. */
function readConditions(query: Body): { hash: string; conditions: string[]; values: string[] } {
  const parameters = (query.ExpressionAttributeValues ?? {}) as Item;
  const text = (name: string) => String(parameters[name]?.S ?? "");
  const expression = String(query.KeyConditionExpression);
  const [, hash = "", , prefix, from, to] =
    /^#\w+ = (:\w+)( AND (?:begins_with\(#\w+, (:\w+)\)|#\w+ BETWEEN (:\w+) AND (:\w+)))?$/.exec(
      expression,
    ) ?? [];
  if (hash === "") throw new Error(`the key condition ${expression} is not known to the late index`);
  const conditions: string[] = [];
  const values: string[] = [];
  if (prefix) {
    conditions.push("substr(isk, 1, length(?)) = ?");
    values.push(text(prefix), text(prefix));
  }
  if (from && to) {
    conditions.push("isk BETWEEN ? AND ?");
    values.push(text(from), text(to));
  }
  return { hash: text(hash), conditions, values };
}
