import { type EditorValues, editorInput } from "./values.ts";

/** Unsaved input, with the version it is based on. */
export interface Draft {
  version: number;
  base: EditorValues;
  values: EditorValues;
  /** Time of the last keystroke, ISO 8601. */
  kept: string;
}

export interface DraftOwner {
  tenant: string;
  account: string;
  analysis: string;
}

const prefix = "laborium.draft";
/** Drafts older than this (ms) are discarded. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

const placeOf = (owner: DraftOwner) => `${prefix}/${owner.tenant}/${owner.account}/${owner.analysis}/`;

/** Storage key of a visit's draft of a version; each window has its own. */
export const draftKey = (owner: DraftOwner, version: number, visit: string) =>
  `${placeOf(owner)}${version}/${visit}`;

/** Defaults for properties that drafts of former app versions lack. */
const unsaid = { dropped: {} };

function parse(text: string | null): Draft | null {
  try {
    const { version, base, values, kept: savedAt } = JSON.parse(text ?? "") as Draft;
    const read = { base: editorInput.safeParse({ ...unsaid, ...base }) };
    // Keep input even if it could not be saved like this, for example an analysis without a name.
    return read.base.success &&
      typeof version === "number" &&
      typeof values === "object" &&
      values?.form_fields
      ? { version, base: read.base.data, values: { ...unsaid, ...values }, kept: savedAt }
      : null;
  } catch {
    return null;
  }
}

const keysOf = (start: string) =>
  Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? "").filter((key) =>
    key.startsWith(start),
  );

/** Stores a draft; returns whether the browser had room for it. */
export function keepDraft(key: string, draft: Draft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The account's drafts of the analysis, based on any version, the latest first. */
export function findDrafts(owner: DraftOwner): (Draft & { key: string })[] {
  const drafts = keysOf(placeOf(owner)).flatMap((key) => {
    const draft = parse(localStorage.getItem(key));
    return draft ? [{ ...draft, key }] : [];
  });
  return drafts.sort((left, right) => right.kept.localeCompare(left.kept));
}

/** Deletes a draft that was saved or discarded. */
export const dropDraft = (key: string) => localStorage.removeItem(key);

/** Deletes expired drafts. */
export function dropOldDrafts(now: number = Date.now()): void {
  for (const key of keysOf(`${prefix}/`)) {
    const draft = parse(localStorage.getItem(key));
    if (!draft || now - Date.parse(draft.kept) > lifetime) dropDraft(key);
  }
}
