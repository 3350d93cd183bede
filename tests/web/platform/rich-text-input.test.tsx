// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { RichTextInput } from "../../../web/platform/rich-text/rich-text-input.tsx";
import { draw } from "../support/dress.tsx";
import { speak } from "../support/texts.ts";

// Loaded beforehand, so that the field gets its editor within two ticks.
beforeAll(() => Promise.all([speak("de"), import("../../../web/platform/rich-text/rich-text-editor.tsx")]));
beforeEach(() => {
  draw(
    <>
      <RichTextInput label="Indikation" defaultValue="<p>Ikterus</p>" errorId="error" onChange={() => {}} />
      <input aria-label="Methode" />
    </>,
  );
});
afterEach(cleanup);

const field = () => screen.getByRole("textbox", { name: "Indikation" });
const next = () => screen.getByRole("textbox", { name: "Methode" });
const ticks = () => new Promise((resolve) => setTimeout(resolve));

describe("a rich text field that is entered", () => {
  it("keeps the focus when its editor replaces the text", async () => {
    const resting = field();
    await act(async () => {
      resting.focus();
      await ticks();
    });
    expect(resting.isConnected).toBe(false);
    expect(document.activeElement).toBe(field());
  });

  it("leaves the focus where it has gone before the editor is drawn", async () => {
    const resting = field();
    await act(async () => {
      resting.focus();
      await ticks();
      next().focus();
    });
    expect(resting.isConnected).toBe(false);
    expect(document.activeElement).toBe(next());
  });
});
