// @vitest-environment happy-dom
import { notifications } from "@mantine/notifications";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { groups, permissions } from "../../../shared/kernel/permissions.ts";
import { startTexts } from "../../../web/platform/i18n/i18n.ts";
import { problem } from "../support/fake-server.ts";
import { speak } from "../support/texts.ts";
import { anyId, openPage, quiet, serveTo } from "../support/whole-app.tsx";

const everything = [...permissions];
const heading = () => document.querySelector("h1")?.textContent;
const wide = (width: number) =>
  act(() =>
    (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport({
      width,
    }),
  );

beforeAll(() => speak("de"));
beforeEach(() => localStorage.setItem("laborium.sidebar-hidden", "false"));
afterEach(() => {
  cleanup();
  notifications.clean();
  wide(1024);
  vi.unstubAllGlobals();
});

describe("a visitor", () => {
  it("sees the preview of what is public without an account, and no more", async () => {
    await serveTo(null);
    const router = await openPage("/webpublisher/vorschau");
    expect(router.state.location.pathname).toBe("/webpublisher/vorschau");
    expect(heading()).toBe("Vorschau");
    expect(document.querySelector("iframe")?.src).toContain("/embed/preview/");
    expect(screen.queryByRole("banner")).toBeNull();
    await act(() => router.navigate("/webpublisher/vorschau/intern"));
    await quiet(router);
    expect(router.state.location.pathname + router.state.location.search).toBe(
      "/login?next=%2Fwebpublisher%2Fvorschau%2Fintern",
    );
  });
  it("keeps the language of the first visit, whatever the browser speaks later", async () => {
    localStorage.removeItem("laborium.language");
    vi.stubGlobal("navigator", { ...navigator, languages: ["de-AT", "en"], language: "de-AT" });
    await startTexts({}, []);
    expect(localStorage.getItem("laborium.language")).toBe("de");
  });
});

describe("the page of a module", () => {
  const tags = () => [...document.querySelectorAll("main [data-tone]")].map(({ textContent }) => textContent);
  it.each([
    ["laborshop", "MD_SHOP"],
    ["ringversuche", "MD_PROF"],
    ["printpublisher", "MD_PRINT"],
    ["webpublisher", "MD_WEB"],
    ["laboreditor", "MD_EDITOR"],
  ])("says of %s that it is booked exactly where the laboratory has booked it", async (path, key) => {
    await serveTo(everything);
    await openPage(`/${path}/info`);
    expect(tags()).toContain("Gebucht");
    expect(screen.getByRole("link", { name: "Modul öffnen" })).toBeDefined();
    await serveTo(everything, { lacking: [key] });
    await openPage(`/${path}/info`);
    expect(tags()).not.toContain("Gebucht");
    expect(screen.queryByRole("link", { name: "Modul öffnen" })).toBeNull();
  });
});

describe("the sidebar", () => {
  const sidebar = () => document.querySelector("aside");
  it("closes with the next page below 1,200 px, and stays as it was left on wider windows", async () => {
    await serveTo(everything);
    wide(1100);
    const router = await openPage("/einstellungen/system");
    expect(sidebar()).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Seitenleiste einblenden" }));
    expect(sidebar()).not.toBeNull();
    await act(() => router.navigate("/einstellungen/export"));
    await quiet(router);
    expect(sidebar()).toBeNull();
    wide(1400);
    const other = await openPage("/einstellungen/system");
    expect(sidebar()).not.toBeNull();
    await act(() => other.navigate("/einstellungen/export"));
    await quiet(other);
    expect(sidebar()).not.toBeNull();
  });
});

describe("an address that there is nothing at", () => {
  it.each([
    ["/laboreditor/analyse/nope", "Diese Analyse gibt es nicht"],
    ["/laboreditor/collections/nope", "Das Gesuchte gibt es nicht"],
    ["/einstellungen/konten/nope", "Das Gesuchte gibt es nicht"],
    ["/laboreditor/history/analysis/nope", "keinen Verlauf"],
    [`/laboreditor/history/analysis/${anyId}/7`, "keinen Verlauf"],
  ])("says so: %s", async (address, text) => {
    const server = await serveTo(everything);
    server.answer = ({ path }) => (path.includes("{id}") ? problem(404, "not_found") : undefined);
    await openPage(address);
    expect(document.querySelector("main")?.textContent).toContain(text);
  });
});

it("a kind that has no history leads to the module's home", async () => {
  await serveTo(everything);
  const router = await openPage("/laboreditor/history/nope");
  expect(router.state.location.pathname).toBe("/laboreditor");
});

it("an account without the right is told so and stays where it was, or comes to the dashboard", async () => {
  await serveTo(groups.imports.grants);
  const router = await openPage(`/einstellungen/konten/${anyId}`);
  expect(router.state.location.pathname).toBe("/dashboard");
  expect(await screen.findByText("Keine Berechtigung")).toBeDefined();
  await act(() => router.navigate("/einstellungen/import/log"));
  await quiet(router);
  await act(() => router.navigate("/einstellungen/konten"));
  await quiet(router);
  expect(router.state.location.pathname).toBe("/einstellungen/import/log");
});

it.each([
  ["laborshop", ["laborshop.view_configuration"], "/laborshop/bestellungen"],
  ["laborshop", ["laborshop.view_category"], "/laborshop/artikel"],
  ["laborshop", [], "/laborshop/info"],
] as const)("the bare address of %s leads an account with %j to %s", async (module, rights, to) => {
  await serveTo(rights);
  const router = await openPage(`/${module}`);
  expect(router.state.location.pathname).toBe(to);
});
