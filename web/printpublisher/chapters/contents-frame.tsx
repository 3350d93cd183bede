import { Anchor, Button, Group } from "@mantine/core";
import { IconBook2, IconPhoto, IconPlus, IconTable } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation } from "react-router";
import { chapters, paragraphs } from "../../../shared/printpublisher/chapters/chapters.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { useSavedOrder } from "../../platform/list/saved-order.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { DataList } from "../../ui/data-list.tsx";
import { StateTag } from "../../ui/figures.tsx";
import { BackLink } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useSortColumn } from "../../ui/sort-column.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { ActionLink, PageLink } from "../../ui/way.tsx";
import classes from "./contents.module.css";
import { allChapters, allParagraphs, contentsAt as at, chapterQueries, paragraphQueries } from "./queries.ts";

interface Place {
  id: string;
  title: string;
  draft: boolean;
  kind?: "text" | "directory" | "picture";
}
const none: never[] = [];

function Title({ place, to }: { place: Place; to: string }) {
  const { t } = useTranslation("printcontents");
  return (
    <span className={classes.title}>
      <Anchor component={PageLink} to={to}>
        {place.title}
      </Anchor>
      {place.kind === "picture" && <StateTag tone="plain">{t("picturePage")}</StateTag>}
      {place.draft && <StateTag tone="plain">{t("draft")}</StateTag>}
    </span>
  );
}

function Sections({ chapter, sections }: { chapter: Place; sections: readonly Place[] }) {
  const { t } = useTranslation("printcontents");
  const access = useAccess();
  const client = useQueryClient();
  const { items, reorder } = useSavedOrder<Place>(sections, async (rows) => {
    await call(paragraphs.move, { body: { order: rows.map(({ id }) => id) } });
    await client.invalidateQueries({ queryKey: paragraphQueries.lists });
  });
  const { column, status } = useSortColumn<Place>({
    items,
    itemName: ({ title }) => title,
    onReorder: reorder,
  });
  const { pathname } = useLocation();
  const isShown = [chapter, ...items].some(({ id }) => pathname.includes(id));
  return (
    <details className={classes.sections} open={isShown}>
      <summary>{t("sections", { count: items.length })}</summary>
      <DataList
        label={t("sectionsOf", { chapter: chapter.title })}
        rows={[...items]}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "title",
            label: t("section"),
            width: "1fr",
            phone: "title",
            cell: (place) => <Title place={place} to={`${at}/abschnitt/${place.id}`} />,
          },
          ...(access.mayCall(paragraphs.move) && items.length > 1 ? [column] : []),
        ]}
        order={null}
        onOrder={() => undefined}
      />
      {status}
    </details>
  );
}

function Chapters({ read, sections }: { read: readonly Place[]; sections: Map<string, Place[]> }) {
  const { t } = useTranslation("printcontents");
  const access = useAccess();
  const client = useQueryClient();
  const { items, reorder } = useSavedOrder<Place>(read, async (rows) => {
    await call(chapters.move, { body: { order: rows.map(({ id }) => id) } });
    await client.invalidateQueries({ queryKey: chapterQueries.lists });
  });
  const { column, status } = useSortColumn<Place>({
    items,
    itemName: ({ title }) => title,
    onReorder: reorder,
  });
  if (items.length === 0) return <EmptyState icon={IconBook2} title={t("none")} text={t("noneText")} />;
  return (
    <>
      <DataList
        label={t("chapters")}
        rows={[...items]}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "title",
            label: t("chapter"),
            width: "1fr",
            phone: "title",
            cell: (place) => <Title place={place} to={`${at}/kapitel/${place.id}`} />,
          },
          ...(access.mayCall(chapters.move) && items.length > 1 ? [column] : []),
        ]}
        below={(chapter) => {
          const chapterSections = sections.get(chapter.id);
          return chapterSections && <Sections chapter={chapter} sections={chapterSections} />;
        }}
        order={null}
        onOrder={() => undefined}
      />
      {status}
    </>
  );
}

/** All chapters and sections beside the page of one; if there is no room beside it, a link leads to them. */
export default function ContentsFrame() {
  const { t } = useTranslation("printcontents");
  const access = useAccess();
  const query = useQuery(allChapters);
  const { data: sections } = useQuery(allParagraphs);
  const { pathname } = useLocation();
  const isAlone = /^\/printpublisher\/inhalte\/?$/.test(pathname);
  return (
    <div className={classes.frame} data-alone={isAlone || undefined}>
      {!isAlone && (
        <div className={classes.back}>
          <BackLink to={at} label={t("contents")} />
        </div>
      )}
      <nav className={classes.contents} aria-label={t("contents")}>
        <Panel flush title={t("contents")}>
          {access.mayCall(chapters.create) && (
            <Group p="sm" gap="xs">
              <Button
                component={ActionLink}
                to={`${at}/kapitel/neu`}
                size="xs"
                leftSection={<IconPlus size={14} aria-hidden />}
              >
                {t("newChapter")}
              </Button>
              <Button
                component={ActionLink}
                to={`${at}/analysenverzeichnis/neu`}
                size="xs"
                variant="default"
                leftSection={<IconTable size={14} aria-hidden />}
              >
                {t("newDirectory")}
              </Button>
              <Button
                component={ActionLink}
                to={`${at}/bildseite/neu`}
                size="xs"
                variant="default"
                leftSection={<IconPhoto size={14} aria-hidden />}
              >
                {t("newPicturePage")}
              </Button>
            </Group>
          )}
          <QueryState query={query}>
            {(read) => (
              <Chapters
                read={read}
                sections={Map.groupBy(sections ?? none, ({ parent_chapter }) => parent_chapter)}
              />
            )}
          </QueryState>
        </Panel>
      </nav>
      <div className={classes.page}>
        <Outlet />
      </div>
    </div>
  );
}
