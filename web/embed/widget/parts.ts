import { View as finder, style as finderStyle } from "./finder-view.tsx";
import { View as list, style as listStyle } from "./list-view.tsx";
import type { Options } from "./options.ts";

/** The part of widgets that show the search alone, or else a list or the categories alone. */
export const partOf = (kind: Options["kind"]) =>
  kind === "search" ? { View: finder, style: finderStyle } : { View: list, style: listStyle };
