import { ActionIcon, VisuallyHidden } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconChevronRight, IconPencil } from "@tabler/icons-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CategoryNode } from "../../../shared/core/categories/categories.endpoints.ts";
import { useFormat } from "../../platform/format.ts";
import { StateTag } from "../../ui/figures.tsx";
import { Link } from "../../ui/way.tsx";
import { analysesOfCategory } from "../analyses/filter.ts";
import classes from "./categories.module.css";
import { useCategoryDrag } from "./category-drag.ts";
import { type TreeRow, visibleRows } from "./visible-rows.ts";

/** Whether a category is another one or its ancestor. */
const holds = ({ identifier, children }: CategoryNode, other: string): boolean =>
  identifier === other || children.some((child) => holds(child, other));

/**
 * The tree with keyboard navigation: arrow up and down move from line to line, right opens and enters, left closes and
 * leaves, Enter opens the category's analyses. With Shift, up and down move the category among its siblings; F2
 * edits it.
 */
export function CategoryTree(props: {
  label: string;
  tree: readonly CategoryNode[];
  /** If absent, nothing can be edited. */
  onEdit?: (node: CategoryNode) => void;
  /** Moves a category among its siblings; returns whether that place exists. */
  onMove?: (parent: string | undefined, from: number, to: number) => boolean;
  /** Moves a category to a place among the children of another one; undefined for the top level. */
  onPlace?: (node: CategoryNode, parent: string | undefined, place: number) => void;
}) {
  const { label, tree, onEdit, onMove, onPlace } = props;
  const { t } = useTranslation(["categoryTree", "ui"]);
  const format = useFormat();
  const list = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const rows = visibleRows(tree, closed);
  const [current, setCurrent] = useState(rows[0]?.node.identifier);
  const [announced, setAnnounced] = useState("");

  const setOpen = (identifier: string, open: boolean) =>
    setClosed((before) => {
      const next = new Set(before);
      if (open) next.delete(identifier);
      else next.add(identifier);
      return next;
    });
  const go = (identifier: string | undefined) => {
    if (identifier === undefined) return;
    setCurrent(identifier);
    list.current?.querySelector<HTMLElement>(`[data-category="${CSS.escape(identifier)}"]`)?.focus();
  };

  function move(row: TreeRow, by: -1 | 1) {
    if (!onMove?.(row.parent, row.place - 1, row.place - 1 + by)) return;
    const place = row.place + by;
    setAnnounced(t("ui:sort.moved", { name: row.node.name, place, count: row.siblings }));
    // Wait until the line is drawn at its new place.
    requestAnimationFrame(() => go(row.node.identifier));
  }

  const rowOf = (identifier: string) => rows.find(({ node }) => node.identifier === identifier);
  const dragged = useCategoryDrag(
    (moved, target) => {
      const row = rowOf(moved);
      return row !== undefined && !holds(row.node, target);
    },
    onMove &&
      onPlace &&
      ((moved, target, drop) => {
        const [row, onto] = [rowOf(moved), rowOf(target)];
        if (!row || !onto) return;
        const parent = drop === "into" ? target : onto.parent;
        const gap = drop === "into" ? onto.node.children.length : onto.place - (drop === "before" ? 1 : 0);
        if (parent !== row.parent) onPlace(row.node, parent, gap);
        else onMove(parent, row.place - 1, row.place - 1 < gap ? gap - 1 : gap);
        setAnnounced(t("categoryTree:category.moved", { name: row.node.name }));
      }),
  );

  function walk(event: KeyboardEvent, place: number) {
    const row = rows[place];
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const { identifier, children } = row.node;
    const to = (next: number) => go(rows.at(next)?.node.identifier);
    if (event.shiftKey && event.key === "ArrowDown") move(row, 1);
    else if (event.shiftKey && event.key === "ArrowUp") move(row, -1);
    else if (event.key === "F2" && onEdit) onEdit(row.node);
    else if (event.key === "ArrowDown") to(Math.min(place + 1, rows.length - 1));
    else if (event.key === "ArrowUp") to(Math.max(place - 1, 0));
    else if (event.key === "Home") to(0);
    else if (event.key === "End") to(-1);
    else if (event.key === "ArrowRight" && row.open) to(place + 1);
    else if (event.key === "ArrowRight" && children.length > 0) setOpen(identifier, true);
    else if (event.key === "ArrowLeft" && row.open) setOpen(identifier, false);
    else if (event.key === "ArrowLeft") go(row.parent);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div role="tree" aria-label={label} className={classes.tree} ref={list}>
        {rows.map((row, place) => (
          <div
            key={row.node.identifier}
            ref={dragged}
            role="treeitem"
            aria-level={row.depth + 1}
            aria-setsize={row.siblings}
            aria-posinset={row.place}
            aria-expanded={row.node.children.length > 0 ? row.open : undefined}
            aria-selected={false}
            tabIndex={row.node.identifier === current ? 0 : -1}
            data-category={row.node.identifier}
            className={classes.row}
            style={{ paddingInlineStart: `calc(var(--lb-pad) + ${row.depth * 24}px)` }}
            onFocus={() => setCurrent(row.node.identifier)}
            onKeyDown={(event) => {
              if (event.key === "Enter") event.currentTarget.querySelector("a")?.click();
              else walk(event, place);
            }}
          >
            {row.node.children.length > 0 ? (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                tabIndex={-1}
                aria-hidden
                className={classes.toggle}
                data-open={row.open || undefined}
                onClick={() => setOpen(row.node.identifier, !row.open)}
              >
                <IconChevronRight size={15} aria-hidden />
              </ActionIcon>
            ) : (
              <span className={classes.leaf} />
            )}
            {/* Dragging the name must drag the category, not the link. */}
            <Link
              to={analysesOfCategory(row.node.identifier)}
              tabIndex={-1}
              draggable={false}
              className={classes.name}
            >
              {row.node.name}
            </Link>
            {row.node.has_layout && <StateTag tone="new">{t("categoryTree:categories.ownLayout")}</StateTag>}
            <span className={classes.count}>
              {format.number(row.node.count)}{" "}
              <VisuallyHidden>{t("categoryTree:categories.analyses")}</VisuallyHidden>
            </span>
            <span className={classes.tools}>
              {onMove &&
                ([-1, 1] as const).map((by) => (
                  <ActionIcon
                    key={by}
                    variant="subtle"
                    color="gray"
                    size="sm"
                    tabIndex={-1}
                    aria-label={t(by < 0 ? "ui:sort.up" : "ui:sort.down", { name: row.node.name })}
                    disabled={by < 0 ? row.place === 1 : row.place === row.siblings}
                    onClick={() => move(row, by)}
                  >
                    {by < 0 ? <IconArrowUp size={15} aria-hidden /> : <IconArrowDown size={15} aria-hidden />}
                  </ActionIcon>
                ))}
              {onEdit && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="sm"
                  tabIndex={-1}
                  aria-label={t("categoryTree:category.editOne", { name: row.node.name })}
                  onClick={() => onEdit(row.node)}
                >
                  <IconPencil size={15} aria-hidden />
                </ActionIcon>
              )}
            </span>
          </div>
        ))}
      </div>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}
