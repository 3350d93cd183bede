import i18next from "i18next";
import type { Place } from "../../platform/routing/page.ts";

/** The address of a place on a page. */
export const addressOfPlace = (page: string, place: Place) => `${page}#${place}`;

/** Name of a place on its page. Its texts must be loaded. */
export const textOfPlace = (place: Place) => i18next.t(place as "settings:logo");
