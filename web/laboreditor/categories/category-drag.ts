import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type RefObject, useEffect, useRef } from "react";

/** Where a category is dropped: beside another one, or into it. */
export type Drop = "before" | "into" | "after";

/** The outer quarters of a line are the gaps beside it, the middle is the category itself. */
function dropAt(line: Element, y: number): Drop {
  const { top, height } = line.getBoundingClientRect();
  const share = (y - top) / height;
  return share < 0.25 ? "before" : share > 0.75 ? "after" : "into";
}

/**
 * Makes the lines of the tree draggable by the mouse, and targets for drops; the keyboard moves them by itself.
 * @param drawn changes whenever other lines are drawn
 * @param fits whether a category may be dropped on another one
 */
export function useCategoryDrag(
  list: RefObject<HTMLElement | null>,
  drawn: unknown,
  fits: (moved: string, target: string) => boolean,
  onDrop: ((moved: string, target: string, drop: Drop) => void) | undefined,
): void {
  const latest = useRef({ fits, onDrop });
  latest.current = { fits, onDrop };
  const isOn = onDrop !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines are looked up when others are drawn
  useEffect(() => {
    const lines = isOn ? [...(list.current?.querySelectorAll<HTMLElement>("[data-category]") ?? [])] : [];
    const stops = lines.flatMap((line) => {
      const identifier = line.dataset.category ?? "";
      const mark = (drop?: Drop) => {
        if (drop) line.dataset.drop = drop;
        else delete line.dataset.drop;
      };
      return [
        draggable({ element: line, getInitialData: () => ({ category: identifier }) }),
        dropTargetForElements({
          element: line,
          canDrop: ({ source }) =>
            typeof source.data.category === "string" && latest.current.fits(source.data.category, identifier),
          onDrag: ({ location }) => mark(dropAt(line, location.current.input.clientY)),
          onDragLeave: () => mark(),
          onDrop: ({ source, location }) => {
            mark();
            const drop = dropAt(line, location.current.input.clientY);
            latest.current.onDrop?.(source.data.category as string, identifier, drop);
          },
        }),
      ];
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [list, drawn, isOn]);
}
