// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { permissions } from "../../../shared/kernel/permissions.ts";
import { finders } from "../../../web/app/shell/finders.ts";
import Palette from "../../../web/app/shell/palette.tsx";
import { draw } from "../support/dress.tsx";
import { speak } from "../support/texts.ts";
import { anyId, mark, openPage, serveTo } from "../support/whole-app.tsx";

/** Lists and overviews that show names that a laboratory gave in its first language, here German. */
const lists = [
  "/laborshop/artikel",
  "/ringversuche/testparameter",
  "/ringversuche/zertifikate",
  "/ringversuche/zertifizierungen",
  "/ringversuche/zertifizierungen/testparameter",
  "/ringversuche/parameter",
  "/ringversuche/material",
  "/ringversuche/kategorien",
  "/ringversuche/tags",
];
/** Further pages with such names. */
const pages = [
  "/ringversuche",
  "/ringversuche/bericht",
  "/laborshop/artikel/geloescht",
  "/ringversuche/material/geloescht",
  `/laborshop/artikel/kategorie/${anyId}`,
  `/laborshop/artikel/produkt/${anyId}`,
  `/ringversuche/testparameter/${anyId}`,
  `/ringversuche/zertifizierungen/${anyId}`,
  "/ringversuche/zertifizierungen/neu",
  `/ringversuche/zertifizierungen/testparameter/${anyId}`,
];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a page with the laboratory's own names", () => {
  it.each([...lists, ...pages])(
    "tells readers of another language which one they are in: %s",
    async (address) => {
      await speak("en");
      await serveTo([...permissions]);
      await openPage(address);
      expect(
        screen.getByText(/own names and texts are shown in German, its first language\.$/),
      ).toBeDefined();
    },
  );

  it.each(lists)("marks them with their language in the rows: %s", async (address) => {
    await speak("en");
    await serveTo([...permissions]);
    await openPage(address);
    const marked = [...document.querySelectorAll("main [lang=de]")].map(({ textContent }) => textContent);
    expect(marked).toEqual(expect.arrayContaining([expect.stringContaining(mark)]));
  });

  it("tells those who read the laboratory's first language nothing", async () => {
    await speak("de");
    await serveTo([...permissions]);
    await openPage("/ringversuche/material");
    expect(screen.queryByText(/Eigene Namen und Texte des Labors/)).toBeNull();
    expect(document.querySelector("main [lang]")).toBeNull();
  });
});

/** Pickers of such names, by the page and their labels in English. */
const pickers = [
  ["/ringversuche/testparameter/neu", ["Parameter", "Material", "Category", "Tags"]],
  ["/ringversuche/zertifizierungen/testparameter/neu", ["Certificate", "Test parameter"]],
  ["/ringversuche/zertifizierungen/neu", ["Certificate"]],
] as const;

describe("a picker of the laboratory's own names", () => {
  const pick = async (address: string, label: string) => {
    await serveTo([...permissions]);
    await openPage(address);
    const field = screen
      .getAllByLabelText(new RegExp(`^${label}`))
      .find((element) => element instanceof HTMLInputElement) as HTMLInputElement;
    fireEvent.click(field);
    const options = () => document.getElementById(field.getAttribute("aria-controls") ?? "");
    await waitFor(() => expect(options()?.textContent ?? "").toContain(mark));
    return options();
  };
  const each = pickers.flatMap(([address, labels]) => labels.map((label) => [address, label] as const));

  it.each(each)("tells readers of another language which one they are in: %s, %s", async (address, label) => {
    await speak("en");
    const options = await pick(address, label);
    expect(options?.textContent).toMatch(/own names and texts are shown in German, its first language\./);
    expect(options?.querySelector("[lang=de]")?.textContent).toContain(mark);
  });

  it("tells those who read the laboratory's first language nothing", async () => {
    await speak("de");
    const options = await pick("/ringversuche/zertifizierungen/neu", "Zertifikat");
    expect(options?.textContent).not.toContain("Eigene Namen");
    expect(options?.querySelector("[lang]")).toBeNull();
  });
});

describe("the palette", () => {
  const note = /own names and texts are shown in German, its first language\.$/;
  const search = () => fireEvent.change(screen.getByRole("textbox"), { target: { value: mark } });
  const hits = async () => {
    await serveTo([...permissions]);
    draw(<Palette onClose={() => undefined} />);
    search();
    await screen.findAllByText(mark);
    return [...document.querySelectorAll("[role=option] [lang=de]")];
  };

  it("knows that all kinds of the shop and of proficiency testing have own names, orders excepted", () => {
    const ofModules = finders.filter(({ list }) => list.module === "MD_PROF" || list.module === "MD_SHOP");
    const named = ofModules.filter(({ list }) => list.path !== "laborshop/orders/");
    expect(named.length).toBeGreaterThan(9);
    expect(finders.filter(({ ownNames }) => ownNames)).toEqual(named);
  });

  it("marks their hits with the language, and tells readers of another one", async () => {
    await speak("en");
    expect((await hits()).length).toBeGreaterThan(0);
    expect(screen.getByText(note)).toBeDefined();
  });

  it("tells those who read the laboratory's first language nothing", async () => {
    await speak("de");
    expect(await hits()).toEqual([]);
    expect(screen.queryByText(/Eigene Namen und Texte des Labors/)).toBeNull();
  });

  it("marks such records among those that were open last, but not the title of their page", async () => {
    localStorage.clear();
    await speak("en");
    await serveTo([...permissions]);
    const openBefore = async (address: string) => {
      await openPage(address);
      await screen.findAllByText(mark);
      cleanup();
    };
    await openBefore(`/laboreditor/formulare/${anyId}`);
    await openBefore(`/ringversuche/material/${anyId}`);
    await openBefore(`/laborshop/artikel/produkt/${anyId}`);
    draw(<Palette onClose={() => undefined} />);
    const marked = () => [...document.querySelectorAll("[role=option] [lang=de]")];
    expect(marked().map(({ textContent }) => textContent)).toEqual([mark, mark]);
    expect(screen.getByText(note)).toBeDefined();
  });
});
