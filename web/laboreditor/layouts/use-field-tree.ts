import { type KeyboardEvent, type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocalized } from "../../platform/i18n/languages.ts";
import {
  childrenOf,
  type FieldNode,
  nodeAt,
  type Place,
  placeBeside,
  placeOf,
  withChange,
  withMove,
  withNode,
  withoutNode,
} from "./field-tree.ts";
import { useUndo } from "./use-undo.ts";

/** Edits the fields of a layout: each step can be undone, is announced to screen readers, and keeps the focus on the field. */
export function useFieldTree(
  form: RefObject<HTMLFormElement | null>,
  initial: FieldNode[],
  onChange: (nodes: FieldNode[]) => void,
) {
  const { t } = useTranslation(["layouts", "ui"]);
  const text = useLocalized();
  const history = useUndo(initial, onChange);
  const nodes = history.value;
  const [opened, setOpened] = useState<string | null>(null);
  const [announced, setAnnounced] = useState("");
  const nameOf = (node: FieldNode | undefined) => (node && text(node.label)) || t("layouts:unnamed");

  /** Focuses the line of a field, or its first input, once it is drawn. */
  const focus = (uid: string, inside = false) =>
    requestAnimationFrame(() => {
      const line = form.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(uid)}"]`);
      const input = inside && line?.closest("li")?.querySelector<HTMLElement>("input");
      (input || line)?.focus();
    });
  function move(uid: string, to: Place) {
    const next = withMove(nodes, uid, to);
    const place = placeOf(next, uid);
    if (!place) return;
    history.change(next);
    const moved = {
      name: nameOf(nodeAt(next, uid)),
      place: place.index + 1,
      count: childrenOf(next, place.parent).length,
    };
    setAnnounced(
      place.parent === null
        ? t("ui:sort.moved", moved)
        : t("layouts:movedInto", { ...moved, section: nameOf(nodeAt(next, place.parent)) }),
    );
    focus(uid);
  }
  return {
    ...history,
    nodes,
    opened,
    open: setOpened,
    announced,
    nameOf,
    move,
    step: (uid: string, by: -1 | 1) => {
      const to = placeBeside(nodes, uid, by);
      if (to) move(uid, to);
    },
    edit: (uid: string, change: Partial<FieldNode>, place?: string) =>
      history.change(withChange(nodes, uid, change), place),
    add: (node: FieldNode, to: Place) => {
      history.change(withNode(nodes, to, node));
      setOpened(node.uid);
      focus(node.uid, node.isNew);
    },
    remove: (uid: string) => {
      history.change(withoutNode(nodes, uid));
      setOpened(null);
      setAnnounced(t("layouts:removed.told", { name: nameOf(nodeAt(nodes, uid)) }));
    },
    /** Undo and redo by keyboard. */
    press: (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isRedo = key === "y" || (key === "z" && event.shiftKey);
      if (!isRedo && key !== "z") return;
      event.preventDefault();
      if (isRedo) history.redo();
      else history.undo();
    },
  };
}
