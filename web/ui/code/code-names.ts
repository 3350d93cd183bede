import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { cssCompletionSource } from "@codemirror/lang-css";

/** A name that the editor completes besides those of CSS, with its meaning. */
export interface CodeName {
  /** The name as written: `.lbm-hits`, `:host::part(hits)`, `--lbm-text`. */
  name: string;
  meaning: string;
}

const kinds = { ".": "class", ":": "keyword", "-": "variable" } as const;

/**
 * Completes the given names: a class after a dot, a part after colons, a custom property after hyphens. Elsewhere, the names of CSS itself
 * are offered.
 */
export const namesSource =
  (names: () => readonly CodeName[]) =>
  (context: CompletionContext): CompletionResult | null | Promise<CompletionResult | null> => {
    const prefix = context.matchBefore(/(?:\.[\w-]*|(?::[\w-]*)?::?[\w-]*(?:\([\w-]*)?|--[\w-]*)$/);
    const start = prefix?.text.charAt(0) as keyof typeof kinds | undefined;
    const options = names().flatMap(({ name, meaning }): Completion[] =>
      start && name.startsWith(start) ? [{ label: name, type: kinds[start], info: meaning, boost: 2 }] : [],
    );
    // A colon also separates a property from its value.
    const isValue = start === ":" && !/^:(?:h|:)/.test(prefix?.text ?? "");
    if (prefix && !isValue && options.length > 0) {
      return {
        from: prefix.from,
        to: closed(context) ? context.pos + 1 : context.pos,
        options,
        validFor: /^(?:\.[\w-]*|(?::[\w-]*)?::?[\w-]*(?:\([\w-]*)?|--[\w-]*)$/,
      };
    }
    return cssCompletionSource(context);
  };

/** Whether the closing bracket behind the name of a part already exists. */
const closed = ({ state, pos }: CompletionContext) =>
  /::part\([\w-]*$/.test(state.doc.lineAt(pos).text.slice(0, pos - state.doc.lineAt(pos).from)) &&
  state.sliceDoc(pos, pos + 1) === ")";
