import { expect, test } from "vitest";
import { asksForSearch, type KeyPress } from "../../../web/embed/widget/slash.ts";

const pressed = (within: Partial<HTMLElement>, press: Partial<KeyPress> = {}) =>
  asksForSearch({
    ...{ key: "/", ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false },
    composedPath: () => [within as HTMLElement],
    ...press,
  });

test("a slash leads to the search field, unless it is typed, part of a shortcut or taken by another widget", () => {
  expect(pressed({ tagName: "BODY" })).toBe(true);
  expect(pressed({ tagName: "A" })).toBe(true);
  for (const tagName of ["INPUT", "TEXTAREA", "SELECT"]) expect(pressed({ tagName }), tagName).toBe(false);
  expect(pressed({ tagName: "DIV", isContentEditable: true })).toBe(false);
  for (const modifier of ["ctrlKey", "metaKey", "altKey", "defaultPrevented"] as const)
    expect(pressed({ tagName: "BODY" }, { [modifier]: true }), modifier).toBe(false);
  expect(pressed({ tagName: "BODY" }, { key: "a" })).toBe(false);
});
