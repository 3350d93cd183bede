import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";

export const login = defineEndpoint({
  method: "POST",
  path: "auth/verification/login/",
  summary: "Signs in with account name and password (Basic) and answers a session token.",
  output: z.object({ token: z.string(), expires: z.iso.datetime() }),
  credentials: ["basic"],
  permission: null,
  module: null,
  duringMaintenance: true,
});
export const logout = defineEndpoint({
  method: "POST",
  path: "auth/verification/logout/",
  summary: "Ends the session; its token is void at once.",
  output: null,
  permission: null,
  module: null,
  duringMaintenance: true,
});

export const sessionsApi = defineApi({
  address: "core/sessions",
  role: "api",
  mounts: ["api/auth/verification"],
  memory: 1024,
  endpoints: { login, logout },
});
