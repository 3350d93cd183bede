import { useEffect, useId, useRef } from "react";
import classes from "./plain.module.css";
import { PlainButton } from "./plain.tsx";

/** A dialog with one way out: its button. Neither Escape nor a click beside it closes it. */
export function PlainDialog(props: { title: string; text: string; button: string; onPress: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
    >
      <h2 id={id}>{props.title}</h2>
      <p>{props.text}</p>
      <PlainButton onClick={props.onPress}>{props.button}</PlainButton>
    </dialog>
  );
}
