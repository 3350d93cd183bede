import "@mantine/tiptap/styles.css";
import { Link, RichTextEditor } from "@mantine/tiptap";
import { Mark } from "@tiptap/core";
import { TableKit } from "@tiptap/extension-table";
import { useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useTranslation } from "react-i18next";
import classes from "./fields.module.css";

const mark = (name: string, tag: string, without: string) =>
  Mark.create({
    name,
    excludes: without,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });
const subscript = mark("subscript", "sub", "superscript");
const superscript = mark("superscript", "sup", "subscript");
const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    heading: { levels: [3, 4] },
    link: false,
  }),
  Link.configure({ protocols: ["http", "https", "mailto", "tel"], openOnClick: false }),
  TableKit.configure({ table: { resizable: false } }),
  subscript,
  superscript,
];

const controls = [
  ["Bold", "Italic", "Underline"],
  ["BulletList", "OrderedList"],
  ["Link", "Unlink"],
] as const;

/** Writes rich text. Heavy, so it is loaded when the first field of its kind is entered. */
export default function RichTextArea(props: {
  label: string;
  describedBy?: string;
  lang?: string;
  value: string;
  /** What was typed while this was loaded; it follows the text. */
  typed: string;
  /** Focus at the end of the text, because the field was entered. */
  autofocus: boolean;
  onChange: (html: string) => void;
}) {
  const { t } = useTranslation("editor");
  const editor = useEditor({
    extensions,
    content: props.value,
    autofocus: props.autofocus ? "end" : false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": props.label,
        ...(props.describedBy ? { "aria-describedby": props.describedBy } : {}),
        ...(props.lang ? { lang: props.lang } : {}),
      },
    },
    onCreate: ({ editor: made }) => {
      if (props.typed) made.chain().focus("end").insertContent({ type: "text", text: props.typed }).run();
    },
    onUpdate: ({ editor: changed }) => props.onChange(changed.isEmpty ? "" : changed.getHTML()),
  });
  return (
    <RichTextEditor editor={editor} className={classes.rich} labels={t("rich", { returnObjects: true })}>
      <RichTextEditor.Toolbar>
        {controls.map((group) => (
          <RichTextEditor.ControlsGroup key={group[0]}>
            {group.map((name) => {
              const Control = RichTextEditor[name];
              return <Control key={name} />;
            })}
          </RichTextEditor.ControlsGroup>
        ))}
        <RichTextEditor.ControlsGroup>
          {(["subscript", "superscript"] as const).map((name) => (
            <RichTextEditor.Control
              key={name}
              aria-label={t(`rich.${name}`)}
              title={t(`rich.${name}`)}
              onClick={() => editor?.chain().focus().toggleMark(name).run()}
            >
              <span aria-hidden>x{name === "subscript" ? <sub>2</sub> : <sup>2</sup>}</span>
            </RichTextEditor.Control>
          ))}
          <RichTextEditor.Control
            aria-label={t("rich.table")}
            title={t("rich.table")}
            onClick={() =>
              editor?.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
            }
          >
            <span aria-hidden>⊞</span>
          </RichTextEditor.Control>
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}
