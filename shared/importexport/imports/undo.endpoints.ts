import * as z from "zod";
import { defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { inEditor } from "../../kernel/permissions.ts";

export const readUndo = defineEndpoint({
  method: "GET",
  path: "laboreditor/history/imports/{id}/undo/",
  summary: "How many analyses of an import are public, and how many were edited since, before it is undone.",
  params: z.object({ id: idSchema }),
  output: z.object({
    /** Number of analyses, as the import left them, that are public now. */
    published: z.number().int(),
    /** Number of analyses edited since; these edits stay. */
    edited: z.number().int(),
  }),
  permission: inEditor("core_storage.add_import"),
  module: "MD_EDITOR",
});
