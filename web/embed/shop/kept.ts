/**
 * Values stored for a visitor by the browser. If it refuses (private windows, frames of other sites), the page itself keeps them as long as
 * it is open, and the visitor is told so.
 */
const memory = new Map<string, string>();
const changed = "laborium:kept";

/** If storage is refused, the first access already throws. */
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

export interface StoredValue<Value> {
  read: () => Value | undefined;
  /** Undefined removes the value. */
  write: (value: Value | undefined) => void;
  /** Calls back when another tab or another widget of the page has written; returns a function that ends this. */
  follow: (listener: () => void) => () => void;
  /** Whether the value outlives the page. */
  lasts: boolean;
}

/**
 * @param kind `localStorage` is shared by all tabs, `sessionStorage` ends with its tab
 * @param isValid any other value stored under the name is ignored
 */
export function storedValue<Value>(
  kind: "localStorage" | "sessionStorage",
  name: string,
  isValid: (value: unknown) => value is Value,
): StoredValue<Value> {
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
      // The storage is full: the stored value stays, and the visitor sees that.
    }
    if (!storage && text !== undefined) memory.set(name, text);
    if (text === undefined) memory.delete(name);
    window.dispatchEvent(new Event(changed));
  };
  const follow = (listener: () => void) => {
    const onStorage = (event: StorageEvent) => (event.key === name || event.key === null) && listener();
    window.addEventListener("storage", onStorage);
    window.addEventListener(changed, listener);
    return () => {
      window.removeEventListener("storage", onStorage);
      window.removeEventListener(changed, listener);
    };
  };
  return { read, write, follow, lasts: storage !== undefined };
}
