import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type RefObject, useEffect, useRef } from "react";

export type Edge = "before" | "after";

/** Makes a line draggable by its grip. */
export function useDrag(
  line: RefObject<HTMLElement | null>,
  grip: RefObject<HTMLElement | null>,
  list: symbol,
  uid: string,
) {
  useEffect(() => {
    if (!line.current || !grip.current) return;
    const element = line.current;
    return draggable({
      element,
      dragHandle: grip.current,
      getInitialData: () => ({ list, uid }),
      onDragStart: () => element.toggleAttribute("data-dragging", true),
      onDrop: () => element.removeAttribute("data-dragging"),
    });
  }, [line, grip, list, uid]);
}

/** Lets fields of the same list be dropped before or after an element, whose `data-edge` shows the position. */
export function useDrop(
  target: RefObject<HTMLElement | null>,
  list: symbol,
  accepts: (uid: string) => boolean,
  onDrop: (uid: string, edge: Edge) => void,
) {
  const latest = useRef({ accepts, onDrop });
  useEffect(() => {
    latest.current = { accepts, onDrop };
  });
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const edgeAt = (y: number): Edge => {
      const { top, height } = element.getBoundingClientRect();
      return y < top + height / 2 ? "before" : "after";
    };
    const mark = (edge?: Edge) => {
      if (edge) element.dataset.edge = edge;
      else delete element.dataset.edge;
    };
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.list === list && latest.current.accepts(source.data.uid as string),
      onDrag: ({ location }) => mark(edgeAt(location.current.input.clientY)),
      onDragLeave: () => mark(),
      onDrop: ({ source, location }) => {
        mark();
        latest.current.onDrop(source.data.uid as string, edgeAt(location.current.input.clientY));
      },
    });
  }, [target, list]);
}
