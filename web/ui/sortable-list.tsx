import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { ActionIcon, VisuallyHidden } from "@mantine/core";
import { IconChevronDown, IconChevronUp, IconGripVertical } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { moved, placeAfterDrop } from "./sort-order.ts";
import classes from "./sortable-list.module.css";

type Edge = "before" | "after";

interface Dragged {
  list: symbol;
  index: number;
}

/** What a row needs to be dragged by its grip and to accept drops. */
function useDragging(index: number, list: symbol, onDrop: (from: number, to: number) => void) {
  const row = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const [edge, setEdge] = useState<Edge | null>(null);
  const [dragging, setDragging] = useState(false);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    const [element, dragHandle] = [row.current, grip.current];
    if (!element || !dragHandle) return;
    const edgeAt = (y: number): Edge => {
      const { top, height } = element.getBoundingClientRect();
      return y < top + height / 2 ? "before" : "after";
    };
    const takeAway = draggable({
      element,
      dragHandle,
      getInitialData: () => ({ list, index }),
      onDragStart: () => setDragging(true),
      onDrop: () => setDragging(false),
    });
    const takeAwayTarget = dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.list === list && source.data.index !== index,
      onDrag: ({ location }) => setEdge(edgeAt(location.current.input.clientY)),
      onDragLeave: () => setEdge(null),
      onDrop: ({ source, location }) => {
        setEdge(null);
        const from = (source.data as unknown as Dragged).index;
        drop.current(from, placeAfterDrop(from, index, edgeAt(location.current.input.clientY)));
      },
    });
    return () => {
      takeAway();
      takeAwayTarget();
    };
  }, [index, list]);
  return { row, grip, edge, dragging };
}

interface RowProps {
  index: number;
  count: number;
  list: symbol;
  name: string;
  disabled: boolean;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Elements that use these keys themselves. */
const isEditable = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable=true]") !== null;

function Row({ index, count, list, name, disabled, onMove, children }: RowProps) {
  const { t } = useTranslation("ui");
  const { row, grip, edge, dragging } = useDragging(index, list, onMove);
  const move = (by: -1 | 1) => {
    const to = index + by;
    if (!disabled && to >= 0 && to < count) onMove(index, to);
  };
  const pressed = (event: KeyboardEvent) => {
    if (!event.shiftKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown") || isEditable(event.target))
      return;
    event.preventDefault();
    event.stopPropagation();
    move(event.key === "ArrowUp" ? -1 : 1);
  };
  const button = (by: -1 | 1, label: string, Icon: typeof IconChevronUp) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      aria-label={label}
      aria-keyshortcuts={by < 0 ? "Shift+ArrowUp" : "Shift+ArrowDown"}
      aria-disabled={disabled || (by < 0 ? index === 0 : index === count - 1)}
      onClick={() => move(by)}
    >
      <Icon size={15} aria-hidden />
    </ActionIcon>
  );
  return (
    <li
      ref={row}
      className={classes.row}
      data-edge={edge ?? undefined}
      data-dragging={dragging || undefined}
      onKeyDown={pressed}
    >
      <span ref={grip} className={classes.grip} aria-hidden>
        <IconGripVertical size={16} />
      </span>
      <div className={classes.content}>{children}</div>
      <span className={classes.moves}>
        {button(-1, t("sort.up", { name }), IconChevronUp)}
        {button(1, t("sort.down", { name }), IconChevronDown)}
      </span>
    </li>
  );
}

/**
 * A list that is sorted by dragging, by its buttons, or with Shift and the arrow keys. The focus stays on the moved
 * item, and its new place is announced. It is controlled: `onReorder` is called with the new order.
 */
export function SortableList<Item>(props: {
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** The item's name, spoken when it is moved. */
  itemName: (item: Item) => string;
  children: (item: Item, index: number) => ReactNode;
  disabled?: boolean;
  onReorder: (items: Item[]) => void;
}) {
  const { t } = useTranslation("ui");
  const { items } = props;
  const [list] = useState(() => Symbol("list"));
  const [said, setSaid] = useState("");
  const focused = useRef<Element>(null);
  // A node that moves in the document loses the focus.
  useLayoutEffect(() => {
    const element = focused.current;
    focused.current = null;
    if (element instanceof HTMLElement && element !== document.activeElement) element.focus();
  });
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || from === to) return;
    focused.current = document.activeElement;
    setSaid(t("sort.moved", { name: props.itemName(item), place: to + 1, count: items.length }));
    props.onReorder(moved(items, from, to));
  };
  return (
    <>
      <ul className={classes.list} aria-label={props.label}>
        {items.map((item, index) => (
          <Row
            key={props.itemKey(item)}
            index={index}
            count={items.length}
            list={list}
            name={props.itemName(item)}
            disabled={props.disabled ?? false}
            onMove={move}
          >
            {props.children(item, index)}
          </Row>
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
