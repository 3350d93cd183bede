import type de from "./texts.de.ts";

export default {
  title: "Export",
  lead: "Your whole directory of services as JSON, in the format that imports accept.",
  download: "Download a file",
  downloadText:
    "The export contains all analyses, categories, collections and forms. With large directories it takes up to 30 seconds.",
  start: "Download JSON export",
  running: "The export is being generated …",
  done: "{{file}} ({{size}}) is being downloaded.",
  failed: "The export could not be generated",
  byProgram: "Fetch automatically",
  byProgramText: "Another system can fetch the export with an export token, for example every night:",
  example: "Fetch the export",
} satisfies typeof de;
