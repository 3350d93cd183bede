import type { APIRequestContext, APIResponse } from "@playwright/test";
import { admin } from "./people.ts";
import { port } from "./playwright.config.ts";

/** Somebody who is signed in without a page, such as on another device. */
export interface Caller {
  token: string;
  call: (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: object) => Promise<APIResponse>;
}

/** Signs in without a page; changes and deletions carry the ETag of what is there. */
export async function callerOf(
  request: APIRequestContext,
  { username, password }: { username: string; password: string } = admin,
  laboratory = "demo",
): Promise<Caller> {
  const api = `http://127.0.0.1:${port}/api/`;
  const host = `${laboratory}.localhost:${port}`;
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
  const answer = await request.post(`${api}auth/verification/login/`, { headers: { host, authorization } });
  const { token } = (await answer.json()) as { token: string };
  const headers = { host, authorization: `Token ${token}` };
  return {
    token,
    async call(method, path, body) {
      const edits = method === "PATCH" || method === "DELETE";
      const etag = edits ? (await request.get(api + path, { headers })).headers().etag : undefined;
      return request.fetch(api + path, {
        method,
        headers: { ...headers, ...(etag ? { "if-match": etag } : {}) },
        data: body,
      });
    },
  };
}

/** Has the administrator add an account; answers how its owner signs in, and its id. */
export async function addAccount(
  by: Caller,
  username: string,
  groups: readonly string[],
): Promise<{ id: string; username: string; password: string }> {
  const password = "Vier-Pinzetten-in-der-Lade-61";
  const answer = await by.call("POST", "user/list/", {
    username,
    email: `${username}@demo.laborium.example`,
    language: "de",
    groups,
    is_admin: false,
    password,
    password_retype: password,
  });
  const { id } = (await answer.json()) as { id: string };
  return { id, username, password };
}
