import { isDeepStrictEqual } from "node:util";
import { diffWordsWithSpace } from "diff";
import type { ComparedValue, TextPart, VersionValue } from "../../../shared/laboreditor/history/history.ts";

/** How long two texts are compared, in ms, before they are shown one after the other. */
const diffTimeout = 300;

/** Values of two versions side by side, in the order of the later one. */
export function compareValues(
  before: readonly VersionValue[],
  after: readonly VersionValue[],
): ComparedValue[] {
  const keyOf = ({ path, of, language }: VersionValue) => [path, of, language].join(" ");
  const former = new Map(before.map((value) => [keyOf(value), value]));
  const later = new Map(after.map((value) => [keyOf(value), value]));
  return [...new Set([...later.keys(), ...former.keys()])].flatMap((key) => {
    const [old, now] = [former.get(key), later.get(key)];
    const any = now ?? old;
    if (!any) return [];
    const { value: _value, text: _text, ...place } = any;
    const changed = !isDeepStrictEqual(old?.value, now?.value);
    return {
      ...place,
      changed,
      before: side(old),
      after: side(now),
      parts: changed ? partsOf(old, now) : [],
    };
  });
}

const side = (value: VersionValue | undefined) => (value ? { value: value.value, text: value.text } : null);

/** How the texts differ, word by word; where only their markup does, how that differs. */
function partsOf(before: VersionValue | undefined, after: VersionValue | undefined): TextPart[] {
  if (before?.text !== after?.text) return diffTexts(before?.text ?? "", after?.text ?? "");
  const isMarkup = typeof before?.value === "string" && typeof after?.value === "string";
  return isMarkup ? diffTexts(String(before.value), String(after.value)) : [];
}

function diffTexts(before: string, after: string): TextPart[] {
  const parts = diffWordsWithSpace(before, after, { timeout: diffTimeout });
  if (!parts)
    return [
      { text: before, change: "removed" },
      { text: after, change: "added" },
    ];
  return parts.map(({ value, added, removed }) => ({
    text: value,
    change: added ? "added" : removed ? "removed" : "same",
  }));
}
