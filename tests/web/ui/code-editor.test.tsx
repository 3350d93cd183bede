// @vitest-environment happy-dom

import { EditorView } from "@codemirror/view";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CodeEditor } from "../../../web/ui/code/code-editor.tsx";
import { draw } from "../support/dress.tsx";
import { speak } from "../support/texts.ts";

// Loaded beforehand, so that the plain field becomes the editor within a tick.
beforeAll(() => Promise.all([speak("de"), import("../../../web/ui/code/code-area.tsx")]));
afterEach(cleanup);
// Browsers tell of a selection later, and not while the editor sets it.
addEventListener("selectionchange", (event) => event.stopImmediatePropagation(), { capture: true });

const field = () => screen.getByRole("textbox", { name: "CSS" });
const next = () => screen.getByRole("textbox", { name: "Methode" });
const ticks = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  draw(
    <>
      <CodeEditor label="CSS" defaultValue="a { color: red; }" check={() => []} onChange={() => {}} />
      <input aria-label="Methode" />
    </>,
  );
});

describe("a field for CSS whose editor is still loading", () => {
  it("hands the focus and the cursor on to the editor", async () => {
    const plain = field() as HTMLTextAreaElement;
    plain.focus();
    plain.setSelectionRange(4, 9);
    await act(ticks);
    expect(plain.isConnected).toBe(false);
    expect(document.activeElement).toBe(field());
    const { anchor, head } = EditorView.findFromDOM(field())!.state.selection.main;
    expect({ anchor, head }).toEqual({ anchor: 4, head: 9 });
  });

  it("leaves the focus where it goes as the editor is drawn", async () => {
    const plain = field();
    plain.focus();
    await act(async () => {
      await ticks();
      next().focus();
    });
    expect(plain.isConnected).toBe(false);
    expect(document.activeElement).toBe(next());
  });
});
