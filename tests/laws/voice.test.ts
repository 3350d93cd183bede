import { parseSync } from "vite";
import { expect, it } from "vitest";
import { sourceFiles, sourceOf, styleFiles } from "./sources.ts";

/** Noun clauses that a sentence may not begin with, since they leave the reader to guess its subject. */
const riddle = /^(?:what|of what|as many|by which|whoever|where|who)\b/i;
/** *Who* as a person of its own; a relative clause follows the noun that it is about. */
const loneWho = /\b(?:and|as|but|by|for|from|if|of|or|than|that|to|with) who\b/i;

/** The comments of a file, each with the number of its first line; lines of `//` that follow each other are one. */
function commentsOf(path: string): { line: number; text: string }[] {
  const source = sourceOf(path);
  if (path.endsWith(".css"))
    return [...source.matchAll(/\/\*(.*?)\*\//gs)].map(({ 1: text = "", index }) => ({
      line: source.slice(0, index).split("\n").length,
      text,
    }));
  const comments: { line: number; lastLine: number; text: string }[] = [];
  for (const { type, value, start, end } of parseSync(path, source).comments) {
    const line = source.slice(0, start).split("\n").length;
    const text = value.replace(/^\s*\*+/gm, " ");
    const isOwnLine = source.slice(source.lastIndexOf("\n", start) + 1, start).trim() === "";
    const previous = comments.at(-1);
    if (type === "Line" && isOwnLine && previous && previous.lastLine === line - 1) {
      previous.text += ` ${text}`;
      previous.lastLine = line;
    } else comments.push({ line, lastLine: source.slice(0, end).split("\n").length, text });
  }
  return comments;
}

/** The sentences of a comment, with those of its tags, without code and quotations. */
const sentencesOf = (text: string) =>
  text
    .replace(/`[^`]*`/g, "`")
    .replace(/\s+/g, " ")
    .split(/(?<=[.!?:])\s|@(?:param \S+(?: -)?|returns|throws(?: \{\w+\})?)/)
    .map((sentence) => sentence.trim());

it("comments state their subject", () => {
  const riddles = [...sourceFiles, ...styleFiles].flatMap((path) =>
    commentsOf(path).flatMap(({ line, text }) =>
      sentencesOf(text)
        .filter((sentence) => riddle.test(sentence) || loneWho.test(sentence))
        .map((sentence) => `${path}:${line}: ${sentence}`),
    ),
  );
  expect(riddles).toEqual([]);
});
