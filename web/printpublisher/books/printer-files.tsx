import { Button, Group, Stack, Text } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Book } from "../../../shared/printpublisher/books/books.endpoints.ts";
import { useFormat } from "../../platform/format.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import type { useDownload } from "./queries.ts";

/**
 * The files of a book for the printer, with the facts for an order.
 * @param props.about distinguishes this book from others
 * @param props.explained says what the files are for, once on a page
 */
export function PrinterFiles(props: {
  printer: Book["printer"];
  about: string;
  explained?: boolean;
  download: ReturnType<typeof useDownload>;
}) {
  const { t } = useTranslation("printpublisher");
  const format = useFormat();
  const { printer, about, explained = false, download } = props;
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
    <Stack gap="xs" role="group" aria-label={`${t("printer")}: ${about}`}>
      <Text fw={600}>{t("printer")}</Text>
      {explained && (
        <Text size="sm" c="dimmed">
          {t("printerText")}
        </Text>
      )}
      <Facts>
        <Fact label={t("inside")}>
          {t(printer.blanks > 0 ? "insideBlanks" : "insidePages", { pages, blanks })}
        </Fact>
        <Fact label={t("spine")}>{t("millimetres", { number: format.number(printer.spine) })}</Fact>
        <Fact label={t("inks")}>{`C ${c} · M ${m} · Y ${y} · K ${k}`}</Fact>
      </Facts>
      <Group>
        {(["inside", "cover"] as const).map((file) => (
          <Button
            key={file}
            variant="default"
            leftSection={<IconPrinter size={16} aria-hidden />}
            aria-label={`${t(`${file}Download`)}: ${about}`}
            loading={download.isPending && download.variables === file}
            onClick={() => download.mutate(file)}
          >
            {t(`${file}Download`)}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
