import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { IconDownload, IconHistory } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fullPath } from "../../../shared/kernel/endpoint.ts";
import type { Edition } from "../../../shared/printpublisher/editions/edition.ts";
import { downloadEdition, publishBook } from "../../../shared/printpublisher/editions/editions.endpoints.ts";
import { publicBook } from "../../../shared/printpublisher/public-book/public-book.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import { publicAddress } from "../../platform/public-address.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { StateTag } from "../../ui/figures.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { StatusButton, statusOf } from "../../ui/status-button.tsx";
import { AgencyFiles } from "./agency-files.tsx";
import { ChangeList } from "./change-list.tsx";
import { PrinterFiles } from "./printer-files.tsx";
import { useDownload, usePublish } from "./queries.ts";

/** Public address of the current edition of each language, and all editions so far. */
export function Editions({ editions }: { editions: readonly Edition[] }) {
  const { t } = useTranslation("printpublisher");
  const format = useFormat();
  if (editions.length === 0)
    return <EmptyState icon={IconHistory} title={t("noEditions")} text={t("noEditionsText")} />;
  const current = editions.filter((edition) => edition.current);
  return (
    <Stack gap="xl">
      <div>
        <Facts>
          {current.map(({ id, language }) => {
            const address = publicAddress(fullPath(publicBook).replace("{language}", language));
            return (
              <Fact key={id} label={t("address", { language: format.language(language) })}>
                <Anchor href={address} target="_blank" rel="noreferrer">
                  {address}
                </Anchor>
              </Fact>
            );
          })}
        </Facts>
        <Text size="sm" c="dimmed">
          {t("addressHelp")}
        </Text>
      </div>
      {editions.map((edition) => (
        <EditionFacts key={edition.id} edition={edition} />
      ))}
    </Stack>
  );
}

function EditionFacts({ edition }: { edition: Edition }) {
  const { t } = useTranslation("printpublisher");
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const publish = usePublish();
  const mayPublish = useAccess().mayCall(publishBook);
  const { id, counts } = edition;
  const download = useDownload((file) => call(downloadEdition, { params: { id }, query: { file } }));
  const figures = counts && {
    added: format.number(counts.added),
    changed: format.number(counts.changed),
    removed: format.number(counts.removed),
  };
  const about = format.dateTime(edition.published);
  return (
    <Stack gap="sm">
      <Facts>
        <Fact label={t("published")}>
          <Group gap="xs">
            {about}
            {edition.current && <StateTag tone="good">{t("current")}</StateTag>}
          </Group>
        </Fact>
        <Fact label={t("by")}>{edition.by}</Fact>
        <Fact label={t("languageLabel")}>{format.language(edition.language)}</Fact>
        <Fact label={t("pageCount")}>{format.number(edition.pages)}</Fact>
        <Fact label={t("analyses")}>{format.number(edition.analyses)}</Fact>
        <Fact label={t("changed")}>{figures ? t("counts", figures) : t("firstEdition")}</Fact>
        {edition.bars && <Fact label={t("bars")}>{t("barsSet")}</Fact>}
        {edition.remark !== "" && <Fact label={t("remark")}>{edition.remark}</Fact>}
      </Facts>
      <Group>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          aria-label={`${t("download")}: ${about}`}
          loading={download.isPending && download.variables === "book"}
          onClick={() => download.mutate("book")}
        >
          {t("download")}
        </Button>
        {!edition.current && mayPublish && (
          <StatusButton
            variant="default"
            aria-label={`${t("makeCurrent")}: ${about}`}
            status={statusOf(publish)}
            onClick={() => publish.mutate({ book: id })}
          >
            {t("makeCurrent")}
          </StatusButton>
        )}
        {counts && (
          <Button
            variant="subtle"
            aria-expanded={open}
            aria-label={`${t(open ? "hideChanges" : "showChanges")}: ${about}`}
            onClick={() => setOpen(!open)}
          >
            {t(open ? "hideChanges" : "showChanges")}
          </Button>
        )}
      </Group>
      <PrinterFiles printer={edition.printer} about={about} download={download} />
      <AgencyFiles book={edition} about={about} download={download} />
      {open && <ChangeList book={id} />}
    </Stack>
  );
}
