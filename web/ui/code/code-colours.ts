import { HighlightStyle } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** Colours of code, taken from the app's theme and readable in light and dark. */
export const codeColours = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.definitionKeyword, tags.modifier, tags.operatorKeyword],
    color: "var(--lb-bad-text)",
  },
  { tag: [tags.className, tags.tagName, tags.labelName], color: "var(--lb-good-text)" },
  {
    tag: [tags.propertyName, tags.variableName, tags.definition(tags.propertyName)],
    color: "var(--lb-new-text)",
  },
  { tag: [tags.string, tags.number, tags.unit, tags.color, tags.atom], color: "var(--lb-warn-text)" },
  { tag: tags.comment, color: "var(--lb-dimmed)", fontStyle: "italic" },
]);

const chosen = { background: "var(--lb-accent-soft)" };

/** The editor's theme. Style sheets cannot set it, since the editor's own rules come after all of them. */
export const codeTheme = EditorView.theme({
  "&": { minHeight: "9em", maxHeight: "26rem", color: "var(--lb-text)" },
  "[data-tall] &": { minHeight: "20rem" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { flexGrow: 1, overflow: "auto", fontFamily: "inherit", lineHeight: "1.6" },
  ".cm-content": { alignSelf: "stretch", padding: "8px 0", caretColor: "var(--lb-text)" },
  ".cm-cursor, .cm-dropCursor": { borderLeftColor: "var(--lb-text)" },
  ".cm-gutters": {
    alignSelf: "stretch",
    borderRight: "1px solid var(--lb-line)",
    background: "var(--lb-sunken)",
    color: "var(--lb-dimmed)",
  },
  ".cm-activeLine": { background: "color-mix(in srgb, var(--lb-accent-soft) 40%, transparent)" },
  ".cm-selectionBackground": chosen,
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": chosen,
  "&.cm-focused .cm-matchingBracket": { ...chosen, outline: "1px solid var(--lb-field-line)" },
  ".cm-tooltip": {
    border: "1px solid var(--lb-line-strong)",
    background: "var(--lb-surface)",
    color: "var(--lb-text)",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "inherit" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "3px 10px" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    background: "var(--lb-accent-soft)",
    color: "var(--lb-text)",
  },
  ".cm-tooltip.cm-completionInfo": { maxWidth: "18rem", padding: "6px 10px", fontFamily: "var(--lb-font)" },
  ".cm-diagnostic": { fontFamily: "var(--lb-font)" },
  ".cm-panels": { background: "var(--lb-sunken)", color: "var(--lb-text)", borderColor: "var(--lb-line)" },
  ".cm-panel.cm-panel-lint ul [aria-selected]": { background: "var(--lb-accent-soft)" },
});
