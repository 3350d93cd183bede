import type { BookPart, PartContent, PartSetting } from "./book.ts";

/** A part of the book before what all parts share is added. */
export type Draft = Pick<
  BookPart,
  "id" | "kind" | "title" | "setting" | "recto" | "verso" | "opener" | "marks" | "places" | "content"
>;

/** A part without marks, which may follow on any page. */
export function draft(
  id: string,
  title: string,
  content: PartContent,
  overrides: Partial<Draft> = {},
): Draft {
  const { kind } = content;
  const setting = settingOf(content);
  return {
    id,
    kind,
    title,
    ...(setting && { setting }),
    recto: false,
    opener: false,
    marks: [],
    places: [],
    content,
    ...overrides,
  };
}

function settingOf(content: PartContent): PartSetting | undefined {
  const of = content.kind === "text" ? content.chapter : content.kind === "directory" ? content : undefined;
  return of && { orientation: of.orientation, columns: of.columns };
}

/** A part that begins on the right-hand page, with a drop. */
export const opening = { recto: true, opener: true };
