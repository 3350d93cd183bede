import { type Change, diffWordsWithSpace } from "diff";
import { useTranslation } from "react-i18next";

/** Time limit (ms) for comparing two texts; after that they are shown without marks. */
const diffTimeout = 300;

type Part = Pick<Change, "value" | "added" | "removed">;
const replaced = (before: string, after: string): Part[] => [
  { value: before, removed: true, added: false },
  { value: after, added: true, removed: false },
];

/** One of two texts with the words marked that differ from the other. An empty text is labelled, not marked. */
export function MarkedText(props: { before: string; after: string; side: "before" | "after" }) {
  const { before, after, side } = props;
  const { t } = useTranslation("editor");
  const isBefore = side === "before";
  const text = isBefore ? before : after;
  if (before === "" || after === "") return <mark>{text || t("conflict.nothing")}</mark>;
  const parts = diffWordsWithSpace(before, after, { timeout: diffTimeout }) ?? replaced(before, after);
  return parts.map(({ value, added, removed }, place) => {
    if (isBefore ? added : removed) return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by position only
    return added || removed ? <mark key={place}>{value}</mark> : value;
  });
}
