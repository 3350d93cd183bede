// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { useLocation } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { routes } from "../../../web/app/routes.tsx";
import { finders, findOf } from "../../../web/app/shell/finders.ts";
import Palette from "../../../web/app/shell/palette.tsx";
import { watchNavigation } from "../../../web/platform/navigation.ts";
import { beginSession, endSession, onSessionEnd } from "../../../web/platform/session.ts";
import { forgetVisited, useVisited } from "../../../web/platform/visited.ts";
import { draw } from "../support/dress.tsx";
import { json, problem, type SentRequest } from "../support/fake-server.ts";
import * as mock from "../support/mock-data.ts";
import {
  analyses,
  analysis,
  chosen,
  listsIn,
  open,
  options,
  order,
  press,
  searchAnswer,
  searched,
  serve,
  type,
} from "../support/palette.tsx";
import { speak } from "../support/texts.ts";

vi.setConfig({ testTimeout: 30_000 });

beforeEach(async () => {
  localStorage.clear();
  beginSession("token");
  const state = { location: { key: "" }, historyAction: "PUSH", navigation: {}, blockers: new Map() };
  watchNavigation({ routes, state });
  await speak("de");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ["Gesundheit", "Gesundheit"],
  ["gesu", "Gesundheit"],
  ["Abmelden", "Abmelden"],
  ["CHOL", "Cholesterin, gesamt"],
])("the palette puts first what is called as somebody types: %s", async (typed, first) => {
  await serve();
  open();
  type(typed);
  await screen.findByText("Cholesterin, gesamt");
  expect(options()[0]?.textContent).toContain(first);
});

it("finds an order by its customer, beside the analyses", async () => {
  await serve();
  open();
  type("Cholesterin");
  const hit = await screen.findByText("2026-000123");
  expect(hit.closest("[role=option]")?.textContent).toContain("Cholesterin-Praxis");
});

it("shows each kind as soon as it is there, whatever others take", async () => {
  await serve({ "laboreditor/find/": () => new Promise<never>(() => undefined) });
  open();
  type("Cholesterin");
  await screen.findByText("2026-000123");
  expect(screen.queryByText("Nichts gefunden")).toBeNull();
});

it.each([500, 503, 404])(
  "says what could not be searched (%i), and shows the rest",
  async (status) => {
    await serve({ "laboreditor/find/": problem(status, "internal_error") });
    open();
    type("Cholesterin");
    const alert = await screen.findByRole("alert", { hidden: true });
    expect(alert.textContent).toContain(
      "Nicht durchsucht werden konnte: Analysen, Sammlungen, Einträge von Sammlungen, Formulare.",
    );
    expect(screen.getByText("2026-000123")).toBeTruthy();
  },
  15_000,
);

it("says which of the lists could not be searched that one call searches", async () => {
  await serve({
    "laborshop/find/": searchAnswer({ "laborshop/orders/": [order], "laborshop/products/": null }),
  });
  open();
  type("Cholesterin");
  const alert = await screen.findByRole("alert", { hidden: true });
  expect(alert.textContent).toContain("Nicht durchsucht werden konnte: Artikel.");
  expect(screen.getByText("2026-000123")).toBeTruthy();
});

it("never says that there is nothing while a kind has failed, and tries again", async () => {
  await serve({
    "laborshop/find/": searchAnswer({}),
    "laboreditor/find/": [problem(404, "not_found"), analyses],
  });
  open();
  type("Xyzzy");
  await screen.findByRole("alert", { hidden: true });
  expect(screen.queryByText("Nichts gefunden")).toBeNull();
  fireEvent.click(screen.getByText("Noch einmal versuchen"));
  await screen.findByText("Cholesterin, gesamt");
  expect(screen.queryByRole("alert", { hidden: true })).toBeNull();
});

it("asks for no more than an account may see", async () => {
  const requests = await serve({}, ["laborshop.view_configuration"]);
  open();
  type("Cholesterin");
  await screen.findByText("2026-000123");
  expect(searched(requests).map(({ pathname }) => pathname)).toEqual(["/api/de/laborshop/find/"]);
  expect(listsIn(requests)).toEqual(["laborshop/orders/"]);
  expect(screen.queryByText("Cholesterin, gesamt")).toBeNull();
});

it("asks each module once for all that it has, and what found nothing no more when more is typed", async () => {
  const requests = await serve();
  open();
  type("Chole");
  await screen.findByText("2026-000123");
  const together = new Set(finders.flatMap((finder) => findOf(finder) ?? []));
  const alone = finders.filter((finder) => !findOf(finder));
  expect(alone.map(({ list }) => list.path)).toEqual([
    "core/categories/",
    "printpublisher/templates/",
    "user/list/",
    "import/profile/",
  ]);
  await waitFor(() => expect(requests).toHaveLength(together.size + alone.length));
  expect(listsIn(requests)).toEqual(
    finders.flatMap((finder) => (findOf(finder) ? finder.list.path : [])).sort(),
  );
  requests.length = 0;
  type("Cholesterin");
  await waitFor(() => expect(requests).toHaveLength(2));
  // The search of analyses tolerates typing errors, so it is asked again.
  expect(listsIn(requests)).toEqual(["laboreditor/list/", "laborshop/orders/"]);
});

