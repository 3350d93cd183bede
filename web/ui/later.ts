import { startTransition, useEffect, useState } from "react";

/** Returns a value with a delay, after the frame in which it changed is painted; for content whose drawing can wait. */
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
 * Whether a state has lasted for some time (ms), so that short ones do not cause a flicker. A delayed CSS transition would have the same
 * effect, but keeps the browser drawing frames all along.
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
