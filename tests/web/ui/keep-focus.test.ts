// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { keepFocus } from "../../../web/ui/form/focus-field.ts";

const field = (path: string) => document.querySelector<HTMLElement>(`[data-path="${path}"]`)!;
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Draws the fields of the form anew. */
const redraw = () => {
  document.querySelector("form")!.innerHTML = `<input data-path="name"><input data-path="code">`;
};

beforeEach(() => {
  document.body.innerHTML = "<form></form>";
  redraw();
  field("name").focus();
});

describe("fields that are drawn anew", () => {
  it("give the focus back to the field that had it", async () => {
    keepFocus(document.querySelector("form"), redraw);
    await nextFrame();
    expect(document.activeElement).toBe(field("name"));
  });

  it("leave it in the field that a person has entered since", async () => {
    keepFocus(document.querySelector("form"), redraw);
    field("code").focus();
    await nextFrame();
    expect(document.activeElement).toBe(field("code"));
  });
});
