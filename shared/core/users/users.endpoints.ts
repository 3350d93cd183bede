import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { groupIds, permissions } from "../../kernel/permissions.ts";

export const accountLanguages = ["de", "en", "fr", "it"] as const;

/** An account as others may see it: never with its password's hash. */
export const accountSchema = z.object({
  id: idSchema,
  username: z.string(),
  email: z.email(),
  language: z.enum(accountLanguages),
  groups: z.array(z.enum(groupIds)),
  is_admin: z.boolean(),
});
export type Account = z.infer<typeof accountSchema>;

export const getCurrentUser = defineEndpoint({
  method: "GET",
  path: "user/current/",
  summary: "The signed-in account and what it may do.",
  output: accountSchema.extend({ permissions: z.array(z.enum(permissions)) }),
  permission: null,
  module: null,
});

export const usersApi = defineApi({
  address: "core/users",
  role: "api",
  mounts: ["api/user"],
  endpoints: { getCurrentUser },
});
