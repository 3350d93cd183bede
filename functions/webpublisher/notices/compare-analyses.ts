import type { NoticeEntry } from "../../../shared/webpublisher/notices/notice.ts";
import { type Catalogue, type ChangedAnalysis, readVersions } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { comparePublic } from "./compare-public.ts";
import { type KnownNotice, readTold } from "./notice.store.ts";

/** Batch size: the former versions of so many analyses are read at once. */
const together = 500;

export type Waiting = ReadonlyMap<string, KnownNotice>;

/** A change as visitors see it. */
interface Compared {
  change: ChangedAnalysis;
  /** The waiting notice of an earlier change to the same analysis, if it is announced on its own. */
  open: KnownNotice | undefined;
  /** The version that visitors knew. */
  from: number;
  /** Differences from that version; undefined if visitors see none. */
  entry: NoticeEntry | undefined;
}

/** Compares changed analyses with the versions that visitors knew, some hundred at a time. */
export async function* compareAnalyses(
  { actor, catalogue, waiting }: { actor: Actor; catalogue: Catalogue; waiting: Waiting },
  changed: readonly ChangedAnalysis[],
): AsyncGenerator<Compared[]> {
  for (let start = 0; start < changed.length; start += together) {
    const part = changed.slice(start, start + together);
    const announced = await readTold(
      actor,
      part.map(({ id }) => id),
    );
    const pairs = part.map((change, place) => {
      const last = announced[place];
      const open = last && waiting.get(last.notice);
      return { change, open, from: last && open ? last.from : change.before };
    });
    const previousVersions = await readVersions(
      actor,
      pairs.map(({ change, from }) => ({ kind: "analysis" as const, id: change.id, version: from })),
    );
    yield pairs.map((pair, place) => {
      const { present } = pair.change;
      const before = previousVersions[place] as typeof present | undefined;
      return { ...pair, entry: comparePublic(catalogue, before, present, actor.languages) };
    });
  }
}
