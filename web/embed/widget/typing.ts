/** A search field's companions besides the search itself, in one file, since a visitor who needs one of them soon needs the others. */
export { count } from "./count-searches.ts";
export { Recent, remember } from "./recent.tsx";
export { listenToPage } from "./slash.ts";
