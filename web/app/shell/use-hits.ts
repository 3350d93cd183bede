import { useDebouncedValue } from "@mantine/hooks";
import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { fold, holdsWords } from "../../../shared/kernel/folding.ts";
import type { Page } from "../../../shared/kernel/paging.ts";
import { useLocalized } from "../../platform/i18n/languages.ts";
import { titleText } from "../../platform/i18n/title.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { callRole } from "../../platform/resource/resource.ts";
import type { Finds } from "../../platform/routing/finds.ts";
import { useGo } from "../../ui/way.tsx";
import { type Finder, findersFor, findOf, headingOf, makingOf, wholeQuery } from "./finders.ts";
import { actionIcons, type EntryAction, type Group } from "./palette-entry.ts";

/** Most hits per kind; more would push other kinds out of sight. A search of several lists has the same limit. */
const hitLimit = 5;
/** Milliseconds after the last key press until the search starts. */
const rest = 120;
/** Milliseconds for which a kind that is read as a whole is not read again. */
const fresh = 30_000;

type Row = { id: string };
interface Hits {
  groups: Group[];
  /** Titles of kinds whose search failed. */
  failed: string[];
  /** Whether a kind has not responded yet. */
  isPending: boolean;
  /** Whether the first hit may still change because a kind above it has not responded. */
  isUndecided: boolean;
  retry: () => void;
}

/** Result of a search in one kind. */
interface Outcome {
  words: string;
  rows: readonly Row[];
  hasFailed: boolean;
}

/** All records of a kind that is asked by itself, null if they are too many. */
const wholeOf = (finder: Finder) =>
  queryOptions({
    queryKey: ["palette", finder.list.path],
    staleTime: fresh,
    queryFn: async (): Promise<readonly Row[] | null> => {
      const { list, rows } = finder as unknown as Finds<Row> & Finder;
      const output = await callRole<Page<Row>>(list, { query: wholeQuery(finder) });
      if (rows) return rows(output as never);
      return output.next === null ? output.results : null;
    },
  });

/** The hits of a kind that is asked by itself: among all its records, or by the search of its list if they are many. */
async function searchList(
  finder: Finder,
  words: string,
  signal: AbortSignal,
  client: QueryClient,
): Promise<readonly Row[]> {
  const { list, show } = finder as unknown as Finds<Row> & Finder;
  const all = await client.fetchQuery(wholeOf(finder));
  if (!all) {
    const query = { search: words, limit: hitLimit };
    return (await callRole<Page<Row>>(list, { query, signal })).results;
  }
  const holds = (row: Row) => {
    const { label, hint = "" } = show(row);
    return holdsWords(`${label} ${hint}`, words);
  };
  return all.filter(holds).slice(0, hitLimit);
}

/** The hits of kinds that one call searches; a kind that could not be searched has none, not even an empty list. */
async function searchKinds(
  kinds: readonly [Finder, ...Finder[]],
  words: string,
  signal: AbortSignal,
  client: QueryClient,
): Promise<ReadonlyMap<Finder, readonly Row[] | undefined>> {
  const [first] = kinds;
  const find = findOf(first);
  if (!find) return new Map([[first, await searchList(first, words, signal, client)]]);
  const query = { search: words, lists: kinds.map(({ list }) => list.path).join(",") };
  const answer = await callRole<{ results: Record<string, readonly Row[]> }>(find, { query, signal });
  return new Map(kinds.map((finder) => [finder, answer.results[finder.list.path]]));
}

/**
 * Searches several kinds, those of a module by one call if it has one, and cancels calls for outdated text. A kind that has responded to the
 * same words is not asked again.
 * @param search another object for the same words repeats what failed
 */
