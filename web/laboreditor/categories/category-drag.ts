import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type RefCallback, useCallback, useRef } from "react";

/** Position of a drop: beside another category, or into it. */
export type Drop = "before" | "into" | "after";

/** The outer quarters of a line count as the gaps beside it, the middle as the category itself. */
function dropAt(line: Element, y: number): Drop {
  const { top, height } = line.getBoundingClientRect();
  const share = (y - top) / height;
  return share < 0.25 ? "before" : share > 0.75 ? "after" : "into";
}

/**
 * Makes the lines of the tree draggable by the mouse, and targets for drops; the keyboard works without it.
 * @param fits whether a category may be dropped on another one
 * @returns the `ref` of each line, which names its category in `data-category`
 */
export function useCategoryDrag(
  fits: (moved: string, target: string) => boolean,
  onDrop: ((moved: string, target: string, drop: Drop) => void) | undefined,
): RefCallback<HTMLElement> {
  const latest = useRef({ fits, onDrop });
  latest.current = { fits, onDrop };
  const isOn = onDrop !== undefined;
  return useCallback(
    (line) => {
      if (!line || !isOn) return;
      const identifier = line.dataset.category ?? "";
      const mark = (drop?: Drop) => {
        if (drop) line.dataset.drop = drop;
        else delete line.dataset.drop;
      };
      const stopDragging = draggable({ element: line, getInitialData: () => ({ category: identifier }) });
      const stopTaking = dropTargetForElements({
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
      });
      return () => {
        stopDragging();
        stopTaking();
      };
    },
    [isOn],
  );
}
