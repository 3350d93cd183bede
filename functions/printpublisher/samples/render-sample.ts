import { type AssembledBook, finishBook } from "../book/assemble-book.ts";
import type { BookInput, BookPart } from "../book/book.ts";
import { ownChromium, RecyclingBrowser } from "../book/browser.ts";
import { planBook } from "../book/plan-book.ts";
import { type RenderOptions, renderPart } from "../book/render-part.ts";
import { unprintable } from "../book/unprintable.ts";

/** Parts of a book that a sample shows; the glyphs belong to each sample, since folios are set from them. */
export type SampleParts = "chapters" | "fronts";
const isShown: Record<SampleParts, (part: BookPart) => boolean> = {
  chapters: ({ kind }) => kind === "text" || kind === "directory" || kind === "picture",
  fronts: ({ kind }) =>
    kind === "wrapper-front" || kind === "title" || kind === "imprint" || kind === "wrapper-back",
};

/** Stays open from one call to the next for the life of the function, because starting takes seconds. */
let browser: Promise<RecyclingBrowser> | undefined;
/** Rendered parts that many samples have in common, and the latest ones. */
const rendered = new Map<string, Buffer>();
const mostKept = 60;

/** Renders the pages of one kind of parts, in the order of the book. @throws BookError */
export async function renderSample(
  input: BookInput,
  shown: SampleParts,
  options: RenderOptions,
): Promise<AssembledBook> {
  const parts = planBook(input).filter((part) => part.kind === "glyphs" || isShown[shown](part));
  for (const part of parts) {
    const cached = rendered.get(part.hash);
    rendered.delete(part.hash);
    rendered.set(part.hash, cached ?? (await render(part, options)));
  }
  for (const hash of [...rendered.keys()].slice(0, -Math.max(mostKept, parts.length))) rendered.delete(hash);
  const book = await finishBook(parts, async (hash) => rendered.get(hash), input);
  return { ...book, warnings: [...unprintable(input), ...book.warnings] };
}

async function render(part: BookPart, options: RenderOptions): Promise<Buffer> {
  browser ??= (options.chromium ?? ownChromium)().then((chromium) => new RecyclingBrowser(chromium));
  const open = await browser;
  // A browser that slept along with its function may be gone; the second attempt starts a new one.
  const { pdf } = await renderPart(part, open, options).catch(() => renderPart(part, open, options));
  return pdf;
}
