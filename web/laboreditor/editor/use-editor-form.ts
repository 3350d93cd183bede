import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { AnalysisForm } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { changeAnalysis } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { send } from "../../platform/api/call.ts";
import { ApiProblem } from "../../platform/api/problem.ts";
import { type EditConflict, type SaveForm, useSaveForm } from "../../platform/form/use-save-form.ts";
import { mergeEdits } from "./merge.ts";
import { analysisForm } from "./queries.ts";
import { rememberReferences } from "./reference-names.ts";
import { changeOf, type EditorValues, editorInput, valuesOf } from "./values.ts";

export interface ReadForm {
  output: AnalysisForm;
  etag: string | null;
}
export type EditorForm = SaveForm<typeof editorInput>["form"];

/** What two people made of one version, until somebody has chosen. */
export interface Clash {
  base: EditorValues;
  mine: EditorValues;
  theirs: AnalysisForm;
  /** Saves one's own on top of theirs; of what both changed, the given paths are taken from theirs. */
  solve: (takeTheirs: ReadonlySet<string>) => void;
  /** Goes back to the form without having saved. */
  later: () => void;
}

/** The server names a value by its field where the form has a slot for each language. */
function inSlots(error: unknown, values: EditorValues): unknown {
  if (!(error instanceof ApiProblem)) return error;
  const errors = error.errors.map((each) => {
    const [, key = ""] = /^fields\.([^.]+)(?:\.additional)?$/.exec(each.path) ?? [];
    const slot = Object.keys(values.fields[key]?.additional ?? {})[0];
    return slot ? { ...each, path: `fields.${key}.additional.${slot}` } : each;
  });
  const { status, message, detail, code, retryAfter } = error;
  return new ApiProblem({ status, title: message, detail, code, errors }, retryAfter, error);
}

/**
 * The form of an analysis. Only what was changed is sent, upon the version that was read; where somebody else was
 * faster, both versions are held against each other.
 * @param onSaved once nothing is unsaved any more, such as to forget the draft
 */
export function useEditorForm(read: ReadForm, onSaved: () => void) {
  const client = useQueryClient();
  const { id } = read.output;
  // What the values in the form were typed upon: it moves on with each save, not with each reading.
  const base: RefObject<ReadForm> = useRef(read);
  const compared = useRef<ReadForm | null>(null);
  const [clash, setClash] = useState<Clash | null>(null);
  const [newer, setNewer] = useState<{ typedUpon: AnalysisForm } | null>(null);

  async function compare(conflict: EditConflict) {
    const theirs = await client.fetchQuery({ ...analysisForm(id), staleTime: 0 });
    const before = valuesOf(base.current.output);
    const mine = structuredClone(saving.form.getValues());
    setClash({
      base: before,
      mine,
      theirs: theirs.output,
      later: () => setClash(null),
      solve: (takeTheirs) => {
        compared.current = theirs;
        base.current = theirs;
        saving.form.setValues(mergeEdits(before, mine, valuesOf(theirs.output), takeTheirs));
        setClash(null);
        setNewer(null);
        void conflict.overwrite();
      },
    });
  }

  const saving = useSaveForm({
    schema: editorInput,
    read: { values: valuesOf(read.output), etag: read.etag },
    save: async (values, ifMatch) => {
      const body = changeOf(valuesOf(base.current.output), values);
      try {
        const saved = await send(changeAnalysis, { params: { id }, body, ifMatch });
        base.current = saved;
        setNewer(null);
        return saved;
      } catch (error) {
        throw inSlots(error, values);
      }
    },
    onSaved: async (saved) => {
      client.setQueryData(analysisForm(id).queryKey, saved);
      if (!saving.isDirty()) onSaved();
      // Lists, counts, findings and the history speak of it too; forms look anew by themselves.
      await client.invalidateQueries({
        queryKey: ["laboreditor"],
        predicate: ({ queryKey }) => queryKey[2] !== "form",
      });
    },
    // What was compared is what the merge stands on: somebody who was faster still makes another conflict.
    reread: async () => {
      const latest = compared.current ?? base.current;
      return { values: valuesOf(latest.output), etag: latest.etag };
    },
    onConflict: (conflict) => void compare(conflict),
  });
  // What was read anew stands in the form unless something in it is unsaved; that was typed upon the former version.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is what counts, not new objects
  useEffect(() => {
    rememberReferences(read.output.references);
    if (!saving.isDirty()) base.current = read;
    const typedUpon = base.current.output;
    setNewer(typedUpon.version === read.output.version ? null : { typedUpon });
  }, [read.etag]);
  return {
    saving,
    clash,
    base,
    /** Somebody, or an import, was faster: what is unsaved here was typed upon this former version. */
    newer,
  };
}
