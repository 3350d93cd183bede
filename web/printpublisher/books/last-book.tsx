import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../../../shared/kernel/language.ts";
import { type Book, downloadBook } from "../../../shared/printpublisher/books/books.endpoints.ts";
import type { Edition } from "../../../shared/printpublisher/editions/edition.ts";
import { publishBook } from "../../../shared/printpublisher/editions/editions.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Notice } from "../../ui/notice.tsx";
import { StatusButton, statusOf } from "../../ui/status-button.tsx";
import { BookWarnings } from "./book-warnings.tsx";
import { ChangeList } from "./change-list.tsx";
import { PrinterFiles } from "./printer-files.tsx";
import { useDownload, usePublish } from "./queries.ts";

/** The last good book of a language and extent; a whole one can be made the public one. */
export function LastBook({ book, edition }: { book: Book; edition: Edition | undefined }) {
  const { t } = useTranslation("printpublisher");
  const format = useFormat();
  const mayPublish = useAccess().mayCall(publishBook);
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
      {edition ? (
        <Text size="sm" c="dimmed">
          {t("isEdition", { date: format.dateTime(edition.published) })}
        </Text>
      ) : (
        !book.reduced && mayPublish && <PublishForm book={book} />
      )}
    </Stack>
  );
}

/** Makes a book the public one, with a remark for the colleagues and what visitors will find changed. */
function PublishForm({ book }: { book: Book }) {
  const { t } = useTranslation("printpublisher");
  const { t: ui } = useTranslation("ui");
  const format = useFormat();
  const publish = usePublish();
  const [asks, setAsks] = useState(false);
  const [remark, setRemark] = useState("");
  function submit(event: FormEvent) {
    event.preventDefault();
    setAsks(true);
  }
  return (
    <form onSubmit={submit}>
      <Stack role="group" aria-label={t("publish")}>
        <Textarea
          label={t("remark")}
          description={t("remarkHelp")}
          autosize
          minRows={2}
          maxLength={500}
          value={remark}
          onChange={({ currentTarget }) => setRemark(currentTarget.value)}
        />
        <ChangeList book={book.id} />
        <Group>
          <StatusButton type="submit" status={statusOf(publish)}>
            {t("publish")}
          </StatusButton>
        </Group>
      </Stack>
      <Dialog opened={asks} onClose={() => setAsks(false)} title={t("publishAsk")}>
        <Stack>
          <Text>{t("publishAskText")}</Text>
          <Facts>
            <Fact label={t("generated")}>{format.dateTime(book.generated)}</Fact>
            <Fact label={t("languageLabel")}>{format.language(book.language)}</Fact>
            <Fact label={t("pageCount")}>{format.number(book.pages)}</Fact>
            <Fact label={t("analyses")}>{format.number(book.analyses)}</Fact>
            {remark.trim() !== "" && <Fact label={t("remark")}>{remark}</Fact>}
          </Facts>
          <ChangeList book={book.id} />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setAsks(false)}>
              {ui("confirm.cancel")}
            </Button>
            <Button
              data-autofocus
              onClick={() => {
                setAsks(false);
                publish.mutate({ book: book.id, remark });
              }}
            >
              {t("publish")}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </form>
  );
}
