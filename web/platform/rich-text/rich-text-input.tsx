import {
  type ComponentType,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import type { Blocks } from "./block-controls.tsx";
import classes from "./rich-text.module.css";
import { RichText } from "./rich-text.tsx";
import type { InsertLink, RichTextAreaProps } from "./rich-text-editor.tsx";

const load = () => import("./rich-text-editor.tsx");

/** Preloads the rich text editor before the first such field is entered. */
export const preloadRichText = () => void load().catch(() => {});

/**
 * A rich text field. It is rendered as text until it is entered, so that an analysis with many of them opens at once, and then edited in
 * place.
 */
export function RichTextInput(props: {
  label: string;
  lang?: string;
  defaultValue: string;
  error?: string;
  errorId: string;
  readOnly?: boolean;
  onChange: (html: string) => void;
  /** Support for pictures and page breaks, for texts of the book. */
  blocks?: Blocks;
  /** Receives a function that inserts a link, even before the field was entered. */
  links?: Ref<InsertLink>;
  "data-path"?: string;
}) {
  const [Area, setArea] = useState<ComponentType<RichTextAreaProps> | null>(null);
  const resting = useRef<HTMLDivElement>(null);
  const typed = useRef("");
  const keepsFocus = useRef(false);
  const describedBy = props.error ? props.errorId : undefined;
  const enter = async () => {
    if (props.readOnly) return;
    const { default: loaded } = await load();
    keepsFocus.current = document.activeElement === resting.current;
    setArea(() => loaded);
  };
  const insert = useRef<InsertLink | null>(null);
  const waiting = useRef<Parameters<InsertLink>[0] | null>(null);
  useImperativeHandle(
    props.links,
    (): InsertLink => (link) => {
      if (insert.current) insert.current(link);
      else {
        waiting.current = link;
        void enter();
      }
    },
  );
  // Until the editor has loaded, the field keeps the focus and the input.
  function keep(event: KeyboardEvent) {
    if (props.readOnly || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    typed.current += event.key;
  }
  if (Area) {
    return (
      <Area
        label={props.label}
        lang={props.lang}
        describedBy={describedBy}
        path={props["data-path"]}
        value={props.defaultValue}
        typed={typed.current}
        autofocus={keepsFocus.current}
        {...(props.blocks && { blocks: props.blocks })}
        onChange={props.onChange}
        onReady={(ready) => {
          insert.current = ready;
          if (waiting.current) ready(waiting.current);
          waiting.current = null;
        }}
      />
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text area could not show rich text
    <div
      ref={resting}
      role="textbox"
      aria-multiline
      aria-label={props.label}
      aria-readonly={props.readOnly}
      aria-invalid={props.error ? true : undefined}
      aria-describedby={describedBy}
      lang={props.lang}
      tabIndex={0}
      data-path={props["data-path"]}
      className={classes.resting}
      onKeyDown={keep}
      onFocus={() => void enter()}
    >
      <RichText html={props.defaultValue} />
    </div>
  );
}
