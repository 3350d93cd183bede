import { Editor } from "@tiptap/core";
import { pastedCells } from "../../../../web/platform/rich-text/pasting/pasted-cells.ts";
import { pastedLines } from "../../../../web/platform/rich-text/pasting/pasted-lines.ts";
import { richText } from "../../../../web/platform/rich-text/rich-text-schema.ts";
import { savedHtml } from "../../../../web/platform/rich-text/saved-html.ts";

/** Clipboard content of a program. */
export interface Clipboard {
  html?: string;
  text?: string;
}

/** The rich-text editor as used in the form, with a text loaded. */
function editing(content: string): Editor {
  const editor = new Editor({ ...richText, content, element: document.body });
  // Completes tables, as focusing the field does.
  editor.commands.setTextSelection(editor.state.doc.content.size);
  return editor;
}

const transferOf = ({ html, text }: Clipboard) => {
  const data = new DataTransfer();
  if (html !== undefined) data.setData("text/html", html);
  if (text !== undefined) data.setData("text/plain", text);
  return data;
};

const inBrowser = {
  /** HTML saved for a text that the editor has opened. */
  saved(content: string): string {
    const editor = editing(content);
    const html = savedHtml(editor.state.doc);
    editor.destroy();
    return html;
  },
  /** HTML saved after a paste at the end of a text, through the event that the browser sends. */
  pasted(clipboard: Clipboard, content = ""): string {
    const editor = editing(content);
    const clipboardData = transferOf(clipboard);
    editor.view.dom.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
    const html = savedHtml(editor.state.doc);
    editor.destroy();
    return html;
  },
  cells: (clipboard: Clipboard) => pastedCells(transferOf(clipboard)),
  lines: (clipboard: Clipboard) => pastedLines(transferOf(clipboard)),
  /** The words displayed by a text. */
  words(html: string): string {
    const { body } = new DOMParser().parseFromString(
      html.replaceAll(/<(?!\/?(?:a|b|i|u|s|em|strong|su[bp])\b)/g, " <"),
      "text/html",
    );
    return (body.textContent ?? "").replaceAll(/\s+/g, " ").trim();
  },
};
export type InBrowser = typeof inBrowser;
Object.assign(window, inBrowser);
