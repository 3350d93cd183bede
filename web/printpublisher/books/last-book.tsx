import { Button, Group, Stack, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Language } from "../../../shared/kernel/language.ts";
import { type Book, downloadBook } from "../../../shared/printpublisher/books/books.endpoints.ts";
import type { Edition } from "../../../shared/printpublisher/editions/edition.ts";
import { call } from "../../platform/api/call.ts";
import { useFormat } from "../../platform/format.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AgencyFiles } from "./agency-files.tsx";
import { BookWarnings } from "./book-warnings.tsx";
import { PrinterFiles } from "./printer-files.tsx";
import { useDownload } from "./queries.ts";

/** The last good book of a language and extent. */
export function LastBook({ book, edition }: { book: Book; edition: Edition | undefined }) {
  const { t } = useTranslation("printpublisher");
  const format = useFormat();
  const language = book.language as Language;
  const download = useDownload((file) =>
    call(downloadBook, { query: { language, reduced: String(book.reduced), file } }),
  );
  return (
    <Stack>
      {book.reduced && <Notice tone="warn">{t("isReduced")}</Notice>}
      <Facts>
        <Fact label={t("generated")}>{format.dateTime(book.generated)}</Fact>
        <Fact label={t("pageCount")}>{format.number(book.pages)}</Fact>
        <Fact label={t("analyses")}>{format.number(book.analyses)}</Fact>
        <Fact label={t("languageLabel")}>{format.language(book.language)}</Fact>
        {book.bars && <Fact label={t("bars")}>{t("barsSet")}</Fact>}
        <Fact label={t("size")}>{format.size(book.size)}</Fact>
      </Facts>
      {book.warnings.length > 0 && <BookWarnings book={book} />}
      <Group>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          loading={download.isPending && download.variables === "book"}
          onClick={() => download.mutate("book")}
        >
          {t("download")}
        </Button>
      </Group>
      <PrinterFiles
        explained
        printer={book.printer}
        about={format.dateTime(book.generated)}
        download={download}
      />
      <AgencyFiles explained book={book} about={format.dateTime(book.generated)} download={download} />
      {edition && (
        <Text size="sm" c="dimmed">
          {t("isEdition", { date: format.dateTime(edition.published) })}
        </Text>
      )}
    </Stack>
  );
}
