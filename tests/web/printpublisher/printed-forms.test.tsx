// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Book, BookWarning } from "../../../shared/printpublisher/books/books.endpoints.ts";
import { type Crop, middle } from "../../../shared/printpublisher/config/print-config.ts";
import { beginSession } from "../../../web/platform/session.ts";
import { start } from "../../../web/platform/startup.ts";
import { BookWarnings } from "../../../web/printpublisher/books/book-warnings.tsx";
import { ShownFields } from "../../../web/printpublisher/chapters/shown-fields.tsx";
import { CoverCrop, dragged, roomOf } from "../../../web/printpublisher/design/cover-crop.tsx";
import { draw } from "../support/dress.tsx";
import { fakeServer, json } from "../support/fake-server.ts";
import { modules, settings, user } from "../support/mock-data.ts";
import { speak } from "../support/texts.ts";

const listed = (results: object[]) => json({ count: results.length, next: null, previous: null, results });
const startAs = async (account: object) => {
  beginSession("token");
  fakeServer({
    "settings/public/": json(settings),
    "maintenance/": json({ maintenance: false }),
    "user/current/": json(account),
    "settings/booked_modules/": json({ ...modules, MD_PRINT: true, MD_EDITOR: true }),
    "printpublisher/chapters/": listed([{ id: "C1", title: "Präanalytik" }]),
    "printpublisher/paragraphs/": listed([{ id: "S1", title: "Blutentnahme" }]),
  });
  await start();
};

beforeEach(() => speak("de"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the fields of a directory", () => {
  const all = [
    { key: "material", label: "Material" },
    { key: "method", label: "Methode" },
    { key: "unit", label: "Einheit" },
  ];
  const drawFields = (chosen: string[]) => {
    const onChange = vi.fn();
    draw(<ShownFields unread={[]} all={all} chosen={chosen} error={null} onChange={onChange} />);
    return onChange;
  };

  test("are put into another order by button and by key", () => {
    const onChange = drawFields(["material", "unit", "method"]);
    fireEvent.click(screen.getByRole("button", { name: "Einheit nach oben verschieben" }));
    expect(onChange).toHaveBeenLastCalledWith(["unit", "material", "method"]);
    fireEvent.keyDown(screen.getByRole("button", { name: "Methode nach oben verschieben" }), {
      key: "ArrowUp",
      shiftKey: true,
    });
    expect(onChange).toHaveBeenLastCalledWith(["unit", "method", "material"]);
  });

  test("have no order as long as there is one", () => {
    drawFields(["material"]);
    expect(screen.queryByText("Reihenfolge der Felder")).toBeNull();
    expect(screen.queryByRole("button", { name: "Material nach oben verschieben" })).toBeNull();
  });
});

describe("the picture on the front of the wrapper", () => {
  const frame = { width: 154, height: 216 };

  test("can be moved only as far as it covers the front", () => {
    // As high as the front, but twice as wide.
    const room = roomOf({ width: 3080, height: 2160 }, frame, 1);
    expect(room).toEqual({ width: 154, height: 0 });
    expect(dragged(middle, { x: -77, y: -50 }, room)).toEqual({ x: 100, y: 50, zoom: 1 });
    expect(dragged(middle, { x: 1000, y: 0 }, room)).toMatchObject({ x: 0 });
    expect(dragged(middle, { x: 15.4, y: 0 }, room)).toMatchObject({ x: 40 });
    expect(roomOf({ width: 3080, height: 2160 }, frame, 2)).toEqual({ width: 462, height: 216 });
  });

  test("is cropped by keyboard alone, and says when too few dots are left", () => {
    const chosen: Crop[] = [];
    draw(
      <CoverCrop
        picture="/front.jpg"
        format="A5"
        dpi={310}
        crop={middle}
        onChange={(crop) => void chosen.push(crop)}
      />,
    );
    expect(screen.queryByText(/nur .* dpi/)).toBeNull();
    fireEvent.keyDown(screen.getByRole("slider", { name: "Vergrößerung" }), { key: "End" });
    expect(chosen.at(-1)).toEqual({ x: 50, y: 50, zoom: 4 });
    expect(screen.getByText(/nur 77 dpi/)).toBeTruthy();
    expect(screen.getByRole("img", { name: "Umschlag vorn" }).style.transform).toBe("scale(4)");
  });
});

describe("what a book could not be set as it should", () => {
  const warnings: BookWarning[] = [
    { code: "missing_glyph", name: "Glukose", analysis: "GLU/1", signs: "𝌆" },
    { code: "ink_outside", name: "Präanalytik", chapter: "Präanalytik" },
    { code: "ink_outside", name: "Blutentnahme", chapter: "Präanalytik" },
    { code: "number_missing", name: "Gerinnung" },
  ];
  const drawWarnings = () => draw(<BookWarnings book={{ warnings } as Book} />);
  const addresses = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));

  test("leads to the analysis, the chapter or the section", async () => {
    await startAs(user);
    drawWarnings();
    await waitFor(() =>
      expect(addresses()).toEqual([
        "/laboreditor/analyse/GLU%2F1",
        "/printpublisher/inhalte/kapitel/C1",
        "/printpublisher/inhalte/abschnitt/S1",
      ]),
    );
    expect(screen.getByText(/Gerinnung/).textContent).toContain("fehlt die Seitenzahl");
  });

  test("leads nobody to what they may not see", async () => {
    await startAs({ ...user, permissions: ["printpublisher.view_configuration"] });
    drawWarnings();
    expect(screen.getByText(/Glukose/)).toBeTruthy();
    expect(addresses()).toEqual([]);
  });
});
