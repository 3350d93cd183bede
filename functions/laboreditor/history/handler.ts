import { historyApi } from "../../../shared/laboreditor/history/history.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { historyCommands } from "./history-commands.ts";

export const handler = serveApi(historyApi, {
  ...historyCommands("analysis"),
  ...historyCommands("collectionitem"),
  ...historyCommands("collection"),
  ...historyCommands("category"),
  ...historyCommands("layout"),
});
