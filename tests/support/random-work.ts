import { Chance } from "../../infra/local/unkind/chance.ts";
import { type Unkindness, unkind } from "../../infra/local/unkind/unkindness.ts";
import { madeCatalogue } from "./made-catalogue.ts";

/** The analyses belong in turn to two people, an import and a bulk change. */
const owners = 4;
/** More than one commit saves at once, so that some bulk changes are staged. */
const mostInBulk = 45;

/** A step of one person on one analysis. Its result does not depend on other analyses. */
export type Step =
  | { do: "write"; code: string; text: string }
  | { do: "state"; code: string; state: "PUBLISHED" | "HIDDEN" }
  | { do: "internal"; code: string; internal: boolean }
  | { do: "go back"; code: string }
  | { do: "copy"; code: string; of: string }
  | { do: "delete"; code: string };

/** Operations that run at the same time. */
export interface Round {
  /** The steps of two people, each in order. */
  people: [Step[], Step[]];
  /** Codes whose analyses the file changes. */
  imported: { codes: string[]; unit: string };
  bulk: { codes: string[]; unit: string };
  /** The operation to undo at the end. */
  undone: { import: boolean; bulk: boolean };
}

/** Random work on a catalogue of so many analyses. */
export interface Work {
  catalogue: number;
  rounds: Round[];
}

/**
 * Random work of two people, an import and a bulk change. Each has its own analyses, so that the result does not depend on timing. List,
 * head of the catalogue, search index, snapshot and tasks are shared, and these are what a race would break.
 */
export function randomWork({
  seed,
  catalogue,
  rounds,
}: Record<"seed" | "catalogue" | "rounds", number>): Work {
  const chance = new Chance(seed).for("work");
  const codes = madeCatalogue(catalogue).analyses.map(({ code }) => code);
  const section = (which: number) => codes.filter((_, index) => index % owners === which);
  const sample = (which: number, limit: number) =>
    chance.shuffled(section(which)).slice(0, 1 + chance.below(limit));
  const deleted = new Set<string>();
  let copies = 0;

  function step(which: 0 | 1): Step {
    const left = section(which).filter((code) => !deleted.has(code));
    const code = chance.pick(left);
    switch (chance.below(7)) {
      case 0:
        return { do: "state", code, state: chance.pick(["PUBLISHED", "HIDDEN"]) };
      case 1:
        return { do: "internal", code, internal: chance.next() < 0.5 };
      case 2:
        return { do: "go back", code };
      case 3:
        copies += 1;
        return { do: "copy", code: `COPY${copies}`, of: code };
      case 4:
        deleted.add(code);
        return { do: "delete", code };
      default:
        return { do: "write", code, text: `text ${chance.below(1_000)}` };
    }
  }
  const steps = (which: 0 | 1) => Array.from({ length: 3 + chance.below(4) }, () => step(which));

  const round = (_: unknown, index: number): Round => ({
    people: [steps(0), steps(1)],
    imported: { codes: sample(2, 60), unit: `unit ${index} ${chance.below(1_000)}` },
    bulk: { codes: sample(3, mostInBulk), unit: `bulk ${index} ${chance.below(1_000)}` },
    undone: { import: chance.next() < 0.3, bulk: chance.next() < 0.3 },
  });
  return { catalogue, rounds: Array.from({ length: rounds }, round) };
}

/** A random selection of a cloud's unkindness, at least one kind of it. */
export function randomUnkindness(seed: number): Partial<Unkindness> {
  const chance = new Chance(seed).for("switches");
  const names = Object.keys(unkind) as (keyof typeof unkind)[];
  const chosen = names.filter(() => chance.next() < 0.5);
  const selected = chosen.length > 0 ? chosen : [chance.pick(names)];
  const all = { ...unkind, indexLag: chance.pick([500, 3_000, 10_000]), deliveries: 2 + chance.below(2) };
  return { ...Object.fromEntries(selected.map((name) => [name, all[name]])), seed };
}
