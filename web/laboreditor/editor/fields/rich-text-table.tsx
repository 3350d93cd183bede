import { RichTextEditor } from "@mantine/tiptap";
import {
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowRemove,
  IconTableOff,
  IconTablePlus,
} from "@tabler/icons-react";
import { type Editor, useEditorState } from "@tiptap/react";
import { useTranslation } from "react-i18next";

const changes = [
  ["addRowAfter", IconRowInsertBottom],
  ["deleteRow", IconRowRemove],
  ["addColumnAfter", IconColumnInsertRight],
  ["deleteColumn", IconColumnRemove],
  ["deleteTable", IconTableOff],
] as const;

/** Inserts a table into rich text and, while the cursor is in one, changes its rows and columns or deletes it. */
export function TableControls({ editor }: { editor: Editor }) {
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
