import { AsyncLocalStorage } from "node:async_hooks";
import { documentClient } from "../../functions/platform/table/client.ts";
import { type ApiSpec, takesKey } from "../../shared/kernel/endpoint.ts";
import { type ItemFamily, keysOf, type Level, levels } from "../../shared/kernel/touches.ts";

interface Running {
  api: ApiSpec;
  undeclared: string[];
}
/** In the form of commands, or of the wire protocol. */
type Key = string | { S: string } | undefined;
interface Item {
  PK?: Key;
}
interface Part {
  Key?: Item;
  Item?: Item;
}

const running = new AsyncLocalStorage<Running>();
let watched: ReturnType<typeof documentClient> | undefined;

/**
 * Runs a call of an API resource and checks it against the resource's declaration: on AWS its role grants nothing else.
 * @throws Error naming undeclared accesses to the table
 */
export async function asDeclared<Result>(api: ApiSpec, call: () => Promise<Result>): Promise<Result> {
  watch();
  const facts: Running = { api, undeclared: [] };
  const result = await running.run(facts, call);
  if (facts.undeclared.length > 0)
    throw new Error(
      `${api.address} touches what it does not declare: ${[...new Set(facts.undeclared)].join(", ")}`,
    );
  return result;
}

function watch(): void {
  const client = documentClient();
  if (watched === client) return;
  watched = client;
  client.middlewareStack.add((next, context) => async (args) => {
    const facts = running.getStore();
    if (!facts) return next(args);
    const command = String(context.commandName).replace(/(?:Items?)?Command$/, "");
    for (const { level, key } of touched(command, args.input as Record<string, unknown>))
      if (!mayTouch(facts.api, level, key)) facts.undeclared.push(`${level} ${key}`);
    return next(args);
  });
}

function touched(command: string, input: Record<string, unknown>): { level: Level; key: string }[] {
  const of = (level: Level, ...items: (Item | undefined)[]) =>
    items.map((item) => {
      const key = typeof item?.PK === "object" ? item.PK.S : item?.PK;
      return { level, key: String(key).split("#").slice(2).join("#") };
    });
  const { Key, Item } = input as Part;
  if (command === "Get") return of("read", Key);
  if (command === "Put") return of("write", Item);
  if (command === "Update") return of("write", Key);
  if (command === "Delete") return of("delete", Key);
  if (command === "Query")
    return of("read", { PK: (input.ExpressionAttributeValues as Record<string, Key>)[":pk"] });
  if (command === "BatchGet")
    return Object.values(input.RequestItems as Record<string, { Keys: Item[] }>).flatMap(({ Keys }) =>
      of("read", ...Keys),
    );
  return (input.TransactItems as Record<string, Part>[]).flatMap((item) =>
    Object.entries(item).flatMap(([kind, part]) =>
      of(kind === "Delete" ? "delete" : "write", part.Item ?? part.Key),
    ),
  );
}

function mayTouch({ address, touches, endpoints }: ApiSpec, level: Level, key: string): boolean {
  const isPublic = Object.values(endpoints).every((endpoint) => endpoint.public);
  if (level === "read" && (key === "TENANT" || (!isPublic && /^(?:ACCOUNT$|TOKEN#)/.test(key)))) return true;
  // The platform notes each use of a token; no other attribute of it may be written.
  if (!isPublic && level === "write" && key.startsWith("TOKEN#")) return true;
  // The platform adds entries to the security log; nobody changes or deletes one.
  if (level === "write" && key.startsWith("SECURITY#"))
    return !isPublic || Object.values(endpoints).some(({ logs }) => logs !== undefined);
  if (key.startsWith(`IDEMPOTENCY#${address}/`)) return Object.values(endpoints).some(takesKey);
  return (Object.entries(touches.items ?? {}) as [ItemFamily, Level][]).some(
    ([family, upTo]) =>
      levels.indexOf(upTo) >= levels.indexOf(level) &&
      keysOf(family).some((pattern) =>
        pattern.endsWith("*") ? key.startsWith(pattern.slice(0, -1)) : key === pattern,
      ),
  );
}
