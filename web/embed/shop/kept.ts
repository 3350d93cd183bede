/**
 * What a browser keeps for a visitor. Where it refuses to (private windows, frames of other sites), the page itself keeps it as long as it
 * stands, which is said to the visitor.
 */
const memory = new Map<string, string>();
const changed = "laborium:kept";

/** The first access already throws where storage is refused. */
function storageOf(kind: "localStorage" | "sessionStorage"): Storage | undefined {
  try {
    const storage = window[kind];
    storage.setItem("laborium", "");
    storage.removeItem("laborium");
    return storage;
  } catch {
    return undefined;
  }
}

export interface Kept<Value> {
  read: () => Value | undefined;
  /** Undefined takes it away. */
  write: (value: Value | undefined) => void;
  /** Calls back when another tab or another widget of the page has written; returns what ends that. */
  follow: (listener: () => void) => () => void;
  /** Whether it outlives the page. */
  lasts: boolean;
}

/**
 * @param kind `localStorage` is shared by all tabs, `sessionStorage` ends with its tab
 * @param isValid whatever else has been stored under the name counts as nothing
 */
export function kept<Value>(
  kind: "localStorage" | "sessionStorage",
  name: string,
  isValid: (value: unknown) => value is Value,
): Kept<Value> {
  const storage = storageOf(kind);
  const read = () => {
    try {
      const value: unknown = JSON.parse((storage ? storage.getItem(name) : memory.get(name)) ?? "null");
      return isValid(value) ? value : undefined;
    } catch {
      return undefined;
    }
  };
  const write = (value: Value | undefined) => {
    const text = JSON.stringify(value);
    try {
      if (text === undefined) storage?.removeItem(name);
      else storage?.setItem(name, text);
    } catch {
      // It is full: what stands there stays, and the visitor sees so.
    }
    if (!storage && text !== undefined) memory.set(name, text);
    if (text === undefined) memory.delete(name);
    window.dispatchEvent(new Event(changed));
  };
  const follow = (listener: () => void) => {
    const heard = (event: StorageEvent) => (event.key === name || event.key === null) && listener();
    window.addEventListener("storage", heard);
    window.addEventListener(changed, listener);
    return () => {
      window.removeEventListener("storage", heard);
      window.removeEventListener(changed, listener);
    };
  };
  return { read, write, follow, lasts: storage !== undefined };
}
