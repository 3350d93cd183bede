import { Input } from "@mantine/core";
import { type ComponentType, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import classes from "./code.module.css";
import type { CodeAreaProps, CodeName, CodeProblem, CodeSelection } from "./code-area.tsx";

/**
 * An editor for CSS with highlighting, checks and completion. Its code is loaded on first use. Until then, or if that fails, a plain field
 * takes its place; its input is kept, and so are the focus and the cursor in it.
 */
export function CodeEditor(props: {
  label: string;
  description?: string;
  defaultValue: string;
  error?: React.ReactNode;
  readOnly?: boolean;
  /** Number of visible lines; longer texts are scrolled. */
  rows?: number;
  /** Names to complete before those of CSS itself. */
  names?: readonly CodeName[];
  check: (text: string) => CodeProblem[];
  onChange: (text: string) => void;
  onBlur?: () => void;
  "data-path"?: string;
}) {
  const { t } = useTranslation("ui");
  const id = useId();
  const [Area, setArea] = useState<ComponentType<CodeAreaProps> | null>(null);
  const text = useRef(props.defaultValue);
  const resumed = useRef<CodeSelection>(null);
  const plain = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    let isUnmounted = false;
    const load = async () => {
      const { CodeArea } = await import("./code-area.tsx");
      if (isUnmounted) return;
      const { current: field } = plain;
      if (field && field === document.activeElement)
        resumed.current = { anchor: field.selectionStart, head: field.selectionEnd };
      // Drawn at once: later, the focus might have gone to another field, and a keystroke would be lost.
      flushSync(() => setArea(() => CodeArea));
    };
    load().catch(() => {});
    return () => {
      isUnmounted = true;
    };
  }, []);
  const change = (value: string) => {
    text.current = value;
    props.onChange(value);
  };
  // Findings that the editor lists itself, with a link to their position, are not repeated below.
  const isListed = Area !== null && props.check(text.current).some(({ message }) => message === props.error);
  const described = `${id}-help${props.error ? ` ${id}-${isListed ? "problems" : "error"}` : ""}`;
  return (
    <Input.Wrapper
      label={props.label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={
        <>
          {props.description} {t("code.keys")}
        </>
      }
      descriptionProps={{ id: `${id}-help`, mb: 5 }}
      error={isListed || props.error}
      errorProps={{ id: `${id}-error` }}
    >
      {Area ? (
        <Area
          labelledBy={`${id}-label`}
          describedBy={described}
          invalid={Boolean(props.error)}
          problemsId={`${id}-problems`}
          path={props["data-path"]}
          value={text.current}
          resumed={resumed.current}
          readOnly={props.readOnly}
          rows={props.rows ?? 16}
          names={props.names ?? []}
          check={props.check}
          onChange={change}
          onBlur={props.onBlur}
        />
      ) : (
        <textarea
          ref={plain}
          className={classes.plain}
          aria-labelledby={`${id}-label`}
          aria-describedby={described}
          aria-invalid={props.error ? true : undefined}
          data-path={props["data-path"]}
          defaultValue={props.defaultValue}
          readOnly={props.readOnly}
          rows={props.rows ?? 16}
          spellCheck={false}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={props.onBlur}
        />
      )}
    </Input.Wrapper>
  );
}
