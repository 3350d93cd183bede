import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { css } from "@codemirror/lang-css";
import { bracketMatching, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { type Diagnostic, linter, lintGutter, lintKeymap } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { UnstyledButton } from "@mantine/core";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./code.module.css";
import { codeColours, codeTheme } from "./code-colours.ts";
import { type CodeName, namesSource } from "./code-names.ts";

export type { CodeName };

/** A finding about the text, with its position. */
export interface CodeProblem {
  from: number;
  to: number;
  message: string;
  /** Warnings do not prevent saving; `error` by default. */
  severity?: "error" | "warning";
}
/** A selection as offsets in the text; its end has the cursor. */
export type CodeSelection = { anchor: number; head: number } | null;
export interface CodeAreaProps {
  labelledBy: string;
  describedBy: string;
  invalid: boolean;
  /** Id of the list of findings. */
  problemsId: string;
  path?: string | undefined;
  value: string;
  /** Selection in the field that the editor replaces, if that had the focus; the editor takes over both. */
  resumed: CodeSelection;
  readOnly?: boolean | undefined;
  rows: number;
  names: readonly CodeName[];
  check: (text: string) => CodeProblem[];
  onChange: (text: string) => void;
  onBlur?: (() => void) | undefined;
}

/** The editor with the findings below it, each linked to its position. */
export function CodeArea(props: CodeAreaProps) {
  const { t, i18n } = useTranslation("ui");
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(props);
  latest.current = props;
  const resumed = useRef(props.resumed);
  const [problems, setProblems] = useState<CodeProblem[]>([]);
  const language = i18n.resolvedLanguage;

  // biome-ignore lint/correctness/useExhaustiveDependencies: recreated only for another language; the rest is read when it is needed
  useLayoutEffect(() => {
    if (!place.current) return;
    const { value, readOnly = false, labelledBy, path } = latest.current;
    const check = ({ state }: EditorView): Diagnostic[] => {
      const problems = latest.current.check(state.doc.toString());
      setProblems(problems);
      const end = state.doc.length;
      return problems.map(({ from, to, message, severity = "error" }) => ({
        from: Math.min(from, end),
        to: Math.min(Math.max(to, from), end),
        message,
        severity,
      }));
    };
    const editor = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: view.current?.state.doc ?? value,
        ...(resumed.current && { selection: resumed.current }),
        extensions: [
          lineNumbers(),
          lintGutter(),
          history(),
          drawSelection(),
          highlightActiveLine(),
          bracketMatching(),
          closeBrackets(),
          indentOnInput(),
          css(),
          syntaxHighlighting(codeColours),
          codeTheme,
          autocompletion({ icons: false, override: [namesSource(() => latest.current.names)] }),
          linter(check, { delay: 300 }),
          keymap.of([
            ...closeBracketsKeymap,
            ...completionKeymap,
            ...lintKeymap,
            ...historyKeymap,
            ...defaultKeymap,
          ]),
          EditorView.lineWrapping,
          EditorState.readOnly.of(readOnly),
          EditorState.phrases.of({
            Diagnostics: t("code.problems"),
            "No diagnostics": t("code.sound"),
            Completions: t("code.names"),
            "Selection deleted": t("code.deleted"),
            "Control character": t("code.control"),
            close: t("close"),
          }),
          EditorView.contentAttributes.of({
            "aria-labelledby": labelledBy,
            ...(path !== undefined && { "data-path": path }),
          }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current.onChange(update.state.doc.toString());
            if (update.focusChanged && !update.view.hasFocus) latest.current.onBlur?.();
          }),
        ],
      }),
    });
    view.current = editor;
    if (resumed.current) editor.focus();
    return () => {
      resumed.current = editor.hasFocus ? editor.state.selection.main : null;
      editor.destroy();
    };
  }, [language]);

  useEffect(() => {
    const content = view.current?.contentDOM;
    content?.setAttribute("aria-describedby", props.describedBy);
    if (props.invalid) content?.setAttribute("aria-invalid", "true");
    else content?.removeAttribute("aria-invalid");
  }, [props.describedBy, props.invalid]);

  const go = ({ from }: CodeProblem) => {
    const { current } = view;
    if (!current) return;
    current.dispatch({
      selection: { anchor: Math.min(from, current.state.doc.length) },
      scrollIntoView: true,
    });
    current.focus();
  };
  return (
    <>
      <div
        ref={place}
        className={classes.frame}
        data-tall={props.rows > 10 || undefined}
        data-invalid={props.invalid || undefined}
      />
      <div id={props.problemsId} role="status" className={classes.problems}>
        {problems.length > 0 && (
          <ul aria-label={t("code.problems")}>
            {problems.map((problem) => (
              <li key={`${problem.from}:${problem.message}`} data-severity={problem.severity}>
                <UnstyledButton className={classes.problem} onClick={() => go(problem)}>
                  {problem.message}
                </UnstyledButton>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
