import type { Words } from "../platform/i18n/title.ts";

/** Titles and other words that are shown before the texts of their page are loaded. */
export const titles = {
  import: { de: "Import", en: "Import" },
  export: { de: "Export", en: "Export" },
  importLog: { de: "Import-Log", en: "Import log" },
  uploadAFile: { de: "Datei hochladen", en: "Upload a file" },
  importProfiles: { de: "Import-Profile", en: "Import profiles" },
  newImportProfile: { de: "Neues Import-Profil", en: "New import profile" },
  httpPost: { de: "HTTP POST", en: "HTTP POST" },
  importAFile: { de: "Datei importieren", en: "Import a file" },
  uploadTables: { de: "XLSX, XLS, ODS, CSV oder JSON hochladen", en: "Upload XLSX, XLS, ODS, CSV or JSON" },
} satisfies Record<string, Words>;
