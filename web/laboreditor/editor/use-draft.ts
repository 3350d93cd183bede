import { type RefObject, useEffect, useRef, useState } from "react";
import { useAccount } from "../../platform/startup.ts";
import { draftKey, dropDraft, dropOldDrafts, findDrafts, keepDraft } from "./draft.ts";
import { differences } from "./merge.ts";
import type { EditorForm, ReadForm } from "./use-editor-form.ts";
import { valuesOf } from "./values.ts";

/** How long (ms) after a keystroke the draft is written. */
const writeDelay = 200;

/**
 * Keeps unsaved input in the browser, through a crash or a lost session, and finds earlier drafts.
 * Call `note` after anything that may have changed the form.
 */
export function useDraft(analysis: string, form: EditorForm, base: RefObject<ReadForm>) {
  const account = useAccount()?.id ?? "";
  const owner = { tenant: window.location.host, account, analysis };
  const [found, setFound] = useState(() => findDrafts(owner));
  const [visit] = useState(() => crypto.randomUUID());
  const written = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef(false);
  const [full, setFull] = useState(false);

  function write() {
    clearTimeout(timer.current);
    if (!waiting.current) return;
    waiting.current = false;
    const { version } = base.current.output;
    const values = form.getValues();
    const before = valuesOf(base.current.output);
    const key = draftKey(owner, version, visit);
    if (differences(before, values).length === 0) return forget();
    setFull(!keepDraft(key, { version, base: before, values, kept: new Date().toISOString() }));
    if (written.current !== key) forget();
    written.current = key;
  }
  function forget() {
    if (written.current) dropDraft(written.current);
    written.current = undefined;
  }
  const latest = useRef(write);
  latest.current = write;

  useEffect(() => {
    dropOldDrafts();
    const flush = () => latest.current();
    window.addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
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
    /** The unsaved draft of an earlier visit, or of another window. */
    found: found[0],
    /** Whether the browser has no room for a draft. */
    full,
    note,
    /** Call it when the found draft was taken over or discarded. */
    settle: () => {
      // Store what was taken over under the key of this visit before the former draft goes.
      waiting.current = true;
      write();
      if (found[0]) dropDraft(found[0].key);
      setFound(found.slice(1));
    },
    /** Call it when everything is saved. */
    drop: () => {
      waiting.current = false;
      clearTimeout(timer.current);
      forget();
    },
  };
}
