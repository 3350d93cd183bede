import { Button, Group, Stack, Text } from "@mantine/core";
import { IconDownload, IconPrinter } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { useDownload } from "./queries.ts";

const icons = { printer: IconPrinter, agency: IconDownload };

export interface BookFilesProps {
  /** Distinguishes this book from others. */
  about: string;
  /** Whether to say what the files are for, once on a page. */
  explained?: boolean;
  download: ReturnType<typeof useDownload>;
}

/** Files of a book for one kind of reader, each as a button, below facts about them. */
export function BookFiles(
  props: BookFilesProps & {
    reader: keyof typeof icons;
    files: readonly ("inside" | "cover" | "text" | "plan")[];
    children?: ReactNode;
  },
) {
  const { t } = useTranslation("printpublisher");
  const { reader, files, about, explained = false, download, children } = props;
  const Icon = icons[reader];
  return (
    <Stack gap="xs" role="group" aria-label={`${t(reader)}: ${about}`}>
      <Text fw={600}>{t(reader)}</Text>
      {explained && (
        <Text size="sm" c="dimmed">
          {t(`${reader}Text`)}
        </Text>
      )}
      {children}
      <Group>
        {files.map((file) => (
          <Button
            key={file}
            variant="default"
            leftSection={<Icon size={16} aria-hidden />}
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
