import { startTransition, useEffect, useState } from "react";

/**
 * A value that follows once the frame in which it changed is painted: nobody waits for what is drawn from it.
 */
export function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame is painted after its callbacks.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}

/**
 * Whether something has lasted for some time (ms): what is over at once is not announced by a flicker. A delayed transition of styles would
 * do the same, but keeps the browser drawing frames all along.
 */
export function useLasting(is: boolean, time: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!is) return;
    const timer = setTimeout(() => setLasts(true), time);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [is, time]);
  return is && lasts;
}
