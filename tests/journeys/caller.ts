import { randomUUID } from "node:crypto";
import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
import { admin, logIn, patiently } from "./people.ts";
import { port } from "./playwright.config.ts";

/** A signed-in person without a page, for example on another device. */
export interface Caller {
  token: string;
  call: (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: object) => Promise<APIResponse>;
  /** Sends an import file and waits until the import is no longer being processed. */
  sendFile: (name: string, content: Buffer, query: string) => Promise<ImportEnd>;
}
/** State in which an import ended or asks a question. */
type ImportEnd = { id: string; status: string; issues: object[]; error: object | null };

/** Signs in without a page; changes and deletions send the current ETag. */
export async function callerOf(
  request: APIRequestContext,
  person: { username: string; password: string } = admin,
  laboratory = "demo",
): Promise<Caller> {
  const api = `http://127.0.0.1:${port}/api/`;
  const host = `${laboratory}.localhost:${port}`;
  const token = await logIn(request, host, person);
  const headers = { host, authorization: `Token ${token}` };
  const call: Caller["call"] = async (method, path, body) => {
    const edits = method === "PATCH" || method === "DELETE";
    const etag = edits ? (await request.get(api + path, { headers })).headers().etag : undefined;
    const conditions = { "idempotency-key": randomUUID(), ...(etag ? { "if-match": etag } : {}) };
    return patiently(() =>
      request.fetch(api + path, { method, headers: { ...headers, ...conditions }, data: body }),
    );
  };
  return {
    token,
    call,
    async sendFile(name, content, query) {
      const answer = await request.post(`${api}upload/analysis/file/?${query}`, {
        headers: { ...headers, "idempotency-key": randomUUID() },
        multipart: { file: { name, mimeType: "application/octet-stream", buffer: content } },
      });
      const { id } = (await answer.json()) as { id?: string };
      expect(id, await answer.text()).toMatch(/^\w{26}$/);
      const read = async () => (await (await call("GET", `import/${id}/`)).json()) as ImportEnd;
      await expect
        .poll(async () => (await read()).status, { timeout: 30_000, intervals: [200] })
        .not.toMatch(/uploading|pending/);
      return read();
    },
  };
}

/** Has the administrator add an account; returns its owner's log-in and its id. */
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
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  return { id, username, password };
}
