import type { StagedChange } from "../../../core/door.ts";

/** A change as a line of a chunk: its facts and, after a tab, its content. Tabs within JSON are escaped. */
export const lineOf = ({ content, ...facts }: StagedChange): string =>
  `${JSON.stringify(facts)}\t${JSON.stringify(content)}`;

/**
 * The change in a line. Its content stays text until somebody looks into it: a new document is stored as it stands here. Chunks of earlier
 * versions have no tab.
 */
export function changeIn(line: string): StagedChange {
  const tab = line.indexOf("\t");
  if (tab < 0) return JSON.parse(line);
  const text = line.slice(tab + 1);
  let content: StagedChange["content"] | undefined;
  return {
    ...(JSON.parse(line.slice(0, tab)) as Omit<StagedChange, "content">),
    text,
    get content() {
      content ??= JSON.parse(text) as StagedChange["content"];
      return content;
    },
  };
}
