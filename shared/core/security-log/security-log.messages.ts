import * as z from "zod";

const text = z.object({ S: z.string() });

/** The part of the table's stream records for entries of security logs that is copied. */
export const copyEntriesSchema = z.object({
  Records: z.array(
    z.object({
      eventName: z.enum(["INSERT", "MODIFY"]),
      dynamodb: z.object({
        NewImage: z.object({
          PK: text,
          at: text,
          action: text,
          result: text,
          code: text.optional(),
          kind: text,
          account: text,
          name: text,
          target: text,
          ip: text,
          agent: text,
          fields: z.object({ L: z.array(text) }),
        }),
      }),
    }),
  ),
});
