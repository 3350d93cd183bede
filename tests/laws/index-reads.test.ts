import { Metrics } from "@aws-lambda-powertools/metrics";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, PutCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { expect, test, vi } from "vitest";
import { versionsOfImport } from "../../functions/core/catalogue/history.store.ts";
import { resetReplicas } from "../../functions/core/catalogue/replica.store.ts";
import {
  beginImport,
  catalogueOf,
  documentId,
  publishImport,
  saveDocuments,
  stageDocuments,
} from "../../functions/core/door.ts";
import { beginSession, listSessionsOf } from "../../functions/core/sessions/session.store.ts";
import { keepAction, readActions, type StoredAction } from "../../functions/laboreditor/bulk/bulk.store.ts";
import type { Actor } from "../../functions/platform/actor.ts";
import { log } from "../../functions/platform/log.ts";
import { editorOf } from "../laboreditor/catalogue.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { sourceFiles, sourceOf } from "./sources.ts";

ownDynamoDb();

const collection = (identifier: string) => ({
  kind: "collection" as const,
  id: documentId("collection", identifier),
  content: { identifier, name: { de: identifier } },
});
const author = { kind: "import" as const, id: "I1", name: "file.json" };
async function importOne(actor: Actor): Promise<void> {
  await beginImport(actor, "I1");
  await stageDocuments(actor, "I1", author, [{ ...collection("serum"), importHash: "hash", basedOn: null }]);
  await publishImport(actor, "I1", 1);
}
async function collections(actor: Actor) {
  return [...(await catalogueOf(actor)).documents("collection")].map(({ content }) => content);
}

/** Every function that reads by index, and in which case: what is there to be read, and the reading. */
const readers: Record<string, { seed: (actor: Actor) => Promise<unknown>; read: (actor: Actor) => unknown }> =
  {
    "visibleIn, all": {
      seed: (actor) => saveDocuments(actor, [collection("urine")]),
      read: (actor) => {
        resetReplicas();
        return collections(actor);
      },
    },
    "visibleIn, of an import": {
      seed: async (actor) => {
        await catalogueOf(actor);
        await importOne(actor);
      },
      read: async (actor) => collections(actor),
    },
    versionsOfImport: {
      seed: importOne,
      read: async (actor) => {
        const found = [];
        for await (const { content } of versionsOfImport(actor, "I1")) found.push(content);
        return found;
      },
    },
    readActions: {
      seed: (actor) =>
        keepAction(actor, { id: "B1", started: "2026-01-01T00:00:00Z" } as StoredAction, { ids: [] }),
      read: readActions,
    },
    listSessionsOf: {
      seed: (actor) => beginSession(actor, { id: actor.id, epoch: undefined }, "password", "a browser"),
      read: (actor) => listSessionsOf(actor, actor.id),
    },
  };

test("these are all functions that read by index, and only the table itself knows it", () => {
  const files = sourceFiles.filter((path) => path.startsWith("functions/"));
  const table = "functions/platform/table/table.ts";
  expect(files.filter((path) => /\bIndexName\b|\b(?:Query|Scan)Command\b/.test(sourceOf(path)))).toEqual([
    table,
  ]);
  const found = files
    .filter((path) => path !== table)
    .flatMap((path) => {
      const [first = "", ...others] = sourceOf(path).split(/\bindex: true\b/);
      let before = first;
      return others.map((after) => {
        const name = [...before.matchAll(/function\*? (\w+)/g)].at(-1)?.[1];
        before += after;
        return name;
      });
    });
  const known = Object.keys(readers).map((reader) => reader.split(",")[0]);
  expect([...new Set(found)].sort()).toEqual([...new Set(known)].sort());
});

/** Beside every item that the index shows, one of another tenant that claims the same place in it. @returns how many there are */
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
    const told = vi.spyOn(log, "error").mockImplementation(() => undefined);
    const counted = vi.spyOn(Metrics.prototype, "addMetric");
    const published = vi.spyOn(Metrics.prototype, "publishStoredMetrics").mockReturnThis();
    try {
      const found = await read(actor);
      expect(found).toHaveLength(1);
      expect(JSON.stringify(found)).not.toContain("planted");
      expect(told).toHaveBeenCalledWith(expect.stringContaining("another tenant"), {
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
