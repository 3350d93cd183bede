import { gunzipSync, gzipSync } from "node:zlib";
import type { Analysis } from "../../../../shared/core/catalogue/document.ts";
import type { ChangedAnalysis } from "../../../../shared/importexport/imports/changed-analysis.ts";
import { type Language, type LocalizedText, localized } from "../../../../shared/kernel/language.ts";
import type { Catalogue, StagedChange } from "../../../core/door.ts";

/** An analysis that a checked import would create, change or delete. */
export interface ChangedLine extends Omit<ChangedAnalysis, "name"> {
  name: LocalizedText;
  /** Number of the chunk that holds its change. */
  chunk: number;
}

/** All changes of a checked import: a line for each analysis, by name, and the other documents, whose names the analyses show. */
export interface Changed {
  analyses: ChangedLine[];
  documents: StagedChange[];
}

/** Collects the changes of an import that is only checked, so that each of its analyses can be looked at before it is carried out. */
export class ChangedAnalyses {
  readonly #catalogue: Catalogue;
  readonly #main: Language;
  readonly #lines = new Map<string, ChangedLine>();
  readonly #documents: StagedChange[] = [];

  constructor(catalogue: Catalogue, main: Language) {
    this.#catalogue = catalogue;
    this.#main = main;
  }

  add(change: StagedChange): void {
    const { kind, id } = change;
    if (kind !== "analysis") {
      this.#documents.push(change);
      return;
    }
    const stored = this.#catalogue.stored("analysis", id);
    const content = (change.content as Analysis | null) ?? stored?.content;
    if (!content) return;
    const { code, name } = content;
    const isPresent = stored?.deleted === false;
    const effect = change.content === null ? "deleted" : isPresent ? "changed" : "created";
    this.#lines.set(id, { id, kind: effect, code, name, chunk: 0 });
  }

  /** Records the chunk into which changes were written. */
  place(ids: readonly string[], chunk: number): void {
    for (const id of ids) {
      const line = this.#lines.get(id);
      if (line) line.chunk = chunk;
    }
  }

  packed(): Buffer {
    const main = this.#main;
    const { compare } = new Intl.Collator(main, { numeric: true });
    const keyed = [...this.#lines.values()].map((line) => ({
      line,
      name: localized(line.name, main, main).value ?? line.code,
    }));
    keyed.sort((left, right) => compare(left.name, right.name) || compare(left.line.code, right.line.code));
    const changed: Changed = { analyses: keyed.map(({ line }) => line), documents: this.#documents };
    return gzipSync(JSON.stringify(changed), { level: 1 });
  }
}

export const unpacked = (packed: Buffer): Changed => JSON.parse(gunzipSync(packed).toString("utf8"));
