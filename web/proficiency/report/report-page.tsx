import { Button, Text, Title } from "@mantine/core";
import { IconFileTypePdf, IconPrinter, IconReport } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { isCalendarDate } from "../../../shared/kernel/local-day.ts";
import type { Audited } from "../../../shared/proficiency/certified-testable/audit-report.ts";
import { getAuditReport } from "../../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { DateInput } from "../../platform/date/date-input.tsx";
import { ExportTable } from "../../platform/export-table.tsx";
import { useFormat } from "../../platform/format.ts";
import { notifyError } from "../../platform/notify.tsx";
import { useNotedLead } from "../../platform/own-names.tsx";
import { problemText } from "../../platform/problem-text.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { saveBlob } from "../../platform/save-blob.ts";
import { useSettings } from "../../platform/startup.ts";
import { ProgressBar } from "../../ui/figures.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { PrintedSheet, PrintedTable } from "../../ui/printed.tsx";
import { EmptyState } from "../../ui/states.tsx";
import classes from "./report.module.css";

/** Most rows shown and printed; a longer table is better read in a spreadsheet. */
const mostShown = 2000;
const columns = [
  "testable",
  "rilibaek",
  "certificate",
  "test_date",
  "certified",
  "ends",
  "valid",
  "changed",
  "by",
] as const;
type Column = (typeof columns)[number];
/** Columns of free text may break anywhere; dates and yes or no stay on one line. */
const written: readonly Column[] = ["testable", "certificate", "by"];

const collator = new Intl.Collator("de", { numeric: true, sensitivity: "base" });

/** Reads the whole report, sorted by test parameter and certificate. */
async function readReport(date: string, signal: AbortSignal, onRead: (rows: number) => void) {
  const rows: Audited[] = [];
  let of = date;
  for (let from: number | null = 0; from !== null; ) {
    const query: { from: number; date?: string } = { from, ...(of !== "" && { date: of }) };
    const part = await call(getAuditReport, { query, signal });
    rows.push(...part.results);
    of = part.date;
    // Stop if the offset does not advance, to avoid an endless loop.
    from = part.next !== null && part.next > from ? part.next : null;
    onRead(rows.length);
  }
  rows.sort(
    (left, right) =>
      collator.compare(left.testable, right.testable) ||
      collator.compare(left.certificate, right.certificate),
  );
  return { date: of, rows };
}

/** All certifications at the end of a day, to read, print or save. */
export default function AuditReportPage() {
  const { t, i18n } = useTranslation("trialReport");
  const { name } = useSettings();
  const format = useFormat();
  const [address, setAddress] = useSearchParams();
  const date = address.get("date") ?? "";
  const [read, setRead] = useState(0);
  const query = useQuery({
    queryKey: ["ringversuche", "report", date],
    queryFn: ({ signal }) => readReport(date, signal, setRead),
    staleTime: 0,
  });
  const word = (flag: boolean) => t(flag ? "yes" : "no");
  const cellsOf = (
    row: Audited,
    day: (date: string) => string,
    time: (instant: string) => string,
  ): Record<Column, string> => ({
    testable: row.testable,
    rilibaek: word(row.rilibaek),
    certificate: row.certificate,
    test_date: day(row.test_date),
    certified: word(row.certified),
    ends: day(row.ends),
    valid: word(row.valid),
    changed: time(row.changed.at),
    by: row.changed.by || t("software"),
  });
  const countsOf = (rows: readonly Audited[]) =>
    t("counts", {
      count: rows.length,
      all: format.number(rows.length),
      valid: format.number(rows.filter(({ valid }) => valid).length),
    });
  const headings = t("columns", { returnObjects: true });
  const report = query.data;
  /** Saves all rows as a PDF, in the same form as on the page. */
  const pdf = useMutation({
    mutationFn: async () => {
      if (!report) return;
      const { writeReport } = await import("./report-pdf.ts");
      const bytes = await writeReport({
        title: t("of", { day: format.day(report.date) }),
        notes: [countsOf(report.rows), t("made", { at: format.dateTime(new Date().toISOString()) })],
        lab: name,
        language: i18n.resolvedLanguage ?? "en",
        columns: columns.map((column) => ({
          heading: headings[column],
          width: written.includes(column) ? 2 : 1,
        })),
        rows: report.rows.map((row) => {
          const cells = cellsOf(row, format.day, format.dateTime);
          return columns.map((column) => cells[column]);
        }),
        pageOf: (page, pages) => t("page", { page: format.number(page), pages: format.number(pages) }),
      });
      const file = new Blob([new Uint8Array(bytes)], { type: "application/pdf" });
      saveBlob(file, `${t("title")} ${report.date}.pdf`);
    },
    onError: (problem) => notifyError(t("failed"), { content: problemText(problem) }),
  });
  // The server knows the laboratory's current date. From then on the field is not redrawn, so that it keeps the focus while typing.
  const day = date || (report?.date ?? (query.isError ? "" : undefined));
  const asIs = (text: string) => text;
  return (
    <Page
      title={t("title")}
      lead={useNotedLead(t("lead"))}
      actions={
        report &&
        report.rows.length > 0 && (
          <>
            <ExportTable
              name={`${t("title")} ${report.date}`}
              failed={t("failed")}
              table={async () => [
                columns.map((column) => headings[column]),
                ...report.rows.map((row) => {
                  const cells = cellsOf(row, asIs, asIs);
                  return columns.map((column) => cells[column]);
                }),
              ]}
            />
            <Button
              variant="default"
              leftSection={<IconFileTypePdf size={16} aria-hidden />}
              loading={pdf.isPending}
              onClick={() => pdf.mutate()}
            >
              {t("pdf")}
            </Button>
            <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => print()}>
              {t("print")}
            </Button>
          </>
        )
      }
    >
      <Panel>
        {day !== undefined && (
          <DateInput
            label={t("date")}
            className={classes.date}
            defaultValue={day}
            onChange={(chosen) => {
              if (isCalendarDate(chosen)) setAddress({ date: chosen }, { replace: true });
            }}
          />
        )}
      </Panel>
      {query.isPending ? (
        <Panel>
          <ProgressBar
            label={t("reading")}
            done={0}
            total={0}
            text={t("read", { count: read, rows: format.number(read) })}
          />
        </Panel>
      ) : (
        <QueryState query={query}>
          {({ date, rows }) =>
            rows.length === 0 ? (
              <EmptyState icon={IconReport} title={t("none")} />
            ) : (
              <PrintedSheet className={classes.report}>
                <Title order={2} size="h1">
                  {t("of", { day: format.day(date) })}
                </Title>
                <Text>{countsOf(rows)}</Text>
                {rows.length > mostShown && (
                  <Notice tone="warn">{t("more", { rows: format.number(mostShown) })}</Notice>
                )}
                <PrintedTable label={t("table")} className={classes.table}>
                  <thead>
                    <tr>
                      {columns.map((column) => (
                        <th key={column}>{headings[column]}</th>
                      ))}
                    </tr>
                  </thead>
                  <tbody className="lb-figures">
                    {rows.slice(0, mostShown).map((row) => {
                      const cells = cellsOf(row, format.day, format.dateTime);
                      return (
                        <tr key={`${row.testable} ${row.certificate} ${row.test_date} ${row.changed.at}`}>
                          {columns.map((column) => (
                            <td key={column} data-written={written.includes(column) || undefined}>
                              {cells[column]}
                            </td>
                          ))}
                        </tr>
                      );
                    })}
                  </tbody>
                </PrintedTable>
              </PrintedSheet>
            )
          }
        </QueryState>
      )}
    </Page>
  );
}
