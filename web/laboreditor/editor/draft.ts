import { type EditorValues, editorInput } from "./values.ts";

/** What was typed and not saved, with what it was typed upon. */
export interface Draft {
  version: number;
  base: EditorValues;
  values: EditorValues;
  /** Instant of the last keystroke, ISO 8601. */
  kept: string;
}

export interface DraftOwner {
  tenant: string;
  account: string;
  analysis: string;
}

const prefix = "laborium.draft";
/** Drafts older than this are of no use to anybody, in milliseconds. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

const placeOf = (owner: DraftOwner) => `${prefix}/${owner.tenant}/${owner.account}/${owner.analysis}/`;

/** Under which name a visit keeps what is typed upon a version; a second window has another. */
export const draftKey = (owner: DraftOwner, version: number, visit: string) =>
  `${placeOf(owner)}${version}/${visit}`;

function parse(text: string | null): Draft | null {
  try {
    const { version, base, values, kept } = JSON.parse(text ?? "") as Draft;
    const read = { base: editorInput.safeParse(base), values: editorInput.safeParse(values) };
    // What was typed counts even where it would not be saved so, such as an analysis without a name.
    return read.base.success && typeof version === "number" && typeof values === "object" && values?.fields
      ? { version, base: read.base.data, values, kept }
      : null;
  } catch {
    return null;
  }
}

const keysOf = (start: string) =>
  Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? "").filter((key) =>
    key.startsWith(start),
  );

/** Keeps what is typed; answers whether the browser had room for it. */
export function keepDraft(key: string, draft: Draft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The drafts that this account has of the analysis, whichever version they were typed upon, the latest first. */
export function findDrafts(owner: DraftOwner): (Draft & { key: string })[] {
  const drafts = keysOf(placeOf(owner)).flatMap((key) => {
    const draft = parse(localStorage.getItem(key));
    return draft ? [{ ...draft, key }] : [];
  });
  return drafts.sort((left, right) => right.kept.localeCompare(left.kept));
}

/** Forgets a draft, because it was saved or given up. */
export const dropDraft = (key: string) => localStorage.removeItem(key);

/** Forgets what nobody came back to. */
export function dropOldDrafts(now: number = Date.now()): void {
  for (const key of keysOf(`${prefix}/`)) {
    const draft = parse(localStorage.getItem(key));
    if (!draft || now - Date.parse(draft.kept) > lifetime) dropDraft(key);
  }
}
