import { type UseFormReturnType, useForm } from "@mantine/form";
import i18next from "i18next";
import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type * as z from "zod";
import { fieldOf, focusFirst, keepFocus } from "../../ui/form/focus-field.ts";
import { useUnsaved } from "../../ui/form/unsaved.ts";
import type { ButtonStatus } from "../../ui/status-button.tsx";
import { ApiProblem, isProblem } from "../api/problem.ts";
import { notifyError, notifySuccess } from "../notify.tsx";
import { problemText } from "../problem-text.ts";
import { store } from "../store.ts";
import { allCreated, isCreating } from "./creations.ts";
import { notifyDiscarded } from "./discarded.ts";
import { checkBy, type FieldMessages, fieldText } from "./field-text.ts";
import type { EditConflict } from "./merge-values.ts";
import { useUnpicked } from "./unpicked.ts";

/** Schema of an object; refinements and transformations are allowed. */
export type FormSchema = z.ZodType<unknown, object>;

/** Initial values of a form with their ETag; null for a new record. */
export interface ReadValues<Values> {
  values: Values;
  etag: string | null;
}

export interface SaveFormOptions<Schema extends FormSchema, Saved> {
  /** Schema of the request, from `shared`, but not from an `.endpoints.ts` file, since those reach the browser without schemas. */
  schema: Schema;
  read: ReadValues<z.input<Schema>>;
  /** Sends the values; if it returns the result of `send`, the new ETag is taken from that. */
  save: (values: z.output<Schema>, ifMatch: string | undefined) => Promise<Saved>;
  /** Called after saving, when nothing is unsaved any more: to navigate, or to update the queries with the response. */
  onSaved?: (saved: Saved) => void | Promise<void>;
  /** Returns the values to show instead of saving, if the input amounts to the saved values, for example with an empty row added. */
  unchanged?: (values: z.output<Schema>) => ReadValues<z.input<Schema>> | undefined;
  reread?: () => Promise<ReadValues<z.input<Schema>>>;
  /** Handles a conflict itself, for example by comparing field by field; by default the form asks. */
  onConflict?: (conflict: EditConflict) => void;
  messages?: FieldMessages;
  /** Title of the notification after saving, possibly depending on the sent values; null for none. */
  saved?: string | null | ((values: z.output<Schema>) => string);
  /** Title of the notification if saving failed. */
  failed?: string;
}

export interface SaveForm<Schema extends FormSchema> {
  form: UseFormReturnType<z.input<Schema>>;
  status: ButtonStatus;
  /** The last failure that belongs to no field, as a sentence. */
  problem: string | null;
  conflict: EditConflict | null;
  isDirty: () => boolean;
  /** Whether there are unsaved changes, as a store, so that only its users are redrawn. */
  unsaved: ReturnType<typeof store<boolean>>;
  /** Resets to the values last read or saved; a notification offers to restore the input. */
  discard: (onReturn?: () => void) => void;
  /** Saves; returns whether that succeeded. Input during a save is saved after it. */
  submit: () => Promise<boolean>;
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: FormEvent) => void;
    noValidate: true;
  } & ReturnType<typeof useUnpicked>["handlers"];
}

/**
 * The one way to edit and save. Fields are uncontrolled and checked by the schema of `shared`. Invalid ones are focused, whether browser or
 * server refused them, and leaving with unsaved changes needs confirmation. A refetch replaces the fields only while nothing is unsaved.
 */
