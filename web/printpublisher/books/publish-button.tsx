import { Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Book } from "../../../shared/printpublisher/books/books.endpoints.ts";
import { publishBook } from "../../../shared/printpublisher/editions/editions.endpoints.ts";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { StatusButton, statusOf } from "../../ui/status-button.tsx";
import { ChangeList } from "./change-list.tsx";
import { usePublish } from "./queries.ts";

/** Publishes books that are not editions yet, with one button for each; empty without permission. */
export function PublishButtons({ books }: { books: readonly Book[] }) {
  const mayPublish = useAccess().mayCall(publishBook);
  if (!mayPublish) return null;
  return books.map((book) => <PublishButton key={book.id} book={book} isOnly={books.length === 1} />);
}

/** Asks once before a book becomes an edition for good: shows its contents and the changes for visitors, and takes a remark for colleagues. */
function PublishButton({ book, isOnly }: { book: Book; isOnly: boolean }) {
  const { t } = useTranslation("printpublisher");
  const { t: ui } = useTranslation("ui");
  const format = useFormat();
  const publish = usePublish();
  const [isAsking, setAsking] = useState(false);
  const [remark, setRemark] = useState("");
  const language = format.language(book.language);
  return (
    <>
      <StatusButton status={statusOf(publish)} onClick={() => setAsking(true)}>
        {isOnly ? t("publish") : t("publishOne", { language })}
      </StatusButton>
      <Dialog opened={isAsking} onClose={() => setAsking(false)} title={t("publishAsk")}>
        <Stack>
          <Text>{t("publishAskText")}</Text>
          <Facts>
            <Fact label={t("generated")}>{format.dateTime(book.generated)}</Fact>
            <Fact label={t("languageLabel")}>{language}</Fact>
            <Fact label={t("pageCount")}>{format.number(book.pages)}</Fact>
            <Fact label={t("analyses")}>{format.number(book.analyses)}</Fact>
          </Facts>
          <Textarea
            label={t("remark")}
            description={t("remarkHelp")}
            autosize
            minRows={2}
            maxLength={500}
            value={remark}
            onChange={({ currentTarget }) => setRemark(currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setAsking(false)}>
              {ui("confirm.cancel")}
            </Button>
            <Button
              data-autofocus
              onClick={() => {
                setAsking(false);
                publish.mutate({ book: book.id, remark });
              }}
            >
              {t("publish")}
            </Button>
          </Group>
          <ChangeList book={book.id} />
        </Stack>
      </Dialog>
    </>
  );
}
