import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { notifyError } from "./notify.tsx";
import { problemText } from "./problem-text.ts";
import { saveBlob } from "./save-blob.ts";
import { type Cell, csvOf, xlsxOf } from "./table-files.ts";

export interface ExportTableProps {
  /** Name of the file, followed by the day. */
  name: string;
  /** Title of the notification if exporting failed. */
  failed: string;
  table: () => Promise<Cell[][]>;
}
/** Buttons that save a table, including its headings, as CSV and as XLSX. */
export function ExportTable(props: ExportTableProps) {
  const saving = useMutation({
    mutationFn: async (kind: "csv" | "xlsx") => {
      const table = await props.table();
      const day = new Date().toISOString().slice(0, 10);
      saveBlob(kind === "csv" ? csvOf(table) : await xlsxOf(table), `${props.name} ${day}.${kind}`);
    },
    onError: (problem) => notifyError(props.failed, { content: problemText(problem) }),
  });
  return (["csv", "xlsx"] as const).map((kind) => (
    <Button
      key={kind}
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={saving.isPending && saving.variables === kind}
      onClick={() => saving.mutate(kind)}
    >
      {kind.toUpperCase()}
    </Button>
  ));
}
