import { PlainButton } from "../../ui/plain.tsx";
import classes from "./entry.module.css";

/** Result of a link: a heading, a sentence and the next step. */
export function Outcome(props: { title: string; text: string; button: string; onPress: () => void }) {
  return (
    <div role="status">
      <h1>{props.title}</h1>
      <p className={classes.lead}>{props.text}</p>
      <PlainButton onClick={props.onPress}>{props.button}</PlainButton>
    </div>
  );
}
