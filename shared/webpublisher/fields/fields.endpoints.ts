import * as z from "zod";
import { fieldTypes } from "../../core/catalogue/field.ts";
import { shownFieldSchema } from "../../core/catalogue/shown-field.ts";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { localizedTextSchema } from "../../kernel/language.ts";
import { trialTouches } from "../../proficiency/trial-touches.ts";

const describedFieldSchema = z.object({
  key: z.string(),
  type: z.enum(fieldTypes),
  label: localizedTextSchema,
  /** Headings of the enclosing sections and groups, the outermost first. */
  sections: z.array(localizedTextSchema),
  translatable: z.boolean(),
  /** Whether it is shown in lists, and with the details. */
  list_visible: z.boolean(),
  field_visible: z.boolean(),
  /** The field as returned by the developer API, from the first published analysis that has it; null if none has. */
  example: z.object({ code: z.string(), field: shownFieldSchema }).nullable(),
});
export type DescribedField = z.infer<typeof describedFieldSchema>;

export const describeFields = defineEndpoint({
  method: "GET",
  path: "webpublisher/fields/",
  summary:
    "The fields of the laboratory's analyses by form layout, each with an example from what is published.",
  output: z.object({
    layouts: z.array(
      z.object({
        identifier: z.string(),
        name: localizedTextSchema.nullable(),
        /** Number of published analyses with this layout. */
        analyses: z.number().int(),
        fields: z.array(describedFieldSchema),
      }),
    ),
  }),
  permission: "webpublisher.view_configurationmodel",
  module: "MD_WEB",
});

export const fieldsApi = defineApi({
  address: "webpublisher/fields",
  touches: {
    items: { catalogue: "read", ...trialTouches, "TRIAL-CONFIG": "read" },
    files: { replica: "read" },
  },
  mounts: ["api/webpublisher/fields"],
  memory: 1024,
  endpoints: { describeFields },
});
