import { useRef, useState } from "react";

/** Milliseconds within which changes at the same place are undone as one. */
const oneGo = 1200;

/** A value with its former states. `adopt` starts anew with a value from elsewhere. */
export function useUndo<Value>(initial: Value, onChange: (value: Value) => void) {
  const [value, setValue] = useState(initial);
  const latest = useRef(initial);
  const past = useRef<Value[]>([]);
  const future = useRef<Value[]>([]);
  const last = useRef<{ place?: string; at: number }>({ at: 0 });
  const show = (next: Value) => {
    latest.current = next;
    setValue(next);
    onChange(next);
  };
  const step = (from: { current: Value[] }, to: { current: Value[] }) => {
    const next = from.current.at(-1);
    if (next === undefined) return;
    from.current = from.current.slice(0, -1);
    to.current = [...to.current, value];
    last.current = { at: 0 };
    show(next);
  };
  return {
    value,
    canUndo: past.current.length > 0,
    canRedo: future.current.length > 0,
    /** @param place the input, so that consecutive changes in it are undone together and not letter by letter */
    change: (next: Value, place?: string) => {
      const now = Date.now();
      const goesOn = place !== undefined && place === last.current.place && now - last.current.at < oneGo;
      if (!goesOn) past.current = [...past.current, value];
      future.current = [];
      last.current = { place, at: now };
      show(next);
    },
    undo: () => step(past, future),
    redo: () => step(future, past),
    adopt: (next: Value) => {
      if (next === latest.current) return;
      latest.current = next;
      past.current = [];
      future.current = [];
      last.current = { at: 0 };
      setValue(next);
    },
  };
}
