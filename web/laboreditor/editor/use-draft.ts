import { type RefObject, useEffect, useRef, useState } from "react";
import { useAccount } from "../../platform/startup.ts";
import { store } from "../../platform/store.ts";
import { draftKey, dropDraft, dropOldDrafts, findDrafts, keepDraft } from "./draft.ts";
import { differences } from "./merge.ts";
import type { EditorForm, ReadForm } from "./use-editor-form.ts";
import { valuesOf } from "./values.ts";

/** Milliseconds between a keystroke and writing the draft. */
const writeDelay = 200;

/** Whether the form has unsaved changes, as a store, so that only its readers are redrawn. */
export type Unsaved = ReturnType<typeof store<boolean>>;

/**
 * Keeps unsaved input in the browser, through a crash or a lost session, and finds earlier drafts.
 * Call `note` after anything that may have changed the form.
 */
export function useDraft(analysis: string, form: EditorForm, base: RefObject<ReadForm>) {
  const account = useAccount()?.id ?? "";
  const owner = { tenant: window.location.host, account, analysis };
  const [drafts, setDrafts] = useState(() => findDrafts(owner));
  const [visit] = useState(() => crypto.randomUUID());
  const written = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef(false);
  const [full, setFull] = useState(false);
  const [isDamaged, setDamaged] = useState(false);
  const [unsaved] = useState(() => store(false));

  function write() {
    clearTimeout(timer.current);
    if (!waiting.current) return;
    waiting.current = false;
    const { version } = base.current.output;
    const values = form.getValues();
    const before = valuesOf(base.current.output);
    const key = draftKey(owner, version, visit);
    unsaved.set(differences(before, values).length > 0);
    if (!unsaved.get()) return forget();
    setFull(!keepDraft(key, { version, base: before, values, kept: new Date().toISOString() }));
    if (written.current !== key) forget();
    written.current = key;
  }
  function forget() {
    if (written.current) dropDraft(written.current);
    written.current = undefined;
    setDamaged(false);
  }
  const latest = useRef(write);
  latest.current = write;

  useEffect(() => {
    dropOldDrafts();
    const flush = () => latest.current();
    // Another window has discarded this one's draft: the input is still here, so store it again.
    const keep = ({ key, newValue }: StorageEvent) => {
      if (key === null || key !== written.current || newValue !== null) return;
      waiting.current = true;
      flush();
      setDamaged(true);
    };
    window.addEventListener("storage", keep);
    window.addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      window.removeEventListener("storage", keep);
      window.removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flush);
      flush();
    };
  }, []);

  const note = () => {
    waiting.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), writeDelay);
  };
  return {
    /** The unsaved draft of an earlier visit or another window. */
    former: drafts[0],
    /** Whether the browser has no room for a draft. */
    full,
    /** Whether another window has discarded the draft of this one. */
    torn: isDamaged,
    unsaved,
    note,
    /** Call it after restoring or discarding the former draft. */
    settle: () => {
      // Store the restored values under the key of this visit before deleting the former draft.
      waiting.current = true;
      write();
      if (drafts[0]) dropDraft(drafts[0].key);
      setDrafts(drafts.slice(1));
    },
    /** Call it after saving everything. */
    drop: () => {
      waiting.current = false;
      clearTimeout(timer.current);
      unsaved.set(false);
      forget();
    },
  };
}