export function useSaveForm<Schema extends FormSchema, Saved>(
  options: SaveFormOptions<Schema, Saved>,
): SaveForm<Schema> {
  type Values = z.input<Schema>;
  const { schema, read, messages } = options;
  const element = useRef<HTMLFormElement>(null);
  const etag = useRef(read.etag);
  const lastRead = useRef(read.etag);
  const base = useRef(read.values);
  const running = useRef<Promise<boolean> | null>(null);
  const again = useRef(false);
  const [status, setStatus] = useState<ButtonStatus>("idle");
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  const [unsaved] = useState(() => store<boolean>(false));
  const dirty = useRef<() => boolean>(() => false);
  const note = useCallback(() => queueMicrotask(() => unsaved.set(dirty.current())), [unsaved]);
  const form = useForm<Values>({
    mode: "uncontrolled",
    initialValues: read.values,
    validate: checkBy(schema, messages),
    onValuesChange: note,
  });
  const unpicked = useUnpicked(form);
  const isDirty = () => form.isDirty() || unpicked.isLeft();
  dirty.current = isDirty;
  useUnsaved(isDirty, () => submit());

  function adopt(next: ReadValues<Values>) {
    etag.current = next.etag;
    lastRead.current = next.etag;
    base.current = next.values;
    keepFocus(element.current, () => {
      form.setInitialValues(next.values);
      // Set values only if they differ, because redrawing the fields loses the caret position.
      if (form.isDirty()) form.setValues(next.values);
      form.resetDirty();
    });
    note();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new version counts, not new objects
  useEffect(() => {
    if (read.etag === lastRead.current) return;
    lastRead.current = read.etag;
    if (!form.isDirty()) adopt(read);
    // Another part, for example a picture, was saved: take its ETag, unless the caller compares versions itself.
    else if (!options.onConflict && JSON.stringify(read.values) === JSON.stringify(base.current))
      etag.current = read.etag;
  }, [read.etag]);

  function refuse(faults: Record<string, string>, otherwise: string | null) {
    const texts: Record<string, string> = {};
    for (const [path, text] of Object.entries(faults))
      texts[element.current ? fieldOf(element.current, path) : path] ??= text;
    form.setErrors(texts);
    const paths = Object.keys(texts);
    const homeless = element.current ? focusFirst(element.current, paths) : [];
    const rest = homeless.map((path) => texts[path]);
    setProblem(otherwise && rest.length === paths.length ? (rest[0] ?? otherwise) : (rest[0] ?? null));
  }

  function failed(error: unknown) {
    // The password prompt was cancelled; no further message is needed.
    if (isProblem(error, "password_required")) return setStatus("idle");
    setStatus("error");
    if (error instanceof ApiProblem && error.errors.length > 0) {
      const texts: Record<string, string> = {};
      for (const each of error.errors) texts[each.path] ??= fieldText(each, messages);
      return refuse(texts, problemText(error));
    }
    notifyError(options.failed ?? i18next.t("ui:form.failed"), { id: "save", content: problemText(error) });
  }

  /** Whether the saved values are the sent ones, because only the response to this save was lost. */
  async function isOwn(sent: Values): Promise<boolean> {
    const latest = await options.reread?.().catch(() => undefined);
    if (!latest || JSON.stringify(latest.values) !== JSON.stringify(sent)) return false;
    form.resetDirty(sent);
    note();
    base.current = latest.values;
    etag.current = latest.etag;
    lastRead.current = latest.etag;
    setStatus("success");
    return true;
  }

  async function ask(reread: () => Promise<ReadValues<Values>>) {
    setStatus("error");
    const merged = options.onConflict ? undefined : await mergedWith(reread).catch(() => undefined);
    // None of the user's own changes is left to save.
    if (merged && JSON.stringify(merged.values) === JSON.stringify(merged.latest.values)) {
      adopt(merged.latest);
      return setStatus("success");
    }
    const solve = (solution: (latest: ReadValues<Values>) => unknown) => async () => {
      try {
        const latest = await reread();
        setConflict(null);
        await solution(latest);
      } catch (error) {
        failed(error);
      }
    };
    const editConflict: EditConflict = {
      contested: merged?.contested ?? [],
      solve: async (takeTheirs) => {
        try {
          const { latest, values } = await mergedWith(reread, takeTheirs);
          setConflict(null);
          form.setValues(values);
          base.current = latest.values;
          etag.current = latest.etag;
          await submit();
        } catch (error) {
          failed(error);
        }
      },
      reload: solve((latest) => {
        adopt(latest);
        setStatus("idle");
      }),
      overwrite: solve((latest) => {
        etag.current = latest.etag;
        return submit();
      }),
    };
    if (options.onConflict) options.onConflict(editConflict);
    else setConflict(editConflict);
  }

  /** Merges the user's changes into the newest version. */
  async function mergedWith(reread: () => Promise<ReadValues<Values>>, takeTheirs?: ReadonlySet<string>) {
    const [latest, { mergeValues }] = await Promise.all([reread(), import("./merge-values.ts")]);
    return { latest, ...mergeValues(base.current, form.getValues(), latest.values, takeTheirs) };
  }

  function submit(): Promise<boolean> {
    if (running.current) {
      again.current = true;
      return running.current;
    }
    running.current = attempt().finally(() => {
      running.current = null;
    });
    return running.current;
  }

  async function attempt(): Promise<boolean> {
    again.current = false;
    setProblem(null);
    if (isCreating()) {
      setStatus("loading");
      const isComplete = await allCreated();
      setStatus("idle");
      if (!isComplete) return false;
    }
    const texts = { ...checkBy(schema, messages)(form.getValues()), ...unpicked.errors() };
    if (Object.keys(texts).length > 0) {
      refuse(texts, null);
      return false;
    }
    form.clearErrors();
    const sent = structuredClone(form.getValues());
    const edits = etag.current !== null;
    const values = schema.parse(sent);
    const present = options.unchanged?.(values);
    if (present) {
      adopt(present);
      setStatus("idle");
      notifySuccess(i18next.t("ui:form.unchanged"), { id: "save" });
      return true;
    }
    setStatus("loading");
    try {
      const saved = await options.save(values, etag.current ?? undefined);
      form.resetDirty(sent);
      note();
      base.current = sent;
      etag.current = (saved as { etag?: string | null } | undefined)?.etag ?? etag.current;
      setConflict(null);
      setStatus("success");
      const message = typeof options.saved === "function" ? options.saved(values) : options.saved;
      if (message !== null) notifySuccess(message ?? i18next.t("ui:form.saved"), { id: "save" });
      await options.onSaved?.(saved);
    } catch (error) {
      if (!isProblem(error, "edit_conflict") || !options.reread) failed(error);
      else if (!options.onConflict && (await isOwn(sent))) return true;
      else await ask(options.reread);
      return false;
    }
    // A record that was just created must not be created twice.
    return again.current && edits && element.current && form.isDirty() ? attempt() : true;
  }

  return {
    form,
    status,
    problem,
    conflict,
    isDirty,
    unsaved,
    discard: (onReturn) => {
      const typed = structuredClone(form.getValues());
      form.reset();
      unpicked.clear();
      note();
      setProblem(null);
      notifyDiscarded(() => {
        form.setValues(typed);
        onReturn?.();
      });
    },
    submit,
    formProps: {
      ref: element,
      onSubmit: (event) => {
        event.preventDefault();
        // React nests a form in a dialog within the page's form; its events must not bubble there.
        event.stopPropagation();
        void submit();
      },
      noValidate: true,
      ...unpicked.handlers,
    },
  };
}
