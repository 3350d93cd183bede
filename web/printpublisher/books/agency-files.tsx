import type { Book } from "../../../shared/printpublisher/books/books.endpoints.ts";
import { BookFiles, type BookFilesProps } from "./book-files.tsx";

/** The files of a book for agencies that go on with it; older books lack one or both. */
export function AgencyFiles({ book, ...props }: BookFilesProps & { book: Pick<Book, "plan" | "text"> }) {
  const files = (["text", "plan"] as const).filter((file) => book[file]);
  return files.length > 0 && <BookFiles reader="agency" files={files} {...props} />;
}
