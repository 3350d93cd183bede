import { Group, Loader, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Book } from "../../../shared/printpublisher/books/books.endpoints.ts";
import { BookFiles, type BookFilesProps } from "./book-files.tsx";

/** The files of a book for agencies that go on with it; older books lack one or both. */
export function AgencyFiles({ book, ...props }: BookFilesProps & { book: Pick<Book, "plan" | "text"> }) {
  const { plan, text } = book;
  const files = (["text", "plan"] as const).filter((file) => book[file] === true);
  if (!plan && !text) return null;
  return (
    <BookFiles reader="agency" files={files} {...props}>
      <div role="status">
        <TextState text={text} />
      </div>
    </BookFiles>
  );
}

/** Says of a text that is not there yet, or will not be, why it cannot be downloaded. */
function TextState({ text }: Pick<Book, "text">) {
  const { t } = useTranslation("printpublisher");
  if (text === "writing")
    return (
      <Group gap="xs" wrap="nowrap">
        <Loader size="xs" aria-hidden />
        <Text size="sm">{t("textWriting")}</Text>
      </Group>
    );
  return text === "failed" && <Text size="sm">{t("textFailed")}</Text>;
}
