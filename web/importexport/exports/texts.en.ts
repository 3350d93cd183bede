import type de from "./texts.de.ts";

export default {
  title: "Export",
  lead: "Your whole directory of services as JSON, in the form that imports take.",
  download: "Download a file",
  downloadText:
    "The export holds all analyses, categories, collections and forms. With large directories it takes up to 30 seconds.",
  start: "Download JSON export",
  running: "The export is being made …",
  done: "{{file}} ({{size}}) is being downloaded.",
  failed: "The export could not be made",
  byProgram: "Fetch it by program",
  byProgramText: "Another system fetches the export with an export token, every night for example:",
  example: "Fetch the export",
} satisfies typeof de;