function useAsked(
  kinds: readonly Finder[],
  search: { words: string },
  settled: { current: ReadonlyMap<Finder, Outcome> },
  report: (outcomes: ReadonlyMap<Finder, Outcome>) => void,
) {
  const client = useQueryClient();
  // Searches without a hit by kind; longer text cannot have one either, so that most kinds are asked only once.
  const fruitless = useRef(new Map<Finder, string[]>());
  useEffect(() => {
    const { words } = search;
    if (words === "") return;
    const { signal, abort } = abortable();
    const settle = (finder: Finder, rows: readonly Row[] | undefined): [Finder, Outcome] => {
      if (rows?.length === 0)
        fruitless.current.set(finder, [...(fruitless.current.get(finder) ?? []), words]);
      return [finder, { words, rows: rows ?? [], hasFailed: !rows }];
    };
    const isHopeless = (finder: Finder) =>
      finder.narrows !== false &&
      fruitless.current.get(finder)?.some((part) => fold(words).includes(fold(part))) === true;
    const ask = async (group: [Finder, ...Finder[]]) => {
      const searching = searchKinds(group, words.slice(0, 200), signal, client);
      const hits = await searching.catch(() => new Map<Finder, undefined>());
      if (!signal.aborted) report(new Map(group.map((finder) => settle(finder, hits.get(finder)))));
    };
    const open = kinds.filter((finder) => {
      const outcome = settled.current.get(finder);
      return outcome?.words !== words || outcome.hasFailed;
    });
    const hopeless = open.filter(isHopeless);
    if (hopeless.length > 0) report(new Map(hopeless.map((finder) => settle(finder, []))));
    const calls = Map.groupBy(
      open.filter((finder) => !isHopeless(finder)),
      (finder) => findOf(finder) ?? finder,
    );
    for (const group of calls.values()) void ask(group as [Finder, ...Finder[]]);
    return abort;
  }, [kinds, search, client, settled, report]);
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Searches all kinds of records that the account may see, independently of each other. */
export function useHits(typed: string): Hits {
  const { t } = useTranslation("app");
  const access = useAccess();
  const go = useGo();
  const client = useQueryClient();
  const text = useLocalized();
  const now = typed.trim();
  const [rested] = useDebouncedValue(now, rest);
  const allowed = useMemo(() => findersFor(access), [access]);
  // Small kinds are there when the first letters are typed, and read anew for each opening, so that a record made just before is found.
  useEffect(() => {
    for (const finder of allowed)
      if (!findOf(finder)) void client.prefetchQuery({ ...wholeOf(finder), staleTime: 0 });
  }, [allowed, client]);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<Finder, Outcome>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const words = now && rested;
  // Another attempt is another search for the same words.
  const search = useMemo(() => ({ words, attempt }), [words, attempt]);
  const settled = useRef(outcomes);
  settled.current = outcomes;
  const report = useCallback(
    (settling: ReadonlyMap<Finder, Outcome>) => setOutcomes((before) => new Map([...before, ...settling])),
    [],
  );
  useAsked(allowed, search, settled, report);

  const copy = async (code: string) => {
    try {
      await navigator.clipboard.writeText(code);
      notifySuccess(t("palette.copied", { code }));
    } catch {
      notifyError(t("palette.notCopied", { code }));
    }
  };
  const actionsOf = (finder: Finder, row: Row, code: string | undefined): EntryAction[] => {
    const { actions = [] } = finder as unknown as Finds<Row>;
    const creation = makingOf(finder, access);
    return [
      ...actions
        .filter(({ calls, fits }) => calls.every(access.mayCall) && fits(row))
        .map(({ label, icon, run }) => ({
          label: titleText(label),
          icon,
          run: async () => (await run()).default(row, { client, go }),
        })),
      ...(code
        ? [{ label: t("palette.copy", { code }), icon: actionIcons.copy, run: () => copy(code) }]
        : []),
      ...(creation ? [{ label: creation.title, icon: actionIcons.make, run: () => go(creation.to) }] : []),
    ];
  };

  const isAsked = now !== "";
  const groups = allowed.map((finder) => {
    const { show, ownNames } = finder as unknown as Finds<Row>;
    // Keep showing the previous hits until the response arrives.
    const shown = isAsked ? (outcomes.get(finder)?.rows ?? []) : [];
    return {
      label: headingOf(finder),
      entries: shown.map((row) => {
        const { to, label, hint, code } = show(row);
        const asText = (value: typeof label) => (typeof value === "string" ? value : text(value));
        return {
          key: `${finder.at} ${finder.list.path} ${row.id}`,
          label: asText(label) || (hint ? asText(hint) : ""),
          hint: hint && asText(hint),
          icon: finder.icon,
          ownNames,
          run: () => go(to),
          actions: actionsOf(finder, row, code),
        };
      }),
    };
  });
  const waits = (finder: Finder) => isAsked && outcomes.get(finder)?.words !== now;
  const first = groups.findIndex(({ entries }) => entries.length > 0);
  const failed = allowed.filter((finder) => isAsked && !waits(finder) && outcomes.get(finder)?.hasFailed);
  return {
    groups,
    failed: failed.map(headingOf),
    isPending: allowed.some(waits),
    isUndecided: allowed.slice(0, first < 0 ? allowed.length : first + 1).some(waits),
    retry: () => {
      // Failed kinds are pending again.
      setOutcomes((before) => new Map([...before].filter(([finder]) => !failed.includes(finder))));
      setAttempt(attempt + 1);
    },
  };
}