const accounts = (next: string | null) =>
  json({ count: 1, next, previous: null, results: [{ ...mock.user, username: "cholewa" }] });
const callsOf = (requests: SentRequest[], path: string) =>
  requests.filter(({ url }) => url.pathname.endsWith(path));

it("reads small kinds as it opens, and finds them without another call", async () => {
  const requests = await serve({ "user/list/": () => accounts(null) });
  open();
  await waitFor(() => expect(callsOf(requests, "/user/list/")).toHaveLength(1));
  expect(searched(requests)).toEqual([]);
  type("Chol");
  await screen.findByText("cholewa");
  expect(callsOf(requests, "/user/list/")).toHaveLength(1);
});

/** The palette, which a press on the button closes and opens again. */
function Reopened() {
  const [opening, setOpening] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setOpening(opening + 1)}>
        reopen
      </button>
      <Palette key={opening} onClose={() => undefined} />
    </>
  );
}

it("finds a record of a small kind that was made since the palette was last open", async () => {
  let results: readonly object[] = [];
  const requests = await serve({
    "user/list/": () => json({ count: results.length, next: null, previous: null, results }),
  });
  draw(<Reopened />);
  await waitFor(() => expect(callsOf(requests, "/user/list/")).toHaveLength(1));
  results = [{ ...mock.user, username: "cholewa" }];
  fireEvent.click(screen.getByText("reopen"));
  await waitFor(() => expect(callsOf(requests, "/user/list/")).toHaveLength(2));
  type("Chol");
  await screen.findByText("cholewa");
});

it("leaves kinds with many records to the search of their list", async () => {
  const requests = await serve({ "user/list/": () => accounts("/api/user/list/?offset=50") });
  open();
  type("Chol");
  await screen.findByText("cholewa");
  expect(searched(callsOf(requests, "/user/list/")).map(({ search }) => search)).toEqual([
    "?search=Chol&limit=5",
  ]);
});

it("acts on a hit by keyboard: publishes it and copies its code", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  const form = { ...analysis, name: { de: analysis.name } };
  const path = `laboreditor/edit/${analysis.id}/`;
  const requests = await serve({ [path]: json(form, 200, { etag: '"1"' }) });
  open();
  type("CHOL");
  await screen.findByText("Cholesterin, gesamt");
  press("ArrowRight");
  expect(chosen()?.getAttribute("aria-label")).toBe("Cholesterin, gesamt: Veröffentlichen");
  press("ArrowRight");
  expect(chosen()?.getAttribute("aria-label")).toBe("Cholesterin, gesamt: CHOL kopieren");
  press("Enter");
  expect(writeText).toHaveBeenCalledWith("CHOL");
  press("ArrowLeft");
  press("Enter");
  await waitFor(() => expect(requests.some(({ method }) => method === "PATCH")).toBe(true));
  expect(JSON.parse(requests.find(({ method }) => method === "PATCH")?.body ?? "")).toEqual({
    state: "PUBLISHED",
  });
});

it("keeps what the arrows have chosen when more arrives above it", async () => {
  let answer: (response: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  await serve({ "laboreditor/find/": () => late });
  open();
  type("Cholesterin");
  await screen.findByText("2026-000123");
  press("ArrowRight");
  const before = chosen()?.getAttribute("aria-label");
  expect(before).toBe("2026-000123: 2026-000123 kopieren");
  answer(json({ results: { "laboreditor/list/": [analysis] } }));
  await screen.findByText("Cholesterin, gesamt");
  expect(chosen()?.getAttribute("aria-label")).toBe(before);
});

function Opened({ name }: { name: string }) {
  useVisited({ data: name, error: null }, (read) => read);
  return <span>{useLocation().pathname}</span>;
}

it("shows first what the account opened last, until it signs out", async () => {
  onSessionEnd(forgetVisited);
  await serve();
  for (const [place, name] of [
    [1, "Kalium"],
    [2, "Natrium"],
  ] as const)
    draw(<Opened name={name} />, `/laboreditor/analyse/${mock.id(place)}`);
  open();
  expect(
    options()
      .slice(0, 2)
      .map(({ textContent }) => textContent),
  ).toEqual(["NatriumAnalysen", "KaliumAnalysen"]);

  // The records are hidden from another account, and from one that may no longer open them.
  await serve({ "user/current/": json({ ...mock.user, id: mock.id(2) }) });
  open();
  expect(screen.queryByText("Natrium")).toBeNull();
  await serve({}, ["auth.view_user"]);
  open();
  expect(screen.queryByText("Natrium")).toBeNull();

  endSession("left");
  beginSession("token");
  await serve();
  open();
  expect(screen.queryByText("Natrium")).toBeNull();
});
