// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useStill } from "../../../web/laboreditor/analyses/use-still.ts";

function Rows({ found: hits, opened }: { found: readonly string[]; opened: (row: string) => void }) {
  const [rows, still] = useStill(hits);
  return (
    <ul {...still}>
      {rows.map((row) => (
        <li key={row}>
          <button type="button" onClick={() => opened(row)}>
            {row}
          </button>
        </li>
      ))}
    </ul>
  );
}
const shown = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("rows stay where they are while the pointer is down, and a click opens the one that it was aimed at", () => {
  const opened = vi.fn();
  const { rerender } = render(<Rows found={["TSH", "CRP"]} opened={opened} />);
  const first = screen.getByText("TSH");
  fireEvent.pointerDown(first);
  rerender(<Rows found={["CRP", "GLU"]} opened={opened} />);
  expect(shown()).toEqual(["TSH", "CRP"]);
  fireEvent.pointerUp(first);
  expect(shown()).toEqual(["TSH", "CRP"]);
  fireEvent.click(first);
  expect(opened).toHaveBeenCalledWith("TSH");
  act(() => vi.runAllTimers());
  expect(shown()).toEqual(["CRP", "GLU"]);
});

it.each(["pointercancel", "blur"])("rows follow again after %s, which no click follows", (end) => {
  const { rerender } = render(<Rows found={["TSH"]} opened={() => {}} />);
  fireEvent.pointerDown(screen.getByText("TSH"));
  rerender(<Rows found={["CRP"]} opened={() => {}} />);
  expect(shown()).toEqual(["TSH"]);
  act(() => {
    window.dispatchEvent(new Event(end));
    vi.runAllTimers();
  });
  expect(shown()).toEqual(["CRP"]);
});
