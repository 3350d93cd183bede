import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Book } from "../../../shared/printpublisher/books/books.endpoints.ts";
import { useFormat } from "../../platform/format.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { BookFiles, type BookFilesProps } from "./book-files.tsx";

/** The files of a book for the printer, with the facts for an order. */
export function PrinterFiles({ printer, ...props }: BookFilesProps & { printer: Book["printer"] }) {
  const { t } = useTranslation("printpublisher");
  const format = useFormat();
  if (!printer)
    return (
      <Text size="sm" c="dimmed">
        {t("printerNone")}
      </Text>
    );
  const pages = format.number(printer.pages);
  const blanks = format.number(printer.blanks);
  const [c, m, y, k] = printer.inks;
  return (
    <BookFiles reader="printer" files={["inside", "cover"]} {...props}>
      <Facts>
        <Fact label={t("inside")}>
          {t(printer.blanks > 0 ? "insideBlanks" : "insidePages", { pages, blanks })}
        </Fact>
        <Fact label={t("spine")}>{t("millimetres", { number: format.number(printer.spine) })}</Fact>
        <Fact label={t("inks")}>{`C ${c} · M ${m} · Y ${y} · K ${k}`}</Fact>
      </Facts>
    </BookFiles>
  );
}
