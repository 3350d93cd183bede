import { Table, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Import, ReadingNote } from "../../../shared/importexport/imports/import.ts";
import { useFormat } from "../../platform/format.ts";
import { Panel } from "../../ui/panel.tsx";

/** What reading a file has guessed, left out or could not see, each with its place. */
export default function ReadingNotes({
  entry,
}: {
  entry: Pick<Import, "reading_notes" | "reading_note_count">;
}) {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  const { reading_notes: notes, reading_note_count: total } = entry;
  if (notes.length === 0) return null;
  const title = t("reading.title", { count: total, shown: format.number(total) });
  const placeOf = ({ sheet, row, column, path }: ReadingNote) => {
    const parts = [
      sheet,
      row !== undefined && t("warnings.row", { row }),
      column !== undefined && t("reading.column", { column }),
      path,
    ];
    return parts.filter(Boolean).join(" · ") || t("issues.none");
  };
  return (
    <Panel
      flush
      title={title}
      aside={
        total > notes.length && (
          <Text size="sm" c="dimmed">
            {t("issues.shown", { shown: format.number(notes.length) })}
          </Text>
        )
      }
    >
      <Text size="sm" c="dimmed" px="md" pb="xs">
        {t("reading.text")}
      </Text>
      <Table.ScrollContainer minWidth={360}>
        <Table aria-label={title}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("reading.place")}</Table.Th>
              <Table.Th>{t("reading.note")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {notes.map((note, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be said of one place twice
              <Table.Tr key={place}>
                <Table.Td>{placeOf(note)}</Table.Td>
                <Table.Td>
                  {t(`readingNote.${note.code}`, {
                    value: note.value ?? "",
                    count: note.count ?? 1,
                    shown: format.number(note.count ?? 1),
                  })}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Panel>
  );
}
