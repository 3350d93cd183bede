import { excelPastes } from "./excel.ts";
import { libreOfficePastes } from "./libreoffice.ts";
import type { Paste } from "./paste.ts";
import { webPastes } from "./web.ts";
import { wordPastes } from "./word.ts";

/**
 * What programs and pages put on the clipboard, written after their structure. Each is pasted as they do it: as HTML with the text beside it.
 */
export const pastes: Paste[] = [...wordPastes, ...excelPastes, ...libreOfficePastes, ...webPastes];
