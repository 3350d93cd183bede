import { useQueryClient } from "@tanstack/react-query";
import i18next from "i18next";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { AnalysisForm } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { changeAnalysis } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { send } from "../../platform/api/call.ts";
import { ApiProblem } from "../../platform/api/problem.ts";
import type { EditConflict } from "../../platform/form/merge-values.ts";
import { type SaveForm, useSaveForm } from "../../platform/form/use-save-form.ts";
import { notifySuccess } from "../../platform/notify.tsx";
import { wouldPublishErrors } from "../would-publish-errors.ts";
import { compareEdits, mergeEdits } from "./merge.ts";
import { analysisForm } from "./queries.ts";
import { rememberReferences } from "./reference-names.ts";
import { changeOf, type EditorValues, editorInput, valuesOf } from "./values.ts";

export interface ReadForm {
  output: AnalysisForm;
  etag: string | null;
}
export type EditorForm = SaveForm<typeof editorInput>["form"];

/** An edit conflict, until it is resolved. */
export interface Clash {
  base: EditorValues;
  mine: EditorValues;
  theirs: AnalysisForm;
  /** Saves the user's changes on top of the other version; for parts that both changed, the given paths are taken from the other one. */
  solve: (takeTheirs: ReadonlySet<string>) => void;
  /** Returns to the form without saving. */
  later: () => void;
}

/** Moves errors to the form's slots: the server names a value by its field, the form has a slot for each language. */
function inSlots(error: unknown, values: EditorValues): unknown {
  if (!(error instanceof ApiProblem)) return error;
  const errors = error.errors.map((each) => {
    const [, key = "", language] =
      /^form_fields\.([^.]+)(?:\.additional(?:\.([a-z]{2}))?(?:\.\d.*)?)?$/.exec(each.path) ?? [];
    const slot = language ?? Object.keys(values.form_fields[key]?.additional ?? {})[0];
    return slot ? { ...each, path: `form_fields.${key}.additional.${slot}` } : each;
  });
  const { status, message, detail, code, retryAfter } = error;
  return new ApiProblem({ status, title: message, detail, code, errors }, retryAfter, error);
}

/**
 * The form of an analysis. Only changes are sent, based on the version that was read; if somebody else has saved first, both versions
 * are compared.
 * @param onSaved called when nothing is unsaved any more, for example to delete the draft
 */
export function useEditorForm(read: ReadForm, onSaved: () => void) {
  const client = useQueryClient();
  const { id } = read.output;
  // The version that the form's values are based on: it advances with each save, not with each fetch.
  const base: RefObject<ReadForm> = useRef(read);
  const compared = useRef<ReadForm | null>(null);
  const [clash, setClash] = useState<Clash | null>(null);
  const [newer, setNewer] = useState<{ typedUpon: AnalysisForm } | null>(null);

  async function settled(saved: ReadForm) {
    client.setQueryData(analysisForm(id).queryKey, saved);
    setNewer(null);
    if (!saving.isDirty()) onSaved();
    // Lists, counts, findings and the history show it too; forms refetch by themselves.
    await client.invalidateQueries({
      queryKey: ["laboreditor"],
      predicate: ({ queryKey }) => queryKey[2] !== "one",
    });
  }

  async function compare(conflict: EditConflict) {
    const theirs = await client.fetchQuery({ ...analysisForm(id), staleTime: 0 });
    const before = valuesOf(base.current.output);
    const mine = structuredClone(saving.form.getValues());
    const merge = compareEdits(before, mine, valuesOf(theirs.output));
    // The response to the user's own save was lost: the saved version already contains all input.
    if (merge.mine.length + merge.contested.length + merge.homeless.length === 0) {
      compared.current = theirs;
      base.current = theirs;
      await conflict.reload();
      notifySuccess(i18next.t("ui:form.saved"), { id: "save" });
      return settled(theirs);
    }
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

  /** The change that was refused because errors would become public; saving it again confirms it. */
  const warned = useRef<string>(null);
  const saving = useSaveForm({
    schema: editorInput,
    read: { values: valuesOf(read.output), etag: read.etag },
    save: async (values, ifMatch) => {
      const change = changeOf(valuesOf(base.current.output), values);
      const sent = JSON.stringify(change);
      const body = { ...change, ...(warned.current === sent && { despite_errors: true as const }) };
      try {
        const saved = await send(changeAnalysis, { params: { id }, body, ifMatch });
        base.current = saved;
        return saved;
      } catch (error) {
        warned.current = wouldPublishErrors(error) ? sent : null;
        throw inSlots(error, values);
      }
    },
    unchanged: (values) => {
      const { output, etag } = base.current;
      if (Object.keys(changeOf(valuesOf(output), values)).length > 0) return undefined;
      onSaved();
      return { values: valuesOf(output), etag };
    },
    onSaved: settled,
    // The merge is based on the compared version: another save in the meantime causes another conflict.
    reread: async () => {
      const latest = compared.current ?? base.current;
      return { values: valuesOf(latest.output), etag: latest.etag };
    },
    onConflict: (conflict) => void compare(conflict),
  });
  // A refetch replaces the form's values unless there are unsaved ones, which stay based on the former version.
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
    /** Set if a person or an import has saved in the meantime: unsaved input is based on this former version. */
    newer,
  };
}
