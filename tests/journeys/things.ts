import { expect, type Page } from "@playwright/test";
import { workbookOf } from "../support/workbooks.ts";
import { linkFromMail } from "./people.ts";

interface Answer {
  status: number;
  body: unknown;
}

/** Makes a call as the person who is signed in on the page. */
async function ask<Body>(page: Page, method: string, path: string, body?: object): Promise<Body> {
  const answer = await page.evaluate(
    async ([method, path, body]): Promise<Answer> => {
      const headers = new Headers({
        authorization: `Token ${localStorage.getItem("laborium.token")}`,
        "content-type": "application/json",
        "idempotency-key": crypto.randomUUID(),
      });
      if (method === "PATCH" || method === "DELETE") {
        headers.set("if-match", (await fetch(path, { headers })).headers.get("etag") ?? "");
      }
      const send = () => fetch(path, { method, headers, body: body && JSON.stringify(body) });
      let said = await send();
      // As the app does, which asks again where the server had no time.
      for (let tries = 1; said.status === 503 && tries < 6; tries += 1) said = await send();
      const text = await said.text();
      return { status: said.status, body: text && JSON.parse(text) };
    },
    [method, `/api/${path}`, body] as const,
  );
  expect(answer.status, path).toBeLessThan(300);
  return answer.body as Body;
}

type Results<Row> = { results: Row[] };
type Thing = { id: string };

/** Sends an import file, which is only checked unless the query says otherwise, and waits until that has come to an end. */
async function imported(
  page: Page,
  [name, content]: [name: string, content: Buffer],
  outcome: "dry_run" | "needs_mapping" | "failed" | "success",
  query = "mode=partial&dry_run=true",
): Promise<string> {
  const { id } = await page.evaluate(
    async ([name, base64, query]) => {
      const form = new FormData();
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      form.append("file", new File([bytes], name));
      const answer = await fetch(`/api/upload/analysis/file/?${query}`, {
        method: "POST",
        headers: {
          authorization: `Token ${localStorage.getItem("laborium.token")}`,
          "idempotency-key": crypto.randomUUID(),
        },
        body: form,
      });
      return (await answer.json()) as Thing;
    },
    [name, content.toString("base64"), query] as const,
  );
  const read = () => ask<{ status: string }>(page, "GET", `import/${id}/`);
  await expect.poll(async () => (await read()).status).not.toMatch(/uploading|pending/);
  expect(await read()).toMatchObject({ status: outcome });
  return id;
}

/** What addresses with an id in them lead to: made where the demo catalogue does not have it. */
export async function makeThings(page: Page) {
  const get = <Body>(path: string) => ask<Body>(page, "GET", path);
  const { results } = await get<Results<Thing & { code: string }>>("laboreditor/list/?search=TSH");
  const analysis = results.find(({ code }) => code === "TSH")?.id ?? "";
  for (const internal of [true, false]) {
    await ask(page, "PATCH", `laboreditor/edit/${analysis}/`, { internal });
  }
  const { layouts } = await get<{ layouts: { identifier: string }[] }>("laboreditor/create/");
  const gone = await ask<Thing>(page, "POST", "laboreditor/create/", {
    code: `GONE-${Date.now()}`,
    layout: layouts[0]?.identifier,
    name: { de: "Vergangen", en: "Gone" },
  });
  await ask(page, "DELETE", `laboreditor/edit/${gone.id}/`);

  const collection = (await get<Results<Thing & { identifier: string }>>("core/collections/")).results[0];
  const items = await get<Results<Thing>>(`core/collection-items/?collection=${collection?.identifier}`);
  const goneItem = await ask<Thing>(page, "POST", "core/collection-items/", {
    collection: collection?.identifier,
    identifier: `gone-${Date.now()}`,
    name: { de: "Vergangen", en: "Gone" },
  });
  await ask(page, "DELETE", `core/collection-items/${goneItem.id}/`);

  const username = `hornisse${Date.now()}`;
  const email = `${username}@demo.laborium.example`;
  const account = await ask<Thing>(page, "POST", "user/list/", { username, email });
  const row = (...cells: string[]) =>
    workbookOf(
      [
        ["Code", "Name", ...cells.map(() => "Sonderbar")],
        [`X${Date.now()}`, "Eins", ...cells],
      ],
      "xlsx",
    );
  return {
    analysis,
    goneAnalysis: gone.id,
    collection: collection?.id ?? "",
    item: items.results[0]?.id ?? "",
    goneItem: goneItem.id,
    own: (await get<Thing>("user/current/")).id,
    account: account.id,
    username,
    checked: await imported(page, ["geprueft.xlsx", row()], "dry_run"),
    unmapped: await imported(page, ["unbekannt.xlsx", row("was", "ist", "das")], "needs_mapping"),
    carriedOut: await imported(page, ["neu.xlsx", row()], "success", "mode=partial"),
    tooMany: await imported(page, ["zuwenig.xlsx", row()], "failed", "mode=full"),
    failed: await imported(page, ["falsch.json", Buffer.from("{}")], "failed"),
    /** Where the account's owner sets a password. */
    link: new URL(await linkFromMail(page, email, /http:\/\/\S+\/login\/reset\/\S+/)).pathname,
  };
}
export type Things = Awaited<ReturnType<typeof makeThings>>;
