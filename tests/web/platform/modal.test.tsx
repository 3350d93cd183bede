// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type ModalState, openModal } from "../../../web/platform/modal.ts";
import { Modals } from "../../../web/platform/modals.tsx";
import { draw } from "../support/dress.tsx";
import { speak } from "../support/texts.ts";

beforeAll(() => speak("de"));
let close: () => void = () => undefined;
afterEach(() => {
  act(() => close());
  cleanup();
});

function show(properties: Partial<ModalState> = {}) {
  draw(<Modals />);
  act(() => {
    close = openModal({ title: "Wartung", content: "Nur lesen.", buttons: [], ...properties });
  });
}
const dialog = () => screen.queryByRole("dialog", { name: "Wartung" });
const pressEscape = () => fireEvent(dialog() as HTMLElement, new Event("cancel", { cancelable: true }));

describe("a modal", () => {
  it("runs a button's handler and then closes", () => {
    const proceed = vi.fn();
    show({ buttons: [{ label: "Fortfahren", onClick: proceed }] });
    fireEvent.click(screen.getByRole("button", { name: "Fortfahren" }));
    expect(proceed).toHaveBeenCalledOnce();
    expect(dialog()).toBeNull();
  });
  it("stays while a button's answer is awaited, and longer where that is no", async () => {
    let answer: (result: false | undefined) => void = () => undefined;
    const retry = () => new Promise<false | undefined>((resolve) => (answer = resolve));
    show({ buttons: [{ label: "Erneut versuchen", onClick: retry }] });
    const button = screen.getByRole("button", { name: "Erneut versuchen" });
    for (const outcome of [false, undefined] as const) {
      fireEvent.click(button);
      expect(button).toHaveProperty("disabled", true);
      await act(async () => answer(outcome));
      expect(dialog() === null).toBe(outcome === undefined);
    }
  });
  it("takes the focus to its first button and gives it back", () => {
    const field = document.body.appendChild(document.createElement("input"));
    field.focus();
    show({ buttons: [{ label: "Abbrechen" }, { label: "Löschen" }] });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Abbrechen" }));
    act(() => close());
    expect(document.activeElement).toBe(field);
    field.remove();
  });
  it("closes on Escape and by its cross if it is closable", () => {
    show();
    pressEscape();
    expect(dialog()).toBeNull();
    show();
    fireEvent.click(screen.getByRole("button", { name: "Schließen" }));
    expect(dialog()).toBeNull();
  });
  it("neither has a cross nor heeds Escape if it is not closable", () => {
    show({ closable: false, buttons: [{ label: "Aktualisieren" }] });
    pressEscape();
    expect(dialog()).not.toBeNull();
    expect(screen.queryByRole("button", { name: "Schließen" })).toBeNull();
  });
  it("shows what would be deleted along, all of it up to three and else behind its number", () => {
    show({ cascade: { Proben: ["A", "B", "C"], Analysen: ["1", "2", "3", "4"] } });
    expect(screen.getAllByRole("listitem")).toHaveLength(6);
    fireEvent.click(screen.getByRole("button", { name: "Alle 4 anzeigen" }));
    expect(screen.getAllByRole("listitem")).toHaveLength(7);
  });
});
