import { useState } from "preact/hooks";

let part: typeof import("./typing.ts") | undefined;

/** Remembers a search that led to a press or Enter. The code for that is loaded when a visitor turns to the field. */
export const remember = (query = ""): void => part?.remember(query);

/** The list of recent searches, once it is loaded, and a function that loads it. */
export function useRecent() {
  const [Recent, setRecent] = useState(() => part?.Recent);
  const loadRecent = () => {
    if (!Recent)
      import("./typing.ts").then(
        (loaded) => {
          part = loaded;
          setRecent(() => loaded.Recent);
        },
        () => undefined,
      );
  };
  return { Recent, loadRecent };
}
