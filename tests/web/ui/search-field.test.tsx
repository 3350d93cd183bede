// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { SearchField } from "../../../web/ui/data-list.tsx";
import { draw } from "../support/dress.tsx";
import { speak } from "../support/texts.ts";

beforeAll(() => speak("en"));
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

it("a search that comes back late takes no letter away that was typed since", () => {
  const reported: string[] = [];
  const field = (value: string) => (
    <SearchField label="Search" wait={30} value={value} onChange={(text) => reported.push(text)} />
  );
  const { redraw } = draw(field(""));
  const input = screen.getByLabelText<HTMLInputElement>("Search");
  const type = (value: string) => fireEvent.change(input, { target: { value } });
  type("g");
  act(() => void vi.advanceTimersByTime(40));
  type("gl");
  redraw(field("g"));
  expect(input.value).toBe("gl");
  act(() => void vi.advanceTimersByTime(40));
  expect(reported).toEqual(["g", "gl"]);
  redraw(field("gl"));
  redraw(field(""));
  expect(input.value).toBe("");
});

it("a search is reported when the field is left, and not again later", () => {
  const reported: string[] = [];
  draw(<SearchField label="Search" value="" onChange={(text) => reported.push(text)} />);
  const input = screen.getByLabelText<HTMLInputElement>("Search");
  fireEvent.change(input, { target: { value: "glu" } });
  fireEvent.blur(input);
  expect(reported).toEqual(["glu"]);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(reported).toEqual(["glu"]);
});
