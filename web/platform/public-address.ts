import { publicOriginOf } from "../../shared/kernel/public-origin.ts";

/** The absolute URL of a public page or call. */
export const publicAddress = (path: string) => publicOriginOf(window.location.origin) + path;
