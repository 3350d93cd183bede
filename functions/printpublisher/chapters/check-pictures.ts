import { picturesIn } from "../../../shared/kernel/rich-blocks.ts";
import type { BookCheck } from "../../../shared/printpublisher/chapters/book-check.ts";
import { leastDpi } from "../../../shared/printpublisher/config/print-config.ts";
import { pageDpi } from "../../../shared/printpublisher/pictures/page-dots.ts";
import { type BookFormat, usualFormat } from "../../../shared/printpublisher/templates/page-model.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Columns, Orientation } from "../book/book.ts";
import type { OwnChapters } from "../books/own-chapters.ts";
import { printedDpi, sizeOfPicture } from "./text-pictures.ts";

type Page = { orientation: Orientation; columns: Columns; format: BookFormat };

/** Returns findings for the pictures of a chapter and its sections, except in drafts. */
export async function checkPictures(
  actor: Pick<Actor, "tenant">,
  chapter: OwnChapters[number],
  format: BookFormat = usualFormat,
): Promise<BookCheck[]> {
  if (chapter.draft) return [];
  if (chapter.kind === "picture") return checkPagePicture(actor, chapter, format);
  const { orientation } = chapter;
  // The introduction of a directory stands above its columns.
  const columns = chapter.kind === "directory" ? 1 : (chapter.columns as Columns);
  const texts = [
    {
      ...chapter,
      place: { kind: "chapter", id: chapter.id },
      page: { orientation, columns, format },
    } as const,
    ...chapter.paragraphs
      .filter(({ draft }) => !draft && chapter.kind === "text")
      .map((section) => {
        const page = { orientation: section.orientation, columns: section.columns as Columns, format };
        return { ...section, place: { kind: "section", id: section.id }, page } as const;
      }),
  ];
  const findings = await Promise.all(
    texts.map(({ title, content, place, page }) =>
      checkText(actor, content, page).then((wrong) =>
        wrong.map((finding): BookCheck => ({ ...finding, name: title, place })),
      ),
    ),
  );
  return findings.flat();
}

async function checkPagePicture(
  actor: Pick<Actor, "tenant">,
  { id, title: name, picture, picture_alt = "", picture_fit = "fill" }: OwnChapters[number],
  format: BookFormat,
): Promise<BookCheck[]> {
  if (!picture) return [];
  const of = (code: BookCheck["code"]): BookCheck => ({ code, name, place: { kind: "chapter", id } });
  const size = await sizeOfPicture(actor, picture);
  if (size === undefined) return [of("picture_gone")];
  const dpi = size ? pageDpi(format, size, picture_fit) : leastDpi;
  return [
    ...(dpi < leastDpi ? [{ ...of("picture_low"), dpi }] : []),
    ...(picture_alt === "" ? [of("picture_alt")] : []),
  ];
}

/** Returns each finding once for a text, with the lowest of its resolutions. */
async function checkText(
  actor: Pick<Actor, "tenant">,
  html: string,
  page: Page,
): Promise<Pick<BookCheck, "code" | "dpi">[]> {
  const pictures = await Promise.all(
    picturesIn(html).map(async (picture) => ({ ...picture, size: await sizeOfPicture(actor, picture.src) })),
  );
  const resolutions = pictures.flatMap(({ size, width }) => (size ? [printedDpi(size, width, page)] : []));
  const dpi = Math.min(...resolutions);
  return [
    ...(pictures.some(({ size }) => size === undefined) ? [{ code: "picture_gone" as const }] : []),
    ...(dpi < leastDpi ? [{ code: "picture_low" as const, dpi }] : []),
    ...(pictures.some(({ alt }) => alt === "") ? [{ code: "picture_alt" as const }] : []),
  ];
}
