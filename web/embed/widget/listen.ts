/** Calls back at some events of the page; returns what ends it. */
export function listen(listener: () => void, ...events: readonly string[]): () => void {
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}

/** Whoever types texts or CSS in the back-office sees them in a preview: it hands them to the element and calls this event. */
export const onDress = (listener: () => void) => listen(listener, "laborium:dress");
