import classes from "./choices.module.css";

/** A few options with explanations, one of them chosen. */
export function Choices<Value extends string>(props: {
  name: string;
  legend: string;
  value: Value;
  choices: readonly { value: Value; label: string; text: string }[];
  disabled?: boolean;
  onChange: (value: Value) => void;
}) {
  return (
    <fieldset className={classes.choices} disabled={props.disabled}>
      <legend>{props.legend}</legend>
      {props.choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={props.name}
            value={choice.value}
            checked={props.value === choice.value}
            onChange={() => props.onChange(choice.value)}
          />
          <span>
            <strong>{choice.label}</strong>
            <small>{choice.text}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
