import { chanceFor, type Unkindness } from "../unkind/unkindness.ts";
import { forward } from "../wire/forward.ts";
import type { Backend } from "./backend.ts";
import { withConflicts } from "./conflicts.ts";
import type { Engine } from "./engine.ts";
import { LateIndexes } from "./late-index.ts";
import type { StreamReader } from "./stream-reader.ts";
import type { TableDefinition } from "./tables.ts";
import { withThrottle } from "./throttle.ts";

/** The engine, behind the requested unkindness of AWS. @throws Error for late indexes of another engine than the embedded one */
export async function backendOf(
  engine: Engine,
  tables: TableDefinition[],
  reader: StreamReader,
  unkindness: Unkindness,
): Promise<{ backend: Backend; close: () => void }> {
  let backend: Backend = (operation, body) =>
    forward(engine.endpoint, `DynamoDB_20120810.${operation}`, body);
  let close = () => {};
  const keys = new Map(tables.map((table) => [table.name, table]));
  const chance = (purpose: string) => chanceFor(unkindness, purpose);
  if (unkindness.indexLag > 0) {
    if (!engine.file)
      throw new Error("--index-lag needs the embedded DynamoDB, whose change records it reads");
    const indexes = await LateIndexes.open({
      file: `${engine.file}.late-indexes`,
      tables,
      endpoint: engine.endpoint,
      reader,
      lag: unkindness.indexLag,
      chance: chance("index"),
    });
    backend = indexes.inFrontOf(backend);
    close = () => indexes.close();
  }
  if (unkindness.conflicts) backend = withConflicts(backend, keys, chance("conflicts"));
  if (unkindness.throttle > 0) backend = withThrottle(backend, keys, unkindness.throttle);
  return { backend, close };
}
