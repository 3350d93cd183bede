import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { type Cascade, CascadeList } from "./cascade-list.tsx";
import classes from "./plain.module.css";
import { PlainButton } from "./plain.tsx";

export interface DialogButton {
  label: string;
  /** Returning false leaves the dialog open; while the promise is pending, all buttons are disabled. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most handlers return nothing
  onClick?: () => void | false | Promise<void | false>;
  /** Whether the action is secondary. */
  quiet?: boolean;
  /** Whether the action cannot be undone. */
  danger?: boolean;
}

/**
 * A dialog above everything, before and after log-in. A button runs its action and closes the dialog; the cross and Escape only close it if
 * `dismiss` labels the cross.
 */
export function PlainDialog(props: {
  title: string;
  children: ReactNode;
  buttons: readonly DialogButton[];
  cascade?: Cascade;
  /** Accessible name of the cross; there is no cross without it. */
  dismiss?: string;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const [running, setRunning] = useState<string | null>(null);
  const id = useId();
  const { onClose } = props;
  useEffect(() => {
    const before = document.activeElement;
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // Focus the marked field, or else the first button: the one that changes nothing, or the only one.
    const first = element?.querySelector<HTMLElement>("[data-autofocus]");
    (first ?? buttons.current?.querySelector("button"))?.focus();
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, []);
  async function press(button: DialogButton) {
    const outcome = button.onClick?.();
    if (!(outcome instanceof Promise)) return outcome !== false && onClose();
    setRunning(button.label);
    const settled = await outcome;
    setRunning(null);
    if (settled !== false) onClose();
  }
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={id}
      tabIndex={-1}
      data-mantine-stop-propagation
      // Escape closes only this dialog and not one of the component library behind it.
      onFocus={(event) => event.target.setAttribute("data-mantine-stop-propagation", "true")}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !props.dismiss) event.preventDefault();
      }}
      onCancel={(event) => {
        event.preventDefault();
        if (props.dismiss) onClose();
      }}
      // A second Escape while the focus is elsewhere closes the dialog without asking; reopen it if it has to stay.
      onClose={() => {
        if (props.dismiss) onClose();
        else if (dialog.current && !dialog.current.open) dialog.current.showModal();
      }}
    >
      <div className={classes.dialogHead}>
        <h2 id={id}>{props.title}</h2>
        {props.dismiss && (
          <button type="button" className={classes.dismiss} aria-label={props.dismiss} onClick={onClose}>
            <span aria-hidden>×</span>
          </button>
        )}
      </div>
      <div className={classes.dialogBody}>
        {typeof props.children === "string" ? <p>{props.children}</p> : props.children}
        {props.cascade && <CascadeList cascade={props.cascade} />}
      </div>
      <div ref={buttons} className={classes.dialogButtons} hidden={props.buttons.length === 0}>
        {props.buttons.map((button) => (
          <PlainButton
            key={button.label}
            quiet={button.quiet}
            danger={button.danger}
            busy={running === button.label}
            disabled={running !== null}
            onClick={() => void press(button)}
          >
            {button.label}
          </PlainButton>
        ))}
      </div>
    </dialog>
  );
}
