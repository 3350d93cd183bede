// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { DateInput } from "../../../web/platform/date/date-input.tsx";
import { readDate } from "../../../web/platform/date/read-date.ts";
import { closeOpenedByEscape } from "../../../web/ui/escape.ts";
import { draw } from "../support/dress.tsx";
import { speak } from "../support/texts.ts";

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>("Gültig ab", { selector: "input" });
async function open(language: "de" | "en", value = "2026-11-22") {
  await speak(language);
  const changed = vi.fn<(value: string) => void>();
  draw(<DateInput aria-label="Gültig ab" defaultValue={value} onChange={changed} />);
  return changed;
}
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

describe("a typed date", () => {
  it.each([
    ["22.11.2026", "2026-11-22"],
    ["22/11/2026", "2026-11-22"],
    ["22-11-2026", "2026-11-22"],
    ["1.2.26", "2026-02-01"],
    [" 1. 2. 2026 ", "2026-02-01"],
    ["2026-11-22", "2026-11-22"],
    ["29.2.2028", "2028-02-29"],
  ])("%s is %s", (text, date) => expect(readDate(text)).toBe(date));

  it.each(["29.2.2026", "31.04.2026", "22.13.2026", "22.11", "22.11.026", "demnächst", "", "1.2.2026 12:00"])(
    "%j is none",
    (text) => expect(readDate(text)).toBeUndefined(),
  );
});

describe("the field of a date", () => {
  it.each([
    ["de", "22.11.2026", "TT.MM.JJJJ"],
    ["en", "22/11/2026", "DD/MM/YYYY"],
  ] as const)("writes it in the language of the interface: %s", async (language, shown, hint) => {
    await open(language);
    expect(field().value).toBe(shown);
    expect(field().placeholder).toBe(hint);
  });

  it("takes what is typed in either way, and writes it in one when it is left", async () => {
    const changed = await open("de");
    type("1/2/2027");
    expect(changed).toHaveBeenLastCalledWith("2027-02-01");
    expect(field().value).toBe("1/2/2027");
    fireEvent.blur(field());
    expect(field().value).toBe("01.02.2027");
    type("");
    expect(changed).toHaveBeenLastCalledWith("");
  });

  it("keeps what is no date as it is typed, for the check to say so", async () => {
    const changed = await open("de");
    type("31.02.2027");
    fireEvent.blur(field());
    expect(changed).toHaveBeenLastCalledWith("31.02.2027");
    expect(field().value).toBe("31.02.2027");
  });

  it.each([
    ["de", "Kalender öffnen", "Nächster Monat", "November 2026", "24 November 2026", "24.11.2026"],
    ["en", "Open calendar", "Next month", "November 2026", "24 November 2026", "24/11/2026"],
  ] as const)(
    "opens a calendar in the language of the interface, and takes the day picked there: %s",
    async (language, opener, next, month, day, written) => {
      const changed = await open(language);
      fireEvent.click(screen.getByRole("button", { name: opener }));
      expect(await screen.findByRole("button", { name: next })).toBeTruthy();
      expect(screen.getByText(month)).toBeTruthy();
      fireEvent.click(screen.getByRole("button", { name: day }));
      expect(changed).toHaveBeenLastCalledWith("2026-11-24");
      expect(field().value).toBe(written);
      expect(document.activeElement).toBe(field());
    },
  );

  it("closes the calendar by Escape even before the focus has moved into it", async () => {
    closeOpenedByEscape();
    await open("de");
    const opener = screen.getByRole("button", { name: "Kalender öffnen" });
    fireEvent.click(opener);
    await screen.findByRole("dialog");
    fireEvent.keyDown(opener, { key: "Escape" });
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("opens the calendar by key, at the month of the date and with its weekdays as the language names them", async () => {
    await open("de", "2027-03-01");
    fireEvent.keyDown(field(), { key: "ArrowDown", altKey: true });
    expect(await screen.findByText("März 2027")).toBeTruthy();
    expect([...document.querySelectorAll("th")].map((each) => each.textContent)).toEqual([
      ...["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
    ]);
  });
});
