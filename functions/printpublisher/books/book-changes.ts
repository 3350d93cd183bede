import { createHash } from "node:crypto";
import type { BookChanges } from "../../../shared/printpublisher/editions/edition.ts";
import type { BookInput, Entry } from "../book/book.ts";
import type { BookManifest, Listed } from "./book.store.ts";

/** Returns the contents of a book, each item with a hash of everything the book says of it. */
export function manifestOf({ chapters }: BookInput): BookManifest {
  const analyses = new Map<string, Listed>();
  for (const { groups = [] } of chapters)
    for (const entry of groups.flatMap(({ entries }) => entries)) {
      const { code: key, name } = entry;
      // An analysis in two chapters may read differently in each, so its hash covers both.
      analyses.set(key, { key, name, hash: hashOf([analyses.get(key)?.hash, entry]) });
    }
  return {
    analyses: [...analyses.values()],
    chapters: chapters.map(({ groups: _entries, ...chapter }) => ({
      key: chapter.id,
      name: chapter.title,
      hash: hashOf(chapter),
    })),
  };
}

/** Returns the differences between a book and the one before it. */
export function changesBetween(before: BookManifest, now: BookManifest): BookChanges {
  const lines = (["analyses", "chapters"] as const).flatMap((of) => {
    const subject = of === "analyses" ? ("analysis" as const) : ("chapter" as const);
    const previous = new Map(before[of].map((listed) => [listed.key, listed]));
    const present = new Set(now[of].map(({ key }) => key));
    const line = (kind: "added" | "changed" | "removed", { key, name }: Listed) => ({
      what: subject,
      kind,
      key,
      name,
    });
    return [
      ...now[of].filter(({ key }) => !previous.has(key)).map((listed) => line("added", listed)),
      ...now[of]
        .filter(({ key, hash }) => previous.has(key) && previous.get(key)?.hash !== hash)
        .map((listed) => line("changed", listed)),
      ...before[of].filter(({ key }) => !present.has(key)).map((listed) => line("removed", listed)),
    ];
  });
  const counted = (kind: "added" | "changed" | "removed") =>
    lines.filter((line) => line.what === "analysis" && line.kind === kind).length;
  return {
    counts: { added: counted("added"), changed: counted("changed"), removed: counted("removed") },
    lines,
  };
}

/** Adds bars beside the analyses that are new or changed since the previous edition. */
export function withBars(book: BookInput, changes: BookChanges, barsSince: string): BookInput {
  const marked = new Set(
    changes.lines
      .filter(({ what: subject, kind }) => subject === "analysis" && kind !== "removed")
      .map(({ key }) => key),
  );
  const withBar = (entry: Entry): Entry => (marked.has(entry.code) ? { ...entry, changed: true } : entry);
  const chapters = book.chapters.map(({ groups, ...chapter }) => ({
    ...chapter,
    ...(groups && { groups: groups.map((group) => ({ ...group, entries: group.entries.map(withBar) })) }),
  }));
  return { ...book, barsSince, chapters };
}

const hashOf = (content: unknown) =>
  createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 20);
