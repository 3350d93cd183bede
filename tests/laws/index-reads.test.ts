import { Metrics } from "@aws-lambda-powertools/metrics";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, PutCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { expect, test, vi } from "vitest";
import { newestEntries } from "../../functions/core/security-log/list-entries.store.ts";
import { beginSession, listSessionsOf } from "../../functions/core/sessions/session.store.ts";
import { keepAction, readActions, type StoredAction } from "../../functions/laboreditor/bulk/bulk.store.ts";
import type { Actor } from "../../functions/platform/actor.ts";
import { addSecurityEntry } from "../../functions/platform/endpoint/security-log.store.ts";
import { log } from "../../functions/platform/log.ts";
import { editorOf } from "../laboreditor/catalogue.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { sourceFiles, sourceOf } from "./sources.ts";

ownDynamoDb();

interface IndexReader {
  /** Reason why it may miss recent writes: nothing is decided by it. */
  reason: string;
  /** Writes an item to read. */
  seed: (actor: Actor) => Promise<unknown>;
  read: (actor: Actor) => unknown;
}

/**
 * Every function that reads through the index. The index shows an item some time after it was written, and AWS promises no bound. All
 * other reads are consistent.
 */
const readers: Record<string, IndexReader> = {
  readActions: {
    reason: "A list to look at. An action is carried out, undone and repeated by its own key.",
    seed: (actor) =>
      keepAction(actor, { id: "B1", started: "2026-01-01T00:00:00Z" } as StoredAction, { ids: [] }),
    read: readActions,
  },
  newestEntries: {
    reason: "A list to look at, of what has happened.",
    seed: (actor) =>
      addSecurityEntry(actor, {
        action: "signed_in",
        result: "done",
        kind: "account",
        account: actor.id,
        name: "Eva",
        target: "",
        fields: [],
        ip: "192.0.2.1",
        agent: "a browser",
      }),
    read: async (actor) => (await newestEntries(actor, {}, 10)).entries,
  },
  listSessionsOf: {
    reason: "A list to look at. Sessions end with their account's epoch, not by being listed.",
    seed: (actor) =>
      beginSession(actor, { id: actor.id, epoch: undefined }, "password", { ip: "192.0.2.1", headers: {} }),
    read: (actor) => listSessionsOf(actor, actor.id),
  },
};

/** The migration away from the index waits until it shows everything that the commits name; it is tested with a whole cloud. */
const migrations = "functions/core/migrations/";

test("no other function reads through the index, and only the table itself queries", () => {
  const files = sourceFiles.filter((path) => path.startsWith("functions/"));
  const table = "functions/platform/table/table.ts";
  expect(files.filter((path) => /\bIndexName\b|\b(?:Query|Scan)Command\b/.test(sourceOf(path)))).toEqual([
    table,
  ]);
  const named = files
    .filter((path) => path !== table && !path.startsWith(migrations))
    .flatMap((path) => {
      const [first = "", ...others] = sourceOf(path).split(/\bindex: true\b/);
      let before = first;
      return others.map((after) => {
        const name = [...before.matchAll(/function\*? (\w+)/g)].at(-1)?.[1];
        before += after;
        return name;
      });
    });
  expect([...new Set(named)].sort()).toEqual(Object.keys(readers).sort());
});

test("every read of the table is consistent unless it goes through the index", () => {
  const table = sourceOf("functions/platform/table/table.ts");
  const reads = table.match(/new (?:Get|BatchGet|Query)Command\(/g) ?? [];
  const consistent = [...table.matchAll(/ConsistentRead: ([^,\s]+)/g)].map(([, value]) => value);
  expect(consistent).toEqual(["true", "true", "!range.index"]);
  expect(reads).toHaveLength(consistent.length);
});

/** Adds, beside every item that the index shows, one of another tenant that claims the same place in it. @returns how many there are */
async function plant(tenant: string): Promise<number> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const { Items = [] } = await client.send(new ScanCommand({ TableName: "laborium" }));
  const shown = Items.filter(({ GSI1PK }) => String(GSI1PK).startsWith(`T#${tenant}#`));
  for (const item of shown) {
    const Item = {
      ...item,
      PK: String(item.PK).replace(`T#${tenant}#`, "T#rival#"),
      id: "planted",
      version: 99,
      agent: "planted",
      content: JSON.stringify({ identifier: "planted", name: { de: "planted" } }),
    };
    await client.send(new PutCommand({ TableName: "laborium", Item }));
  }
  return shown.length;
}

test.each(Object.entries(readers))(
  "%s drops what another tenant put there, and says so",
  async (name, { seed, read }) => {
    const actor = editorOf(name.toLowerCase().replaceAll(/\W+/g, "-"));
    await seed(actor);
    expect(await plant(actor.tenant)).toBeGreaterThan(0);
    const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
    const counted = vi.spyOn(Metrics.prototype, "addMetric");
    const published = vi.spyOn(Metrics.prototype, "publishStoredMetrics").mockReturnThis();
    try {
      const items = await read(actor);
      expect(items).toHaveLength(1);
      expect(JSON.stringify(items)).not.toContain("planted");
      expect(logged).toHaveBeenCalledWith(expect.stringContaining("another tenant"), {
        PK: expect.stringMatching(/^T#rival#/),
        GSI1PK: expect.stringMatching(`^T#${actor.tenant}#`),
      });
      expect(counted).toHaveBeenCalledWith("ForeignItemsInIndex", "Count", 1);
      expect(published).toHaveBeenCalled();
    } finally {
      vi.restoreAllMocks();
    }
  },
);
