// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { permissions } from "../../shared/kernel/permissions.ts";
import { speak } from "../web/support/texts.ts";
import { appPages, type MadeServer, openPage, quiet, serveTo } from "../web/support/whole-app.tsx";

let server: MadeServer;
beforeAll(async () => {
  await speak("de");
  server = await serveTo([...permissions]);
});
afterEach(cleanup);

const typed = "Xyzzy";
const fields = () =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      "main form input, main form textarea",
    ),
  ].filter(
    (field) =>
      !field.readOnly &&
      !field.disabled &&
      (field.tagName === "TEXTAREA" || ["text", "search", "email", "tel", "url", ""].includes(field.type)),
  );
const creating = appPages.filter(({ route }) => /\/neu(?:\/|$)/.test(route));

/** Forms without the usual button: files become certificates one by one, and a certification starts from its certificate. */
const inSteps = ["/ringversuche/zertifikate/neu", "/ringversuche/zertifizierungen/neu"];

it.each(creating.filter(({ address }) => !inSteps.includes(address)))(
  "$route is made by the same button as everything else, and typing begins at once",
  async ({ address }) => {
    await openPage(address);
    if (fields().length === 0) return;
    expect(document.querySelector("main form button[type=submit]")?.textContent).toBe("Anlegen");
    expect(fields(), "begins in a field").toContain(document.activeElement);
  },
);

/** Search fields beside the form that insert their result into a text. */
const tools = ["Verweis im Buch einfügen"];

it.each(creating)("$route drops nothing that was typed", async ({ address }) => {
  let router = await openPage(address);
  const count = fields().length;
  const dropped: string[] = [];
  for (let index = 0; index < count; index += 1) {
    if (index > 0) router = await openPage(address);
    const field = fields()[index];
    if (!field) continue;
    const name = field.labels?.[0]?.textContent ?? field.getAttribute("aria-label") ?? String(index);
    if (tools.includes(name)) continue;
    server.asked.length = 0;
    act(() => field.focus());
    fireEvent.change(field, { target: { value: typed } });
    act(() => field.blur());
    await quiet(router);
    const form = field.closest("form");
    if (form) fireEvent.submit(form);
    await quiet(router);
    const sent = server.asked.some(({ request }) => request.body.includes(typed));
    const isPicker = field.getAttribute("aria-haspopup") === "listbox";
    const isShown = document.body.textContent.includes(typed);
    const stands = fields().some((each) => each.value.includes(typed));
    if (!(sent || isShown || (stands && !isPicker)))
      dropped.push(`${name}: ${document.querySelector("main form")?.textContent}`);
  }
  expect(dropped).toEqual([]);
});
