import { Button, Group, Loader, Text } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useReducer, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { eachOnce } from "../../../shared/printpublisher/books/each-once.ts";
import {
  makeSample,
  type Sample,
  type SampleOrder,
} from "../../../shared/printpublisher/samples/samples.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { useTellsOf } from "../../platform/failed-reads.ts";
import { useFormat } from "../../platform/format.ts";
import { drawnPages } from "../../platform/pdf.ts";
import { problemText } from "../../platform/problem-text.ts";
import { RichText } from "../../platform/rich-text/rich-text.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import { EnlargedPage } from "./enlarged-page.tsx";
import classes from "./sample.module.css";

/** Milliseconds without a change before pages are made. */
const pause = 500;

/** Pages of what an order describes; the same order is made once, however many ask for it. */
export const pagesOf = (order: SampleOrder, again = "") =>
  queryOptions({
    queryKey: ["printpublisher", "sample", JSON.stringify(order), again],
    queryFn: async ({ signal }) => {
      const sample = await call(makeSample, { body: { sample: order }, signal });
      const bytes = Uint8Array.from(atob(sample.pdf), (sign) => sign.charCodeAt(0));
      return { sample, canvases: await drawnPages(bytes.buffer) };
    },
    placeholderData: keepPreviousData,
    // Discard pages that are not shown: they are pictures of megabytes, and the analyses in them change.
    gcTime: 0,
  });

interface WatchedForm<Values> {
  getValues: () => Values;
  watch: (path: never, follow: () => void) => void;
}

/**
 * A form, and beside it the pages that its present content would make, saved or not.
 * @param props.fields the fields that pages depend on, always the same
 */
export function BesidePages<Values>(props: {
  form: WatchedForm<Values>;
  fields: readonly (keyof Values & string)[];
  order: (values: Values) => SampleOrder;
  /** Pages are made anew when this changes. */
  again?: string;
  children: ReactNode;
}) {
  return <Beside pages={<Following {...props} />}>{props.children}</Beside>;
}

/** An explanation of pages, and the pages beside it. */
export function ExplainedPages({ order, children }: { order: SampleOrder; children: ReactNode }) {
  return <Beside pages={<Pages order={order} again="" />}>{children}</Beside>;
}

function Beside({ pages, children }: { pages: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.container}>
      <div className={classes.beside}>
        <div className={classes.form}>{children}</div>
        {pages}
      </div>
    </div>
  );
}

/** Follows the form without drawing it anew. */
function Following<Values>({
  form,
  fields,
  order,
  again = "",
}: Omit<Parameters<typeof BesidePages<Values>>[0], "children">) {
  const [, changed] = useReducer((count: number) => count + 1, 0);
  for (const field of fields) form.watch(field as never, changed);
  return <Pages key={again} order={order(form.getValues())} again={again} />;
}

/** Returns a value once it has not changed for a while. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

function Pages({ order, again }: { order: SampleOrder; again: string }) {
  const { t } = useTranslation(["printsample", "ui"]);
  const settled = useSettled(JSON.stringify(order));
  const query = useQuery(pagesOf(JSON.parse(settled), again));
  useTellsOf(query.error);
  const waiting = query.isFetching || settled !== JSON.stringify(order);
  return (
    <div className={classes.pages}>
      <Panel
        title={t("title")}
        aside={
          waiting ? (
            <Loader size="xs" role="img" aria-label={t("making")} />
          ) : (
            <Button
              size="compact-xs"
              variant="subtle"
              leftSection={<IconRefresh size={14} aria-hidden />}
              onClick={() => query.refetch()}
            >
              {t("again")}
            </Button>
          )
        }
      >
        {query.error && (
          <Notice
            tone="bad"
            title={t("failed")}
            actions={
              <Button size="compact-sm" variant="default" onClick={() => query.refetch()}>
                {t("ui:error.retry")}
              </Button>
            }
          >
            {problemText(query.error)}
          </Notice>
        )}
        {waiting && isText(order) ? (
          <TextAtOnce order={order} />
        ) : query.data ? (
          <>
            <Facts sample={query.data.sample} />
            <ScrollRegion label={t("sheets")} className={classes.scroll}>
              <div className={classes.sheets} aria-busy={waiting}>
                {query.data.canvases.map((canvas, index) => (
                  <Drawn
                    // biome-ignore lint/suspicious/noArrayIndexKey: a page has no identity but its place
                    key={index}
                    canvas={canvas}
                    label={t("page", { number: index + 1 })}
                    enlarge={t("enlarge", { number: index + 1 })}
                  />
                ))}
              </div>
            </ScrollRegion>
          </>
        ) : (
          !query.error && <Text c="dimmed">{t("first")}</Text>
        )}
      </Panel>
    </div>
  );
}

type TextOrder = Extract<SampleOrder, { what: "chapter" | "section" }>;
const isText = (order: SampleOrder): order is TextOrder =>
  order.what === "section" || (order.what === "chapter" && (order.chapter.kind ?? "text") === "text");

/** The text as just written, in its columns, until its pages are set. */
function TextAtOnce({ order }: { order: TextOrder }) {
  const {
    title,
    content = "",
    columns = 1,
    orientation,
  } = order.what === "chapter" ? order.chapter : order.section;
  return (
    <div className={classes.quick} data-turned={orientation === "landscape" || undefined} inert>
      <p className={classes.quickTitle}>{title}</p>
      <div style={{ columnCount: columns }}>
        <RichText html={content} />
      </div>
    </div>
  );
}

function Facts({ sample }: { sample: Sample }) {
  const { t } = useTranslation("printsample");
  const { t: book } = useTranslation("printpublisher");
  const format = useFormat();
  const { analyses, pages, warnings } = sample;
  return (
    <>
      <Group gap="xs" mb="sm">
        <Text size="sm" c="dimmed">
          {t("pages", { count: pages })}
          {analyses &&
            ` · ${t(analyses.shown < analyses.all ? "someAnalyses" : "allAnalyses", {
              count: analyses.all,
              shown: format.number(analyses.shown),
              all: format.number(analyses.all),
            })}`}
        </Text>
      </Group>
      {warnings.length > 0 && (
        <Notice tone="warn" title={book("warnings", { count: warnings.length })}>
          <ul className={classes.warnings}>
            {eachOnce(warnings).map(({ code, name, analysis, signs }) => (
              <li key={`${code} ${analysis} ${name}`}>
                {analysis ? `${name} (${analysis})` : name}: {book(`warning.${code}`, { signs })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

/** A page that has been drawn already; turned pages are wider. */
function Drawn({ canvas, label, enlarge }: { canvas: HTMLCanvasElement; label: string; enlarge: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.replaceChildren(canvas), [canvas]);
  const [isLarge, setLarge] = useState(false);
  const turned = canvas.width > canvas.height;
  return (
    <div className={classes.sheet} data-turned={turned || undefined}>
      <div ref={place} role="img" aria-label={label} />
      <button
        type="button"
        className={classes.enlarge}
        aria-label={enlarge}
        title={enlarge}
        onClick={() => setLarge(true)}
      />
      {isLarge && <EnlargedPage canvas={canvas} label={label} onClose={() => setLarge(false)} />}
    </div>
  );
}
