import {
  currentKey,
  type DocumentItem,
  headKey,
  shardPks,
  toDocument,
  toItem,
  versionKey,
} from "../../functions/core/catalogue/document-item.ts";
import { maxTransaction, openTable, type Write } from "../../functions/platform/table/table.ts";
import type { Analysis, CatalogueDocument } from "../../shared/core/catalogue/document.ts";
import { onData } from "./given.ts";

/** Concurrent transactions: the engine carries out one after the other, but then need not wait for the next. */
const atOnce = 4;

/**
 * Gives every analysis of a laboratory the wanted number of versions, as if an editor had written each. It writes into the data of a
 * local cloud that is not running, because saving them one by one would take hours. The snapshot is removed, as it lacks these versions.
 */
export async function giveHistories(data: string, tenant: string, versions: number): Promise<void> {
  await onData({ data, tenant }, async (id) => {
    const table = openTable({ tenant: id });
    let waiting: Write[] = [];
    const running = new Set<Promise<void>>();
    const send = async () => {
      const sent: Promise<void> = table.transact(waiting).finally(() => running.delete(sent));
      waiting = [];
      running.add(sent);
      if (running.size >= atOnce) await Promise.race(running);
    };
    const documents: CatalogueDocument<"analysis">[] = [];
    for (const pk of shardPks)
      for await (const item of table.queryAll<DocumentItem>({ pk, beginsWith: "analysis#" }))
        documents.push(toDocument(item) as CatalogueDocument<"analysis">);
    for (const document of documents) {
      for (const write of editionsOf(document, versions)) {
        waiting.push(write);
        if (waiting.length === maxTransaction) await send();
      }
    }
    await send();
    await Promise.all(running);
    await table.update(headKey, { set: { snapshot: 0 } }, { present: true });
  });
}

/** The writes that give an analysis that many versions, each with another unit. */
function* editionsOf(document: CatalogueDocument<"analysis">, versions: number): Generator<Write> {
  const { kind, id } = document;
  const author = { kind: "account", id: "bench", name: "bench" } as const;
  for (let version = document.version; version <= versions; version++) {
    const edition =
      version === document.version
        ? document
        : {
            ...document,
            version,
            author,
            importHash: document.importHash,
            content: edited(document.content, version),
          };
    const isLast = version === versions;
    yield {
      put: isLast ? currentKey(kind, id) : versionKey(kind, id, version),
      item: toItem(edition),
    };
  }
}

function edited(content: Analysis, version: number): Analysis {
  const unit = content.fields.unit ?? { raw: null, additional: null, override: false };
  return { ...content, fields: { ...content.fields, unit: { ...unit, additional: `mmol/l ${version}` } } };
}
