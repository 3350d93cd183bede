import { RichTextEditor } from "@mantine/tiptap";
import { IconNote, IconPageBreak, IconPhotoEdit, IconPhotoPlus, IconPhotoX } from "@tabler/icons-react";
import { Selection } from "@tiptap/pm/state";
import { type Editor, useEditorState } from "@tiptap/react";
import { useTranslation } from "react-i18next";
import type { TextPicture } from "../../../shared/kernel/rich-blocks.ts";

/** Support for blocks between the paragraphs of a text. */
export interface Blocks {
  /** Asks for a new picture or for changes to the present one; null if nothing is to change. */
  askPicture: (present: TextPicture | null) => Promise<TextPicture | null>;
  /** Whether page breaks are allowed. */
  breaks: boolean;
}

/**
 * Inserts a block at the top level of the text: before the present block if the cursor is at its beginning, otherwise after it. The cursor is
 * then placed behind the inserted block.
 */
function insertBlock(editor: Editor, block: { type: string; attrs?: TextPicture }) {
  const { $from, $to, to } = editor.state.selection;
  const begins = $from.depth === 1 && $from.parentOffset === 0;
  const after = $to.depth > 0 ? $to.after(1) : to;
  const position = begins ? $from.before(1) : after;
  const next = editor.state.doc.nodeAt(position);
  // Ensure a paragraph behind the block, since typing would replace a selected block.
  const room = !next || next.isAtom ? [{ type: "paragraph" }] : [];
  editor
    .chain()
    .focus()
    .insertContentAt(position, [block, ...room])
    .command(({ tr }) => {
      tr.setSelection(Selection.near(tr.doc.resolve(Math.min(position + 1, tr.doc.content.size))));
      return true;
    })
    .scrollIntoView()
    .run();
}

/** Makes the selected words a footnote, or inserts one whose words are selected; in a footnote, makes it text again. */
function toggleNote(editor: Editor, words: string) {
  const { from, empty } = editor.state.selection;
  if (editor.isActive("note")) editor.chain().focus().extendMarkRange("note").unsetMark("note").run();
  else if (!empty) editor.chain().focus().unsetLink().setMark("note").run();
  else
    editor
      .chain()
      .focus()
      .insertContent([
        { type: "text", text: words, marks: [{ type: "note" }] },
        { type: "text", text: " " },
      ])
      .setTextSelection({ from, to: from + words.length })
      .run();
}

/** Inserts footnotes, pictures and page breaks; while a picture is selected, changes or removes it. */
export function BlockControls({ editor, askPicture, breaks }: Blocks & { editor: Editor }) {
  const { t } = useTranslation("editor");
  const within = useEditorState({ editor, selector: (state) => state.editor.isActive("picture") });
  async function insert() {
    const picture = await askPicture(null);
    if (picture) insertBlock(editor, { type: "picture", attrs: picture });
  }
  async function change() {
    const picture = await askPicture(editor.getAttributes("picture") as TextPicture);
    if (picture) editor.chain().focus().updateAttributes("picture", picture).run();
  }
  const control = (name: string, Icon: typeof IconPhotoPlus, onClick: () => void) => (
    <RichTextEditor.Control aria-label={name} title={name} onClick={onClick}>
      <Icon size={16} stroke={1.5} aria-hidden />
    </RichTextEditor.Control>
  );
  return (
    <RichTextEditor.ControlsGroup>
      {control(t("rich.note"), IconNote, () => toggleNote(editor, t("rich.noteWords")))}
      {control(t("rich.picture"), IconPhotoPlus, () => void insert())}
      {within && control(t("rich.changePicture"), IconPhotoEdit, () => void change())}
      {within &&
        control(t("rich.removePicture"), IconPhotoX, () => editor.chain().focus().deleteSelection().run())}
      {breaks &&
        control(t("rich.pageBreak"), IconPageBreak, () => insertBlock(editor, { type: "pageBreak" }))}
    </RichTextEditor.ControlsGroup>
  );
}
