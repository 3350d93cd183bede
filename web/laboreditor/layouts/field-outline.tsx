import { VisuallyHidden } from "@mantine/core";
import { IconChevronDown, IconGripVertical } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type FieldType, holdsFields, isStructural } from "../../../shared/core/catalogue/field.ts";
import { roleOf } from "../../../shared/core/catalogue/field-role.ts";
import { iconOf } from "../../platform/field-type-texts.ts";
import { useLocalized } from "../../platform/i18n/languages.ts";
import { StateTag } from "../../ui/figures.tsx";
import { type FieldNode, flattened, type Place } from "./field-tree.ts";
import classes from "./layouts.module.css";
import { TypeMenu } from "./type-menu.tsx";
import { useDrag, useDrop } from "./use-drop.ts";

/** Data and callbacks of the outline, the same at every depth. */
export interface OutlineProps {
  list: symbol;
  nodes: readonly FieldNode[];
  opened: string | null;
  errors: Readonly<Record<string, string>>;
  onOpen: (uid: string | null) => void;
  onStep: (uid: string, step: -1 | 1) => void;
  onMove: (uid: string, to: Place) => void;
  onAdd: (type: FieldType, to: Place) => void;
  /** The settings of the opened field. */
  children: (node: FieldNode) => ReactNode;
}

/** Moves the focus to the previous or next line. */
function walk(from: HTMLElement, by: -1 | 1): void {
  const lines = [
    ...(from.closest("[data-outline]")?.querySelectorAll<HTMLElement>("[data-line]") ?? []),
  ].filter((line) => line.checkVisibility?.() !== false);
  lines[lines.indexOf(from) + by]?.focus();
}

function Line({ node, place, ...outline }: OutlineProps & { node: FieldNode; place: Place }) {
  const { t } = useTranslation("layouts");
  const text = useLocalized();
  const line = useRef<HTMLDivElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const { list, onMove, onStep, onOpen } = outline;
  const { uid, type } = node;
  const isOpen = outline.opened === uid;
  const within = flattened([node]).map((inner) => inner.uid);
  useDrag(line, grip, list, uid);
  useDrop(
    line,
    list,
    (other) => !within.includes(other) && other !== uid,
    (other, edge) =>
      edge === "after" && holdsFields(type)
        ? onMove(other, { parent: uid, index: 0 })
        : onMove(other, { ...place, index: place.index + (edge === "after" ? 1 : 0) }),
  );
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (event.shiftKey) onStep(uid, step);
    else walk(event.currentTarget, step);
  };
  const Icon = iconOf(type);
  const role = isStructural(type) ? "none" : node.key ? roleOf(node) : (node.role ?? "none");
  const error = outline.errors[`fields.${uid}`];
  const name = text(node.label);
  return (
    <>
      <div
        ref={line}
        className={classes.line}
        data-open={isOpen || undefined}
        data-wrong={error ? true : undefined}
      >
        <span ref={grip} className={classes.grip} aria-hidden>
          <IconGripVertical size={16} />
        </span>
        <button
          type="button"
          className={classes.lineButton}
          data-line={uid}
          data-path={`fields.${uid}`}
          aria-expanded={isOpen}
          aria-keyshortcuts="Shift+ArrowUp Shift+ArrowDown"
          onClick={() => onOpen(isOpen ? null : uid)}
          onKeyDown={press}
        >
          <Icon size={19} stroke={1.6} aria-hidden className={classes.typeIcon} />
          <span className={classes.lineText}>
            <strong data-empty={name ? undefined : true}>{name || t("unnamed")}</strong>
            <small>
              {t(`types.${type}`)}
              {role !== "none" && ` · ${t(`roles.${role}`)}`}
            </small>
          </span>
          <span className={classes.tags}>
            {node.isNew && <StateTag tone="new">{t("tags.new")}</StateTag>}
            {node.required && <StateTag tone="warn">{t("tags.required")}</StateTag>}
            {!node.field_visible && <StateTag tone="quiet">{t("tags.hidden")}</StateTag>}
          </span>
          <IconChevronDown size={16} aria-hidden className={classes.chevron} />
        </button>
      </div>
      {isOpen && <div className={classes.opened}>{outline.children(node)}</div>}
      {holdsFields(type) && (
        <div className={classes.inside}>
          <FieldList {...outline} nodes={node.children ?? []} parent={uid} within={within} />
        </div>
      )}
    </>
  );
}

/** The end of a list, with the button to add a field and a target for drops. */
function End(props: OutlineProps & { to: Place; within: readonly string[]; isEmpty: boolean }) {
  const { t } = useTranslation("layouts");
  const end = useRef<HTMLDivElement>(null);
  const { list, to, within, onMove, onAdd } = props;
  useDrop(
    end,
    list,
    (uid) => !within.includes(uid),
    (uid) => onMove(uid, to),
  );
  const isInside = to.parent !== null;
  return (
    <div ref={end} className={classes.end}>
      <TypeMenu
        label={t(isInside ? "addInside" : "add")}
        main={!isInside}
        onAdd={(type) => onAdd(type, to)}
      />
      {props.isEmpty && <small>{t(isInside ? "emptyInside" : "empty")}</small>}
    </div>
  );
}

function FieldList(props: OutlineProps & { parent: string | null; within: readonly string[] }) {
  const { parent, within, ...outline } = props;
  const { nodes } = outline;
  return (
    <>
      {nodes.length > 0 && (
        <ol className={classes.lines}>
          {nodes.map((node, index) => (
            <li key={node.uid}>
              <Line {...outline} node={node} place={{ parent, index }} />
            </li>
          ))}
        </ol>
      )}
      <End {...outline} to={{ parent, index: nodes.length }} within={within} isEmpty={nodes.length === 0} />
    </>
  );
}

const nothing: readonly string[] = [];

/** The fields of a layout in their order, with the contents of sections and groups; moved by dragging, or with Shift and the arrow keys. */
export function FieldOutline({ announced, ...outline }: OutlineProps & { announced: string }) {
  return (
    <div data-outline>
      <FieldList {...outline} parent={null} within={nothing} />
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </div>
  );
}
