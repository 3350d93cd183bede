import { type KeyboardEvent, lazy, Suspense, useRef, useState } from "react";
import { RichText } from "../rich-text.tsx";
import classes from "./fields.module.css";

const load = () => import("./rich-text-editor.tsx");
const RichTextArea = lazy(load);

/** Loads what writes rich text before the first field of its kind is entered. */
export const preloadRichText = () => void load().catch(() => {});

/**
 * A field of rich text: shown as text until it is entered, so that an analysis with many of them opens at once, and
 * then edited in its place.
 */
export function RichTextInput(props: {
  label: string;
  lang?: string;
  defaultValue: string;
  error?: string;
  errorId: string;
  readOnly?: boolean;
  onChange: (html: string) => void;
  "data-path"?: string;
}) {
  const [entered, setEntered] = useState(false);
  const [value, setValue] = useState(props.defaultValue);
  const typed = useRef("");
  // Until the editor is there, what is typed is kept for it.
  function keep(event: KeyboardEvent) {
    if (props.readOnly || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    typed.current += event.key;
  }
  const resting = (
    // biome-ignore lint/a11y/useSemanticElements: a text area could not show rich text
    <div
      role="textbox"
      aria-multiline
      aria-label={props.label}
      aria-readonly={props.readOnly}
      aria-invalid={props.error ? true : undefined}
      aria-describedby={props.error ? props.errorId : undefined}
      lang={props.lang}
      tabIndex={0}
      data-path={props["data-path"]}
      className={classes.resting}
      onKeyDown={keep}
      onFocus={() => !props.readOnly && setEntered(true)}
    >
      <RichText html={value} />
    </div>
  );
  if (!entered) return resting;
  return (
    <div data-path={props["data-path"]}>
      <Suspense fallback={resting}>
        <RichTextArea
          autofocus
          label={props.label}
          lang={props.lang}
          describedBy={props.error ? props.errorId : undefined}
          value={value}
          typed={typed.current}
          onChange={(html) => {
            setValue(html);
            props.onChange(html);
          }}
        />
      </Suspense>
    </div>
  );
}
