import "@mantine/tiptap/styles.css";
import { RichTextEditor } from "@mantine/tiptap";
import {
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowRemove,
  IconSubscript,
  IconSuperscript,
  IconTableOff,
  IconTablePlus,
} from "@tabler/icons-react";
import { type Editor, useEditor, useEditorState } from "@tiptap/react";
import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { BlockControls, type Blocks } from "./block-controls.tsx";
import classes from "./rich-text.module.css";
import { bookText, richText } from "./rich-text-schema.ts";
import { savedHtml } from "./saved-html.ts";

const controls = [
  ["Bold", "Italic", "Underline"],
  ["H3", "H4"],
  ["BulletList", "OrderedList"],
  ["Link", "Unlink"],
] as const;

const scripts = [
  ["subscript", IconSubscript],
  ["superscript", IconSuperscript],
] as const;

const changes = [
  ["addRowAfter", IconRowInsertBottom],
  ["deleteRow", IconRowRemove],
  ["addColumnAfter", IconColumnInsertRight],
  ["deleteColumn", IconColumnRemove],
  ["deleteTable", IconTableOff],
] as const;

/** Inserts a table into rich text; while the cursor is in one, changes its rows and columns or deletes it. */
function TableControls({ editor }: { editor: Editor }) {
  const { t } = useTranslation("editor");
  // Deleting the last row or column deletes the table.
  const change = (name: (typeof changes)[number][0]) =>
    editor
      .chain()
      .focus()
      .first(({ commands }) => [() => commands[name](), () => commands.deleteTable()])
      .run();
  const within = useEditorState({ editor, selector: (state) => state.editor.isActive("table") });
  return (
    <>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Control
          aria-label={t("rich.table")}
          title={t("rich.table")}
          disabled={within}
          onClick={() => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        >
          <IconTablePlus size={16} stroke={1.5} aria-hidden />
        </RichTextEditor.Control>
      </RichTextEditor.ControlsGroup>
      {within && (
        <RichTextEditor.ControlsGroup>
          {changes.map(([name, Icon]) => (
            <RichTextEditor.Control
              key={name}
              aria-label={t(`rich.${name}`)}
              title={t(`rich.${name}`)}
              onClick={() => change(name)}
            >
              <Icon size={16} stroke={1.5} aria-hidden />
            </RichTextEditor.Control>
          ))}
        </RichTextEditor.ControlsGroup>
      )}
    </>
  );
}

export interface RichTextAreaProps {
  label: string;
  describedBy?: string;
  lang?: string;
  path?: string;
  value: string;
  /** Input typed while the editor was loading; appended to the text. */
  typed: string;
  /** Whether to focus the end of the text, because the field has the focus. */
  autofocus: boolean;
  onChange: (html: string) => void;
  /** Support for pictures and page breaks, for texts of the book. */
  blocks?: Blocks;
  /** Called with a function that inserts a link at the cursor or around the selection. */
  onReady?: (insert: InsertLink) => void;
}
/** Inserts a link; `name` is its text if nothing is selected. */
export type InsertLink = (link: { href: string; name: string }) => void;

/** The rich text editor. It is large and therefore loaded separately from the form. */
export default function RichTextArea(props: RichTextAreaProps) {
  const { t } = useTranslation("editor");
  const toolbar = useRef<HTMLDivElement>(null);
  const editor = useEditor({
    ...(props.blocks ? bookText : richText),
    content: props.value,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    // The editor would insert a <style> element; `fields.module.css` has the necessary rules.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": props.label,
        "aria-keyshortcuts": "Alt+F10",
        ...(props.describedBy ? { "aria-describedby": props.describedBy } : {}),
        ...(props.path ? { "data-path": props.path } : {}),
        ...(props.lang ? { lang: props.lang } : {}),
      },
      // Alt+F10 leads to the toolbar, since Tab moves between the cells of a table.
      handleKeyDown: (_view, event) => {
        if (!event.altKey || event.key !== "F10") return false;
        toolbar.current?.querySelector<HTMLElement>("button:not(:disabled)")?.focus();
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => {
      const html = savedHtml(changed.state.doc);
      if (!hasEntered.current || html === reported.current) return;
      reported.current = html;
      props.onChange(html === entered.current ? props.value : html);
    },
  });
  // Entering a field is not a change, even if the editor completes a table or normalises the markup.
  const entered = useRef("");
  const reported = useRef("");
  const hasEntered = useRef(false);
  // Run at once, not in the next frame: a keystroke in between would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on entering the field
  useLayoutEffect(() => {
    if (!editor || hasEntered.current) return;
    editor.commands.setTextSelection(editor.state.doc.content.size);
    entered.current = savedHtml(editor.state.doc);
    reported.current = entered.current;
    hasEntered.current = true;
    // The field's focus ended with the text that this editor replaces; if it is elsewhere by now, it stays there.
    if (props.autofocus && document.activeElement === document.body) editor.view.focus();
    props.onReady?.(({ href, name }) => {
      const chain = editor.chain().focus();
      if (!editor.state.selection.empty) chain.setLink({ href }).run();
      else
        chain
          .insertContent([
            { type: "text", text: name, marks: [{ type: "link", attrs: { href } }] },
            { type: "text", text: " " },
          ])
          .run();
    });
    if (props.typed) editor.commands.insertContent({ type: "text", text: props.typed });
  }, []);
  return (
    <RichTextEditor editor={editor} className={classes.rich} labels={t("rich", { returnObjects: true })}>
      <RichTextEditor.Toolbar ref={toolbar}>
        {controls.map((group) => (
          <RichTextEditor.ControlsGroup key={group[0]}>
            {group.map((name) => {
              const Control = RichTextEditor[name];
              return <Control key={name} />;
            })}
          </RichTextEditor.ControlsGroup>
        ))}
        <RichTextEditor.ControlsGroup>
          {scripts.map(([name, Icon]) => (
            <RichTextEditor.Control
              key={name}
              aria-label={t(`rich.${name}`)}
              title={t(`rich.${name}`)}
              onClick={() => editor?.chain().focus().toggleMark(name).run()}
            >
              <Icon size={16} stroke={1.5} aria-hidden />
            </RichTextEditor.Control>
          ))}
        </RichTextEditor.ControlsGroup>
        {editor && <TableControls editor={editor} />}
        {editor && props.blocks && <BlockControls editor={editor} {...props.blocks} />}
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}
