import { useEffect, useRef, useState } from "preact/hooks";

/** Something that is loading, has failed, or is loaded. */
export interface Loaded<Value> {
  value?: Value;
  error?: unknown;
  retry: () => void;
}

/**
 * Loads when the key changes.
 * @param key identifies what is loaded; undefined loads nothing
 */
export function useLoaded<Value>(key: string | undefined, load: () => Promise<Value>): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ request?: string; value?: Value; error?: unknown }>({});
  const loading = useRef(load);
  loading.current = load;
  const request = key === undefined ? undefined : `${attempt} ${key}`;
  useEffect(() => {
    if (request === undefined) return;
    let wanted = true;
    loading.current().then(
      (value) => wanted && setState({ request, value }),
      (error: unknown) => wanted && setState({ request, error }),
    );
    return () => {
      wanted = false;
    };
  }, [request]);
  return { ...(state.request === request ? state : {}), retry: () => setAttempt(attempt + 1) };
}
