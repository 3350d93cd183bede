import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { byteOrderMark, csvRow } from "../../../shared/kernel/csv-row.ts";
import { listOrders } from "../../../shared/laborshop/orders/orders.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { useFormat } from "../../platform/format.ts";
import { notifyError } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";
import { saveBlob } from "../../platform/save-blob.ts";
import { type Cell, orderTable } from "./order-table.ts";
import type { ListedOrder, wantedOrders } from "./queries.ts";

/** Orders asked for at once. */
const most = 500;

type Wanted = ReturnType<typeof wantedOrders>;

async function allOrders(wanted: Wanted): Promise<ListedOrder[]> {
  const orders: ListedOrder[] = [];
  for (;;) {
    const { results, next } = await call(listOrders, {
      query: { ...wanted, sort: "number", limit: most, offset: orders.length },
    });
    orders.push(...results);
    if (next === null) return orders;
  }
}

async function xlsxOf(table: Cell[][]): Promise<Blob> {
  const { default: writeXlsx } = await import("write-excel-file/universal");
  const rows = table.map((row, at) =>
    row.map((value) => ({
      value,
      type: typeof value === "number" ? Number : String,
      ...(at === 0 && { fontWeight: "bold" as const }),
    })),
  );
  return writeXlsx(rows, { stickyRowsCount: 1 }).toBlob();
}

const csvOf = (table: Cell[][]) =>
  new Blob(
    [
      byteOrderMark,
      ...table.map((row) =>
        csvRow(
          row.map((cell) => String(cell)),
          { delimiter: ";", escape: true },
        ),
      ),
    ],
    { type: "text/csv;charset=utf-8" },
  );

/** Saves the orders that the list shows, on all its pages. */
export function ExportOrders({ wanted }: { wanted: Wanted }) {
  const { t } = useTranslation("shopOrders");
  const format = useFormat();
  const saving = useMutation({
    mutationFn: async (kind: "csv" | "xlsx") => {
      const table = orderTable(await allOrders(wanted), t("columns", { returnObjects: true }), {
        status: ({ status }) => t(`state.${status}`),
        ordered: ({ ordered }) => format.dateTime(ordered),
      });
      const day = new Date().toISOString().slice(0, 10);
      saveBlob(kind === "csv" ? csvOf(table) : await xlsxOf(table), `${t("title")} ${day}.${kind}`);
    },
    onError: (problem) => notifyError(t("exportFailed"), { content: problemText(problem) }),
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
