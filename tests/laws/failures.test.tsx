// @vitest-environment happy-dom
import { notifications } from "@mantine/notifications";
import { act, cleanup, fireEvent } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";
import { permissions } from "../../shared/kernel/permissions.ts";
import { problem } from "../web/support/fake-server.ts";
import { speak } from "../web/support/texts.ts";
import { appPages, type MadeServer, mark, openPage, quiet, serveTo } from "../web/support/whole-app.tsx";

/** Reads of the frame, by path: their failure leaves out a figure or a hint and does not concern the pages, except those named here. */
const ofFrame: Record<string, { why: string; except: readonly string[] }> = {
  "laborshop/orders/new/": { why: "a figure beside the link to the shop", except: [] },
  "status/tasks/active/": { why: "a sign beside a link, asked for again within a minute", except: [] },
  "version/": { why: "whether there is a newer build, asked for again soon", except: [] },
  "motd/current/": { why: "the number of unread news", except: ["/news"] },
};
/** Reads whose failure a page shows in another way, with the words it uses. */
const toldOtherwise: Record<string, { paths: readonly string[]; why: string; words: string }> = {
  "/webpublisher/einrichtung/api": {
    paths: ["public/analyses/{code}/", "public/categories/", "public/proficiency/"],
    why: "developers see the answer itself with its status, and a button beside it asks again",
    words: "(Status 501)",
  },
};

/** Words of a list, a search or a figure with nothing to show. */
const emptiness = /\bnoch (?:kein|nicht)|\bnichts\b|\bkeine?\b|\bniemand\b|^0\b/i;
/** Words of a picker whose choices could not be read. */
const failure = /konnte nicht geladen werden|fehlgeschlagen/;
/** Milliseconds within which a failure is shown, on a busy machine too, and within which a search begins after the last key. */
const soon = { announced: 10_000, asked: 1_500 };

type Router = Awaited<ReturnType<typeof openPage>>;
let server: MadeServer;
/** Numbers of failures judged by the law. */
const tried = { reads: 0, searches: 0, pickers: 0 };
const requested = () => new Set(server.asked.map(({ endpoint }) => endpoint));
const isOfFrame = ({ path }: EndpointSpec, route: string) =>
  path in ofFrame && !ofFrame[path]?.except.includes(route);

beforeAll(async () => {
  await speak("de");
  server = await serveTo([...permissions]);
});
afterEach(cleanup);

/** Opens a page with some reads failing. */
async function open(address: string, fails: (endpoint: EndpointSpec) => boolean = () => false) {
  notifications.clean();
  server.answer = (endpoint) => (fails(endpoint) ? problem(501, "internal_error") : undefined);
  server.asked.length = 0;
  return await openPage(address);
}

/** Makes every read fail from now on, except those of the frame. */
function failAll() {
  server.answer = ({ path }) => (path in ofFrame ? undefined : problem(501, "internal_error"));
}

/** Waits for a condition; returns whether it is met. */
async function until(isSo: () => boolean, limit = soon.announced): Promise<boolean> {
  for (const start = Date.now(); !isSo() && Date.now() - start < limit; )
    await act(() => new Promise((resolve) => setTimeout(resolve, 4)));
  return isSo();
}

/** Retry buttons of alerts, each beside the words of the failure. */
const retries = () =>
  [...document.querySelectorAll("[role=alert]")]
    .filter(({ textContent }) => textContent.includes("Auf dem Server ist ein Fehler aufgetreten"))
    .flatMap((alert) => [...alert.querySelectorAll("button")])
    .filter(({ textContent }) => textContent === "Erneut versuchen");
const isTold = () => retries().length > 0;

function emptyTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? "");
  return texts.filter((text) => emptiness.test(text));
}

const nameOf = (field: HTMLInputElement | HTMLSelectElement) =>
  field.labels?.[0]?.textContent ?? field.getAttribute("aria-label") ?? "";
const fieldsOf = <Field extends HTMLInputElement | HTMLSelectElement>(kind: string) =>
  [...document.querySelectorAll<Field>(kind)].filter(({ disabled }) => !disabled);
const pickers = () => fieldsOf<HTMLInputElement>("input[aria-haspopup=listbox]");
const searches = () => fieldsOf<HTMLInputElement>("input[type=search]");

/** The text of a picker's dropdown; empty if none opens. */
async function dropdownOf(field: HTMLInputElement, router: Router): Promise<string> {
  const lists = () => [...document.querySelectorAll("[role=listbox]")];
  // Former lists may still be fading out.
  const before = lists();
  const list = () => lists().find((each) => !before.includes(each));
  act(() => field.focus());
  fireEvent.click(field);
  await quiet(router);
  await until(() => list() !== undefined, 60);
  const text = list()?.textContent ?? "";
  fireEvent.keyDown(field, { key: "Escape" });
  act(() => field.blur());
  return text;
}

