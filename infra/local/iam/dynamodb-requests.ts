import { arn } from "../assembly/places.ts";
import type { Request } from "./policy.ts";

/** The hash key names of a table and its indexes, as the template declares them. */
export interface TableKeys {
  hash: string;
  indexes: Map<string, string>;
}

/** An attribute value on the wire: `{ "S": "…" }`. */
type AttributeValue = Record<string, unknown>;
type Item = Record<string, AttributeValue>;
type Body = Record<string, unknown>;

export const LEADING_KEYS = "dynamodb:leadingkeys";
const ATTRIBUTES = "dynamodb:attributes";

/**
 * The IAM requests that one DynamoDB call consists of, with `dynamodb:LeadingKeys` computed from the body.
 * Transactions are judged by the actions of their parts.
 * Source: AWS "Actions, resources, and condition keys for Amazon DynamoDB".
 */
export function dynamodbRequests(operation: string, body: Body, tables: Map<string, TableKeys>): Request[] {
  const context = new Context(tables);
  switch (operation) {
    case "UpdateItem":
      return [withAttributes(context.request(operation, body, [body.Key as Item]), body)];
    case "GetItem":
    case "DeleteItem":
      return [context.request(operation, body, [body.Key as Item])];
    case "PutItem":
      return [context.request(operation, body, [body.Item as Item])];
    case "Query":
      return [context.query(body)];
    case "BatchGetItem":
      return Object.entries((body.RequestItems ?? {}) as Record<string, { Keys?: Item[] }>).map(
        ([name, { Keys }]) => context.request(operation, { TableName: name }, Keys ?? []),
      );
    case "TransactWriteItems":
      return ((body.TransactItems ?? []) as Record<string, Body>[]).flatMap((entry) =>
        Object.entries(entry).map(([kind, part]) => {
          const item = (part.Item ?? part.Key) as Item;
          const request = context.request(TRANSACTION_ACTIONS[kind] ?? kind, part, [item]);
          return kind === "Update" ? withAttributes(request, part) : request;
        }),
      );
    default:
      // Judged without leading keys, so a role that is limited by them is refused.
      return [context.request(operation, body, [])];
  }
}

/**
 * The attributes that an update names: those of its key and of its expressions. If an expression contains a literal name, the context key
 * is left out, so that a statement that demands it refuses.
 */
function withAttributes(request: Request, body: Body): Request {
  const expressions = `${body.UpdateExpression ?? ""} ${body.ConditionExpression ?? ""}`;
  const spelled = expressions.replaceAll(
    /[#:]\w+|\b(?:SET|REMOVE|ADD|DELETE|AND|OR|NOT|BETWEEN|IN|attribute_(?:not_)?exists|if_not_exists)\b/g,
    "",
  );
  if (/\w/.test(spelled)) return request;
  const named = Object.values((body.ExpressionAttributeNames ?? {}) as Record<string, string>);
  const keys = Object.keys((body.Key ?? {}) as Item);
  return { ...request, context: { ...request.context, [ATTRIBUTES]: [...new Set([...keys, ...named])] } };
}

const TRANSACTION_ACTIONS: Record<string, string> = {
  Put: "PutItem",
  Update: "UpdateItem",
  Delete: "DeleteItem",
  ConditionCheck: "ConditionCheckItem",
};

class Context {
  readonly #tables: Map<string, TableKeys>;

  constructor(tables: Map<string, TableKeys>) {
    this.#tables = tables;
  }

  request(operation: string, body: Body, items: (Item | undefined)[]): Request {
    const table = tableName(body);
    const hash = this.#tables.get(table)?.hash;
    const keys = items.map((item) => (hash === undefined ? undefined : keyText(item?.[hash])));
    return this.#make(operation, table, body.IndexName, keys);
  }

  query(body: Body): Request {
    const table = tableName(body);
    const keys = this.#tables.get(table);
    const index = typeof body.IndexName === "string" ? body.IndexName : undefined;
    const hash = index === undefined ? keys?.hash : keys?.indexes.get(index);
    const values = hash === undefined ? [] : queriedKeys(body, hash);
    return this.#make("Query", table, index, values);
  }

  #make(operation: string, table: string, index: unknown, keys: (string | undefined)[]): Request {
    const readable = keys.filter((key) => key !== undefined);
    const resource = arn(
      "dynamodb",
      typeof index === "string" ? `table/${table}/index/${index}` : `table/${table}`,
    );
    // A part without a readable key leaves the context key out: with the `Null` check it is refused.
    const complete = readable.length > 0 && readable.length === keys.length;
    return {
      action: `dynamodb:${operation}`,
      resource,
      context: complete ? { [LEADING_KEYS]: readable } : {},
    };
  }
}

function tableName(body: Body): string {
  const name = String(body.TableName ?? "");
  return name.startsWith("arn:") ? (name.split(":table/")[1]?.split("/")[0] ?? name) : name;
}

function keyText(value: AttributeValue | undefined): string | undefined {
  const text = value?.S ?? value?.N ?? value?.B;
  return typeof text === "string" ? text : undefined;
}

/** The hash key's values in a Query's key condition expression. */
function queriedKeys(body: Body, hash: string): string[] {
  const expression = String(body.KeyConditionExpression ?? "");
  const names = (body.ExpressionAttributeNames ?? {}) as Record<string, string>;
  const values = (body.ExpressionAttributeValues ?? {}) as Item;
  const keyTexts: string[] = [];
  for (const [, name, value] of expression.matchAll(/(#\w+|[A-Za-z_][\w.-]*)\s*=\s*(:\w+)/g)) {
    const real = name?.startsWith("#") ? names[name] : name;
    const text = real === hash && value ? keyText(values[value]) : undefined;
    if (text !== undefined) keyTexts.push(text);
  }
  return keyTexts;
}
