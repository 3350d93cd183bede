import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { ActionIcon, VisuallyHidden } from "@mantine/core";
import { IconChevronDown, IconChevronUp, IconGripVertical } from "@tabler/icons-react";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Column } from "./data-list.tsx";
import classes from "./sort-column.module.css";
import { moved, placeAfterDrop } from "./sort-order.ts";

type Edge = "before" | "after";

interface HandleProps {
  /** Position in the list. */
  index: number;
  count: number;
  /** Identity of the list within which the row can be dragged. */
  list: symbol;
  name: string;
  onMove: (from: number, to: number) => void;
}

/** Elements that use the arrow keys themselves. */
const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable=true]") !== null;

/** Makes the row around a grip draggable by the grip, a target for drops, and movable with Shift and the arrow keys. */
function useSortableRow(grip: RefObject<HTMLElement | null>, { index, list, onMove }: HandleProps) {
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });
  useEffect(() => {
    const [dragHandle, row] = [grip.current, grip.current?.closest("tr")];
    if (!dragHandle || !row) return;
    const edgeAt = (y: number): Edge => {
      const { top, height } = row.getBoundingClientRect();
      return y < top + height / 2 ? "before" : "after";
    };
    const markEdge = (edge?: Edge) => {
      if (edge) row.dataset.edge = edge;
      else delete row.dataset.edge;
    };
    const stopDragging = draggable({
      element: row,
      dragHandle,
      getInitialData: () => ({ list, index }),
      onDragStart: () => row.toggleAttribute("data-dragging", true),
      onDrop: () => row.removeAttribute("data-dragging"),
    });
    const stopDropping = dropTargetForElements({
      element: row,
      canDrop: ({ source }) => source.data.list === list && source.data.index !== index,
      onDrag: ({ location }) => markEdge(edgeAt(location.current.input.clientY)),
      onDragLeave: () => markEdge(),
      onDrop: ({ source, location }) => {
        markEdge();
        const from = source.data.index as number;
        latest.current(from, placeAfterDrop(from, index, edgeAt(location.current.input.clientY)));
      },
    });
    const press = (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!step || !event.shiftKey || isEditable(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(index, index + step);
    };
    row.addEventListener("keydown", press);
    return () => {
      stopDragging();
      stopDropping();
      row.removeEventListener("keydown", press);
    };
  }, [grip, index, list]);
}

function SortHandle(props: HandleProps) {
  const { index, count, name, onMove } = props;
  const { t } = useTranslation("ui");
  const grip = useRef<HTMLSpanElement>(null);
  useSortableRow(grip, props);
  const button = (step: -1 | 1, label: string, Icon: typeof IconChevronUp) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      aria-label={label}
      aria-keyshortcuts={step < 0 ? "Shift+ArrowUp" : "Shift+ArrowDown"}
      aria-disabled={step < 0 ? index === 0 : index === count - 1}
      onClick={() => onMove(index, index + step)}
    >
      <Icon size={15} aria-hidden />
    </ActionIcon>
  );
  return (
    <span className={classes.tools}>
      {button(-1, t("sort.up", { name }), IconChevronUp)}
      {button(1, t("sort.down", { name }), IconChevronDown)}
      <span ref={grip} className={classes.grip} aria-hidden>
        <IconGripVertical size={16} />
      </span>
    </span>
  );
}

/**
 * A column to sort the rows of a `DataList` by hand: by dragging, by buttons, or with Shift and the arrow keys. The focus stays on the moved
 * row, and `status` announces its new position. It is controlled: `onReorder` is called with the new order.
 * @param items all movable items; a page of a longer list includes its neighbours
 * @param first position of the first item in the whole list of `total`
 */
export function useSortColumn<Item>({
  items,
  first = 0,
  total = items.length,
  itemName,
  onReorder,
}: {
  items: readonly Item[];
  first?: number;
  total?: number;
  /** Name of an item for announcements. */
  itemName: (item: Item) => string;
  onReorder: (items: Item[], to: number) => void;
}): { column: Column<Item>; status: ReactNode } {
  const { t } = useTranslation("ui");
  const [list] = useState(() => Symbol("list"));
  const [announced, setAnnounced] = useState("");
  const focused = useRef<Element>(null);
  // Restore the focus, since a node loses it when it is moved in the document.
  useLayoutEffect(() => {
    const element = focused.current;
    focused.current = null;
    if (element instanceof HTMLElement && element !== document.activeElement) element.focus();
  });
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || from === to || to < 0 || to >= items.length) return;
    focused.current = document.activeElement;
    setAnnounced(t("sort.moved", { name: itemName(item), place: first + to + 1, count: total }));
    onReorder(moved(items, from, to), to);
  };
  return {
    column: {
      key: "sort",
      label: t("sort.label"),
      width: "84px",
      align: "end",
      cell: (item) => (
        <SortHandle
          index={items.indexOf(item)}
          count={items.length}
          list={list}
          name={itemName(item)}
          onMove={move}
        />
      ),
    },
    status: <VisuallyHidden role="status">{announced}</VisuallyHidden>,
  };
}
