import { useEffect, useRef, useState } from "react";

/** Holds a value while the pointer is down, so that a click hits its intended target. Give the handler to the element that shows the value. */
export function useStill<Value>(value: Value): [Value, { onPointerDownCapture: () => void }] {
  const [down, setDown] = useState(false);
  const shown = useRef(value);
  if (!down) shown.current = value;
  useEffect(() => {
    if (!down) return;
    // The click follows right after the pointer is released.
    const release = () => setTimeout(() => setDown(false));
    const ends = ["pointerup", "pointercancel", "blur"] as const;
    for (const end of ends) window.addEventListener(end, release);
    return () => {
      for (const end of ends) window.removeEventListener(end, release);
    };
  }, [down]);
  return [shown.current, { onPointerDownCapture: () => setDown(true) }];
}
