import { type ButtonHTMLAttributes, type InputHTMLAttributes, type ReactNode, useId, useState } from "react";
import classes from "./plain.module.css";

/**
 * Controls without the component library, for the pages before log-in: they must load at once, and the library is larger than all the rest of
 * them.
 */
export function PlainButton(
  props: ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean; quiet?: boolean; danger?: boolean },
) {
  const { busy, quiet, danger, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={classes.button}
      data-quiet={quiet || undefined}
      data-danger={danger || undefined}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
    />
  );
}

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  error?: string | null;
  /** Labels of the button that reveals the input; only for passwords. */
  reveal?: { show: string; hide: string };
};

/** A labelled text field with its error below. */
export function PlainField({ label, error, reveal, ...rest }: FieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.input} data-invalid={error ? true : undefined}>
        <input
          id={id}
          {...rest}
          type={reveal ? (shown ? "text" : "password") : rest.type}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {reveal && (
          <button type="button" aria-pressed={shown} aria-controls={id} onClick={() => setShown(!shown)}>
            {shown ? reveal.hide : reveal.show}
          </button>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** A box with a message above the form. */
export function PlainNotice(props: { tone: "bad" | "plain"; title?: string; children: ReactNode }) {
  return (
    <div className={classes.notice} data-tone={props.tone} role={props.tone === "bad" ? "alert" : "status"}>
      {props.title && <strong>{props.title}</strong>}
      <div>{props.children}</div>
    </div>
  );
}

/** One message in the middle of the window. */
export function PlainMessage(props: { title?: string; text: string; alert?: boolean; actions?: ReactNode }) {
  return (
    <main className={classes.message}>
      {props.title && <h1>{props.title}</h1>}
      <p role={props.alert ? "alert" : "status"}>{props.text}</p>
      {props.actions && <div className={classes.actions}>{props.actions}</div>}
    </main>
  );
}