interface Picker {
  name: string;
  /** Whether it asks the server when it is opened. */
  asks: boolean;
  /** Whether its choices come from the server. */
  hasRead: boolean;
}
async function pickersOf(router: Router): Promise<Picker[]> {
  const readPickers: Picker[] = [];
  for (const field of pickers()) {
    server.asked.length = 0;
    const text = await dropdownOf(field, router);
    readPickers.push({ name: nameOf(field), asks: requested().size > 0, hasRead: text.includes(mark) });
  }
  return readPickers;
}

/** Pickers that offer less than usual without saying why. */
async function silentPickers(router: Router, usual: readonly Picker[], selects: readonly string[]) {
  const silent = fieldsOf<HTMLSelectElement>("select")
    .filter((select) => selects.includes(nameOf(select)))
    .filter(({ textContent }) => !textContent.includes(mark) && !failure.test(textContent))
    .map(nameOf);
  for (const field of pickers()) {
    const name = nameOf(field);
    if (!usual.some((picker) => picker.name === name && picker.hasRead && !picker.asks)) continue;
    const text = await dropdownOf(field, router);
    if (!text.includes(mark) && !failure.test(text)) silent.push(`${name}: ${text}`);
  }
  return silent;
}

it.each(appPages)("$route tells what could not be read from what is empty", async ({ address, route }) => {
  const router = await open(address);
  const reads = [...requested()].filter((endpoint) => !isOfFrame(endpoint, route));
  const usuallyEmpty = emptyTexts();
  const seemsEmpty = () => emptyTexts().filter((text) => !usuallyEmpty.includes(text));
  const selects = fieldsOf<HTMLSelectElement>("select")
    .filter(({ textContent }) => textContent.includes(mark))
    .map(nameOf);
  const usual = await pickersOf(router);
  const otherwise = toldOtherwise[route];
  const wrong: string[] = [];
  const judge = (part: string, isAnnounced: boolean) => {
    if (!isAnnounced) wrong.push(`${part} fails unsaid`);
    wrong.push(...seemsEmpty().map((text) => `${part} fails, and the page says: ${text}`));
  };

  const fields = searches().length;
  for (let index = 0; index < fields; index += 1) {
    const typing = index === 0 ? router : await open(address);
    const field = searches()[index];
    if (!field) continue;
    failAll();
    server.asked.length = 0;
    // Filters are kept from page to page, so each page gets its own search words.
    fireEvent.change(field, { target: { value: `Xyzzy ${route}` } });
    // Some searches only filter rows that the page has already read.
    if (!(await until(() => requested().size > 0, soon.asked))) continue;
    await quiet(typing);
    tried.searches += 1;
    judge(`the search ${nameOf(field)}`, await until(isTold));
  }

  for (const endpoint of reads) {
    const failing = await open(address, (each) => each === endpoint);
    if (otherwise?.paths.includes(endpoint.path)) {
      judge(endpoint.path, document.body.textContent.includes(otherwise.words));
      continue;
    }
    tried.reads += 1;
    judge(endpoint.path, await until(isTold));
    const silent = await silentPickers(failing, usual, selects);
    wrong.push(...silent.map((picker) => `${endpoint.path} fails, and a picker lacks it unsaid: ${picker}`));
    server.answer = () => undefined;
    server.asked.length = 0;
    for (const retry of retries()) act(() => retry.click());
    await quiet(failing);
    if (!requested().has(endpoint) || !(await until(() => !isTold())))
      wrong.push(`${endpoint.path} is not read again`);
  }

  if (usual.some(({ asks: sendsCall }) => sendsCall)) {
    const picking = await open(address);
    failAll();
    for (const field of pickers().filter((each) =>
      usual.some(({ name, asks: sendsCall }) => sendsCall && name === nameOf(each)),
    )) {
      const before = retries().length;
      tried.pickers += 1;
      const text = await dropdownOf(field, picking);
      judge(`the picker ${nameOf(field)}`, await until(() => retries().length > before));
      if (!failure.test(text))
        wrong.push(`the picker ${nameOf(field)} fails, and its dropdown says: ${text}`);
    }
  }
  expect(wrong).toEqual([]);
});

it("is asked of many reads, searches and pickers", () => {
  expect(tried.reads).toBeGreaterThan(150);
  expect(tried.searches).toBeGreaterThan(30);
  expect(tried.pickers).toBeGreaterThan(20);
});
