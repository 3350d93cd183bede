// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { Editor } from "@tiptap/core";
import { afterEach, beforeEach, expect, it } from "vitest";
import { pageBreak, pictureHtml, type TextPicture } from "../../../shared/kernel/rich-blocks.ts";
import { noteAddress } from "../../../shared/kernel/rich-notes.ts";
import en from "../../../web/laboreditor/editor/texts.en.ts";
import { RichText } from "../../../web/platform/rich-text/rich-text.tsx";
import RichTextArea from "../../../web/platform/rich-text/rich-text-editor.tsx";
import { draw } from "../support/dress.tsx";
import { speak } from "../support/texts.ts";

const { rich } = en;
const src = `/api/public/logo/${"a1".repeat(32)}/`;
const picture: TextPicture = { src, alt: "A tube", width: 50, caption: "Fig. 1" };
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

const editor = () => (screen.getByRole("textbox") as HTMLElement & { editor: Editor }).editor;
/** Selects the node at a position of the text, as a click on it does. */
const select = (position: number) => editor().commands.setNodeSelection(position);

let html = "";
let opened: (TextPicture | null)[] = [];
function edit(value: string, answer: TextPicture | null, breaks = true) {
  draw(
    <RichTextArea
      label="Text"
      value={value}
      typed=""
      autofocus
      onChange={(changed) => {
        html = changed;
      }}
      blocks={{
        breaks,
        askPicture: async (present) => {
          opened.push(present);
          return answer;
        },
      }}
    />,
  );
}
beforeEach(async () => {
  await speak("en");
  html = "unchanged";
  opened = [];
});
afterEach(cleanup);

it("a picture is inserted behind the block that the cursor is in, never within a list", async () => {
  edit("<p>one</p><ul><li><p>two</p></li></ul>", picture);
  press(rich.picture);
  await waitFor(() => expect(html).toContain(`</ul>${pictureHtml(picture)}`));
  expect(html).toMatch(/^<p>one<\/p><ul>/);
  expect(opened).toEqual([null]);
});

it("what is typed next stands behind the picture and does not replace it", async () => {
  edit(pictureHtml(picture), picture);
  press(rich.picture);
  await waitFor(() => expect(html.split("<figure>")).toHaveLength(3));
  editor().commands.insertContent("next");
  expect(html).toBe(`${pictureHtml(picture)}${pictureHtml(picture)}<p>next</p>`);
});

it("a dialog that is left changes nothing", async () => {
  edit("<p>one</p>", null);
  press(rich.picture);
  await waitFor(() => expect(opened).toHaveLength(1));
  expect(html).toBe("unchanged");
});

it("a page break is inserted, and only where pages can be broken", () => {
  edit("<p>one</p>", null);
  press(rich.pageBreak);
  expect(html).toBe(`<p>one</p>${pageBreak}`);
  edit("<p>one</p>", null, false);
  expect(screen.queryByRole("button", { name: rich.pageBreak })).toBeNull();
});

it("selected words become a footnote at their place, and text again", async () => {
  edit("<p>one two</p>", null);
  editor().commands.setTextSelection({ from: 5, to: 8 });
  press(rich.note);
  expect(html).toBe(`<p>one <a href="${noteAddress}">two</a></p>`);
  press(rich.note);
  expect(html).toBe("<p>one two</p>");
  edit(`<p>a<a href="${noteAddress}">b</a> <a href="https://lab.example/">c</a></p>`, null);
  expect(html).toBe("<p>one two</p>");
});

it("without selected words a footnote is inserted, and typing replaces its words", async () => {
  edit("<p>one</p>", null);
  press(rich.note);
  expect(html).toBe(`<p>one<a href="${noteAddress}">${rich.noteWords}</a></p>`);
  const { view, state } = editor();
  view.dispatch(state.tr.insertText("why"));
  for (const typed of [" ", "not"]) view.dispatch(editor().state.tr.insertText(typed));
  expect(html).toBe(`<p>one<a href="${noteAddress}">why not</a></p>`);
});

it("a selected picture is changed or removed; entering the text is no change", async () => {
  const value = `<p>one</p>${pictureHtml(picture)}${pageBreak}<p>two</p>`;
  edit(value, { ...picture, alt: "Two tubes" });
  expect(html).toBe("unchanged");
  expect(screen.queryByRole("button", { name: rich.changePicture })).toBeNull();
  select(5);
  await screen.findByRole("button", { name: rich.changePicture });
  press(rich.changePicture);
  await waitFor(() => expect(html).toBe(value.replace("A tube", "Two tubes")));
  expect(opened).toEqual([picture]);
  press(rich.removePicture);
  await waitFor(() => expect(html).toBe(`<p>one</p>${pageBreak}<p>two</p>`));
});

it("is shown before it is edited, and nothing else is shown as a picture", () => {
  draw(
    <RichText
      html={`${pictureHtml(picture)}<figure><img src="https://evil.example/x" alt="evil" /></figure>`}
    />,
  );
  expect(screen.getByAltText("A tube").getAttribute("src")).toBe(src);
  expect(screen.getByText("Fig. 1").tagName).toBe("FIGCAPTION");
  expect(screen.queryByAltText("evil")).toBeNull();
});
