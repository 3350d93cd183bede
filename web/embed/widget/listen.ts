/** Calls back at some events of the page; returns a function that ends this. */
export function listen(listener: () => void, ...events: readonly string[]): () => void {
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}

/** Calls back when the back-office's preview has set unsaved texts or CSS on the element, which it announces by this event. */
export const onDress = (listener: () => void) => listen(listener, "laborium:dress");
