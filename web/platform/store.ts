import { useSyncExternalStore } from "react";

/** A state that outlives the components that show it; `use` redraws them when it changes. */
export function store<State>(state: State) {
  const listeners = new Set<() => void>();
  const get = () => state;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    get,
    set(next: State) {
      state = next;
      for (const listener of listeners) listener();
    },
    /** Calls the listener after each change, until the returned function is called. */
    watch: subscribe,
    use: () => useSyncExternalStore(subscribe, get),
  };
}
