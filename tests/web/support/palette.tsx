import { fireEvent, screen } from "@testing-library/react";
import type { Permission } from "../../../shared/kernel/permissions.ts";
import { finders, findOf } from "../../../web/app/shell/finders.ts";
import Palette from "../../../web/app/shell/palette.tsx";
import { start } from "../../../web/platform/startup.ts";
import { draw } from "./dress.tsx";
import { fakeServer, json, type SentRequest } from "./fake-server.ts";
import * as mock from "./mock-data.ts";
import { startup } from "./startup.ts";

const page = (...results: object[]) => json({ count: results.length, next: null, previous: null, results });
export const analysis = { id: mock.id(7), name: "Cholesterin, gesamt", code: "CHOL", state: "NEW" };
export const order = {
  ...{ id: mock.id(8), number: "2026-000123", customer_email: "klinik@example.org" },
  delivery: [{ name: "practice", label: "Praxis", type: "text", value: "Cholesterin-Praxis" }],
};
const modules = { ...mock.modules, MD_SHOP: true, MD_PROF: true };
const listsOf = (url: URL) => url.searchParams.get("lists")?.split(",") ?? [];
/** The answer of a search over several lists, by their paths; null for one that could not be searched. */
export const searchAnswer =
  (hits: Record<string, object[] | null>) =>
  ({ url }: SentRequest) =>
    json({
      results: Object.fromEntries(
        listsOf(url).map((list) => [list, hits[list] === undefined ? [] : (hits[list] ?? undefined)]),
      ),
    });
const nothing = Object.fromEntries(
  finders.map((finder) => {
    const find = findOf(finder);
    return find ? [find.path, searchAnswer({})] : [finder.list.path, page()];
  }),
);
/** Hits of the analyses' search, or what becomes of the call that it is part of. */
export const analyses = searchAnswer({ "laboreditor/list/": [analysis] });
const orders = searchAnswer({ "laborshop/orders/": [order] });

/** A server that finds an analysis and an order, for an account with these permissions or all. */
export async function serve(answers: Parameters<typeof fakeServer>[0] = {}, permissions?: Permission[]) {
  const user = { ...mock.user, ...(permissions && { permissions }) };
  const requests = fakeServer({
    ...startup,
    ...nothing,
    "user/current/": json(user),
    "settings/booked_modules/": json(modules),
    "laboreditor/find/": analyses,
    "laborshop/find/": orders,
    ...answers,
  });
  await start();
  requests.length = 0;
  return requests;
}
export const open = () => draw(<Palette onClose={() => undefined} />);
export const type = (value: string) => fireEvent.change(screen.getByRole("textbox"), { target: { value } });
export const press = (key: string) => fireEvent.keyDown(screen.getByRole("textbox"), { key, code: key });
export const options = () => screen.queryAllByRole("option", { hidden: true });
export const chosen = () => options().find((option) => option.getAttribute("aria-selected") === "true");
export const searched = (requests: { url: URL }[]) =>
  requests.flatMap(({ url }) => (url.searchParams.has("search") ? [url] : []));
export const listsIn = (requests: { url: URL }[]) => searched(requests).flatMap(listsOf).sort();
