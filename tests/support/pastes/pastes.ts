import { excelPastes } from "./excel.ts";
import { libreOfficePastes } from "./libreoffice.ts";
import type { Paste } from "./paste.ts";
import { webPastes } from "./web.ts";
import { wordPastes } from "./word.ts";

/** Clipboard contents of programs and pages, modelled on their structure. Each is pasted as HTML together with its plain text, as the programs do. */
export const pastes: Paste[] = [...wordPastes, ...excelPastes, ...libreOfficePastes, ...webPastes];
