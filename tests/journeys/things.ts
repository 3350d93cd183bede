import { expect, type Page } from "@playwright/test";
import { nameOfOrder } from "../../shared/laborshop/orders/order-name.ts";
import { bodyFor } from "../support/made-body.ts";
import { workbookOf } from "../support/workbooks.ts";
import { type Caller, callerOf } from "./caller.ts";
import { linkFromMail } from "./people.ts";
import { makers } from "./screens.ts";

/** Makes a call that goes well. */
async function ask<Body>(by: Caller, method: Parameters<Caller["call"]>[0], path: string, body?: object) {
  const answer = await by.call(method, path, body);
  const text = await answer.text();
  expect(answer.status(), `${path} ${text}`).toBeLessThan(300);
  return (text && JSON.parse(text)) as Body;
}

type Results<Row> = { results: Row[] };
type Identified = { id: string };

/** Sends an import file, which is only checked unless the query says otherwise. */
async function imported(
  by: Caller,
  [name, content]: [name: string, content: Buffer],
  outcome: "dry_run" | "needs_mapping" | "failed" | "success",
  query = "mode=partial&dry_run=true",
): Promise<string> {
  const entry = await by.sendFile(name, content, query);
  expect(entry, JSON.stringify(entry)).toMatchObject({ status: outcome });
  return entry.id;
}

/** Entities for addresses with an id in them, created if the demo catalogue lacks them. */
export async function makeThings(page: Page) {
  const admin = await callerOf(page.request);
  const get = <Body>(path: string) => ask<Body>(admin, "GET", path);
  const { results } = await get<Results<Identified & { code: string }>>("laboreditor/list/?search=TSH");
  const analysis = results.find(({ code }) => code === "TSH")?.id ?? "";
  for (const internal of [true, false]) {
    await ask(admin, "PATCH", `laboreditor/edit/${analysis}/`, { internal });
  }
  const { layouts } = await get<{ layouts: { identifier: string }[] }>("laboreditor/create/");
  const deleted = await ask<Identified>(admin, "POST", "laboreditor/create/", {
    code: `GONE-${Date.now()}`,
    layout: layouts[0]?.identifier,
    name: { de: "Vergangen", en: "Gone" },
  });
  await ask(admin, "DELETE", `laboreditor/edit/${deleted.id}/`);

  // Find them by identifier: the order follows the language of the account, which a journey may have changed.
  type Named = Results<Identified & { identifier: string }>;
  const named = ({ results }: Named, identifier: string) =>
    results.find((each) => each.identifier === identifier)?.id ?? "";
  const collections = await get<Named>("core/collections/");
  const items = await get<Named>("core/collection-items/?collection=containers");
  const goneItem = await ask<Identified>(admin, "POST", "core/collection-items/", {
    collection: "containers",
    identifier: `gone-${Date.now()}`,
    name: { de: "Vergangen", en: "Gone" },
  });
  await ask(admin, "DELETE", `core/collection-items/${goneItem.id}/`);

  const forms = await get<Named>("laboreditor/layouts/");
  const unusedLayout = await ask<Identified>(admin, "POST", "laboreditor/layouts/", {
    identifier: `unused-${Date.now()}`,
    name: { de: "Unbenutzt", en: "Unused" },
  });

  const username = `hornisse${Date.now()}`;
  const email = `${username}@demo.laborium.example`;
  const account = await ask<Identified>(admin, "POST", "user/list/", { username, email });
  const address = `${username}@laborium.example`;
  await ask(admin, "PATCH", `user/list/${account.id}/`, { email: address });
  const name = `Grashüpfer ${Date.now()}`;
  const ids: Record<string, string> = {};
  for (const maker of makers)
    ids[maker.path] = (await ask<Identified>(admin, "POST", maker.path, bodyFor(maker, name))).id;
  const chapter = await ask<Identified>(admin, "POST", "printpublisher/chapters/", {
    title: "Über uns",
    draft: true,
  });
  const section = await ask<Identified>(admin, "POST", "printpublisher/paragraphs/", {
    parent_chapter: chapter.id,
    title: "Anfahrt",
  });
  const category = ids["laborshop/categories/"] ?? "";
  const product = await ask<Identified>(admin, "POST", "laborshop/products/", { category, name });
  await ask(admin, "POST", "laborshop/variants/", { product: product.id, article_number: "00815" });
  /** One of the shop's initial orders. */
  const order = async (status: string) => {
    const path = `laborshop/orders/?status=${status}`;
    const { results } = await get<Results<Identified & { number: string | null; reference: string }>>(path);
    const [newest = { id: "", number: null, reference: "" }] = results;
    return { id: newest.id, called: nameOfOrder(newest) };
  };
  /** One of the laboratory's initial proficiency tests. */
  const first = async (path: string) =>
    (await get<Results<Identified>>(`proficiency/${path}`)).results[0]?.id ?? "";
  const row = (...cells: string[]) =>
    workbookOf(
      [
        ["Code", "Name", ...cells.map(() => "Sonderbar")],
        [`X${Date.now()}`, "Eins", ...cells],
      ],
      "xlsx",
    );
  return {
    /** Entities of pages whose screens follow from their routes: their common name, and their ids by the paths of the calls that created them. */
    made: { name, ids },
    trials: {
      certificate: await first("certificates/?search=RV%201%20Liquor"),
      certification: await first("certified-testable/?search=Laktat%20Liquor"),
      testable: await first("testable/?search=Laktat%20Liquor"),
    },
    chapter: chapter.id,
    section: section.id,
    product: { id: product.id, category, name },
    order: await order("confirmed"),
    waiting: await order("submitted"),
    analysis,
    goneAnalysis: deleted.id,
    collection: named(collections, "containers"),
    item: named(items, "pcrswab"),
    goneItem: goneItem.id,
    layout: named(forms, "default"),
    unusedLayout: unusedLayout.id,
    own: (await get<Identified>("user/current/")).id,
    account: account.id,
    username,
    checked: await imported(admin, ["geprueft.xlsx", row()], "dry_run"),
    unmapped: await imported(admin, ["unbekannt.xlsx", row("was", "ist", "das")], "needs_mapping"),
    carriedOut: await imported(admin, ["neu.xlsx", row()], "success", "mode=partial"),
    tooMany: await imported(admin, ["zuwenig.xlsx", row()], "failed", "mode=full"),
    failed: await imported(admin, ["falsch.json", Buffer.from("{}")], "failed"),
    /** Page for the account's owner to set a password. */
    link: new URL(await linkFromMail(page, email, /http:\/\/\S+\/login\/reset\/\S+/)).pathname,
    /** Page for them to confirm another address. */
    addressLink: new URL(await linkFromMail(page, address, /http:\/\/\S+\/login\/e-mail\/\S+/)).pathname,
  };
}
export type Records = Awaited<ReturnType<typeof makeThings>>;
