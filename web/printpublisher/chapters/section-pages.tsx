import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { paragraphInput } from "../../../shared/printpublisher/chapters/chapter.ts";
import { paragraphs } from "../../../shared/printpublisher/chapters/chapters.endpoints.ts";
import { RecordState } from "../../platform/resource/deleted-records.tsx";
import type { ReadRecord, RecordOf } from "../../platform/resource/resource.ts";
import { ResourceForm } from "../../platform/resource/resource-form.tsx";
import { ResourceHistory } from "../../platform/resource/resource-history.tsx";
import { useVisited } from "../../platform/visited.ts";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useGo } from "../../ui/way.tsx";
import { BesidePages } from "../samples/sample-panel.tsx";
import { columnsText } from "./chapter-pages.tsx";
import { PageFields, TextFields } from "./page-fields.tsx";
import { contentsAt as at, chapterQueries, paragraphKey, paragraphQueries } from "./queries.ts";

type Section = RecordOf<typeof paragraphs>;
const schema = paragraphInput.extend({ columns: columnsText });

function SectionForm({ read, chapter }: { read: ReadRecord<Section> | null; chapter: string }) {
  const { t } = useTranslation("printcontents");
  const { t: ui } = useTranslation("ui");
  const go = useGo();
  return (
    <ResourceForm
      calls={paragraphs}
      cacheKey={paragraphKey}
      read={read}
      schema={schema}
      values={(section: Section | null) => ({
        parent_chapter: chapter,
        title: section?.title ?? "",
        content: section?.content ?? "",
        draft: section?.draft ?? false,
        orientation: section?.orientation ?? "portrait",
        columns: String(section?.columns ?? 1) as "1",
      })}
      body={({ columns, ...rest }) => ({ ...rest, columns: Number(columns) })}
      label={read ? read.output.title : t("newSection")}
      onSaved={async (saved) => {
        if (!read) await go(`${at}/abschnitt/${saved.output.id}`, { replace: true });
      }}
      deletion={
        read && {
          title: ui("delete.question", { name: read.output.title }),
          text: ui("delete.restorable"),
          onDeleted: async () => await go(`${at}/kapitel/${chapter}`),
        }
      }
    >
      {({ form }) => (
        <BesidePages
          form={form}
          fields={["title", "content", "orientation", "columns"]}
          order={({ columns, ...values }) => ({
            what: "section",
            section: { ...values, columns: Number(columns) },
          })}
        >
          <Panel>
            <TextFields form={form} label={t("content")} breaks />
          </Panel>
          <Panel title={t("appearance")}>
            <PageFields form={form} />
          </Panel>
        </BesidePages>
      )}
    </ResourceForm>
  );
}

function useBack(chapter: string) {
  const { t } = useTranslation("printcontents");
  const { data } = useQuery({ ...chapterQueries.one(chapter), enabled: chapter !== "" });
  return { to: `${at}/kapitel/${chapter}`, label: data?.output.title ?? t("title") };
}

export function NewSectionPage() {
  const { t } = useTranslation("printcontents");
  const { chapterID = "" } = useParams();
  const back = useBack(chapterID);
  return (
    <Page title={t("newSection")} back={back}>
      <SectionForm key={chapterID} read={null} chapter={chapterID} />
    </Page>
  );
}

export function SectionPage() {
  const { t } = useTranslation("printcontents");
  const { section = "" } = useParams();
  const query = useQuery(paragraphQueries.one(section));
  useVisited(query, ({ output }) => output.title);
  const back = useBack(query.data?.output.parent_chapter ?? "");
  return (
    <Page title={query.data?.output.title ?? t("title")} back={query.data && back}>
      <RecordState id={section} calls={paragraphs} cacheKey={paragraphKey} query={query}>
        {(read) => <SectionForm key={section} read={read} chapter={read.output.parent_chapter} />}
      </RecordState>
      <ResourceHistory key={`history-${section}`} id={section} calls={paragraphs} cacheKey={paragraphKey} />
    </Page>
  );
}
