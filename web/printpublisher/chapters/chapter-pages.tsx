import { Button, Checkbox, Select, Stack } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import * as z from "zod";
import type { Language } from "../../../shared/kernel/language.ts";
import { chapterInput } from "../../../shared/printpublisher/chapters/chapter.ts";
import { chapters, paragraphs } from "../../../shared/printpublisher/chapters/chapters.endpoints.ts";
import { layoutOfChapter } from "../../../shared/printpublisher/chapters/fitting-columns.ts";
import { useLanguageName } from "../../platform/i18n/languages.ts";
import { useAccess } from "../../platform/permissions.ts";
import { DeletedLink, RecordState } from "../../platform/resource/deleted-records.tsx";
import type { ReadRecord, RecordOf } from "../../platform/resource/resource.ts";
import { ResourceForm } from "../../platform/resource/resource-form.tsx";
import { ResourceHistory } from "../../platform/resource/resource-history.tsx";
import { useSettings } from "../../platform/startup.ts";
import { useUnreadChoice } from "../../platform/unread-choice.ts";
import { useVisited } from "../../platform/visited.ts";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ActionLink, useGo } from "../../ui/way.tsx";
import { BesidePages } from "../samples/sample-panel.tsx";
import { DirectoryFields } from "./directory-fields.tsx";
import { DraftField, PageFields, TextFields } from "./page-fields.tsx";
import { PagePictureFields } from "./page-picture-fields.tsx";
import { allTemplates, contentsAt as at, chapterKey, chapterQueries } from "./queries.ts";

type Chapter = RecordOf<typeof chapters>;
type Kind = Chapter["kind"];

/** Form fields hold texts; the empty text means no choice. */
export const columnsText = z.enum(["1", "2", "3"]);
const schema = chapterInput.extend({
  columns: columnsText,
  language: z.string(),
  category: z.string(),
  template: z.string(),
});

type ChapterValues = z.output<typeof schema>;
/** Request body from the form's texts. */
const bodyOf = ({ columns, language, category, template, ...rest }: ChapterValues) => ({
  ...rest,
  columns: Number(columns),
  language: (language || null) as Language | null,
  category: category || null,
  template: template || null,
});
/** Fields that the pages of a chapter depend on. */
const printed = [
  "title",
  "content",
  "orientation",
  "columns",
  "category",
  "template",
  "fields",
  "sorting",
  "qr",
  "picture",
  "picture_alt",
  "picture_fit",
  "advert",
] as const;
const newTitle = {
  text: "newChapter",
  directory: "newDirectory",
  picture: "newPicturePage",
} as const satisfies Record<Kind, string>;

function ChapterForm({ read, kind }: { read: ReadRecord<Chapter> | null; kind: Kind }) {
  const { t } = useTranslation("printcontents");
  const { t: ui } = useTranslation("ui");
  const go = useGo();
  const { languages } = useSettings();
  const languageName = useLanguageName();
  const templates = useQuery(allTemplates);
  const unread = useUnreadChoice(templates);
  return (
    <ResourceForm
      calls={chapters}
      cacheKey={chapterKey}
      read={read}
      schema={schema}
      values={(chapter: Chapter | null) => ({
        title: chapter?.title ?? "",
        content: chapter?.content ?? "",
        kind: chapter?.kind ?? kind,
        draft: chapter?.draft ?? false,
        orientation: chapter?.orientation ?? "portrait",
        columns: String(chapter?.columns ?? (kind === "directory" ? 2 : 1)) as "1",
        publish_on_web: chapter?.publish_on_web ?? false,
        language: chapter?.language ?? "",
        category: chapter?.category ?? "",
        template: chapter?.template ?? "",
        fields: chapter?.fields ?? [],
        sorting: chapter?.sorting ?? "category",
        qr: chapter?.qr ?? false,
        picture: chapter?.picture ?? null,
        picture_alt: chapter?.picture_alt ?? "",
        picture_fit: chapter?.picture_fit ?? "fill",
        side: chapter?.side ?? "next",
        advert: chapter?.advert ?? kind === "picture",
      })}
      body={bodyOf}
      label={read ? read.output.title : t(newTitle[kind])}
      heading={(key, count) => t(`preflight.${key as "paragraphs"}`, { count })}
      onSaved={async (saved) => {
        if (!read) await go([`${at}/kapitel/${saved.output.id}`, at], { replace: true });
      }}
      deletion={
        read && {
          title: ui("delete.question", { name: read.output.title }),
          text: ui("delete.restorable"),
          onDeleted: async () => await go(at),
        }
      }
    >
      {({ form }) => (
        <BesidePages
          form={form}
          fields={printed}
          order={(values) => ({
            what: "chapter",
            ...(read && { id: read.output.id }),
            chapter: bodyOf(values as ChapterValues),
          })}
        >
          <Panel>
            {kind === "picture" ? (
              <PagePictureFields form={form} />
            ) : (
              <TextFields
                form={form}
                label={t(kind === "directory" ? "introduction" : "content")}
                breaks={kind === "text"}
              />
            )}
          </Panel>
          {kind === "directory" && <DirectoryFields form={form} />}
          <Panel title={t("appearance")}>
            <Stack gap="md">
              {kind === "picture" ? (
                <DraftField form={form} />
              ) : (
                <>
                  <Select
                    label={t("template")}
                    allowDeselect={false}
                    data={[
                      { value: "", label: t("noTemplate") },
                      ...(templates.data ?? [])
                        .filter(({ type }) => type === kind)
                        .map(({ id, name }) => ({ value: id, label: name })),
                      ...unread,
                    ]}
                    key={form.key("template")}
                    {...form.getInputProps("template")}
                  />
                  <PageFields
                    form={form}
                    layout={layoutOfChapter(
                      kind,
                      templates.data?.find(({ id }) => id === form.getValues().template),
                    )}
                  />
                  <Checkbox
                    label={t("publishOnWeb")}
                    key={form.key("publish_on_web")}
                    {...form.getInputProps("publish_on_web", { type: "checkbox" })}
                  />
                </>
              )}
              {languages.length > 1 && (
                <Select
                  label={t("language")}
                  allowDeselect={false}
                  data={[
                    { value: "", label: t("everyLanguage") },
                    ...languages.map((value) => ({ value: value as string, label: languageName(value) })),
                  ]}
                  key={form.key("language")}
                  {...form.getInputProps("language")}
                />
              )}
            </Stack>
          </Panel>
        </BesidePages>
      )}
    </ResourceForm>
  );
}

export function ContentsPage() {
  const { t } = useTranslation("printcontents");
  return (
    <Page narrow title={t("title")} lead={t("lead")} actions={<DeletedLink calls={chapters} at={at} />}>
      <Panel>{t("choose")}</Panel>
    </Page>
  );
}

function NewChapter({ kind }: { kind: Kind }) {
  const { t } = useTranslation("printcontents");
  return (
    <Page title={t(newTitle[kind])}>
      <ChapterForm key={kind} read={null} kind={kind} />
    </Page>
  );
}
export const NewChapterPage = () => <NewChapter kind="text" />;
export const NewDirectoryPage = () => <NewChapter kind="directory" />;
export const NewPicturePage = () => <NewChapter kind="picture" />;

export function ChapterPage() {
  const { t } = useTranslation("printcontents");
  const { chapter: id = "" } = useParams();
  const access = useAccess();
  const query = useQuery(chapterQueries.one(id));
  useVisited(query, ({ output }) => output.title);
  const chapter = query.data?.output;
  return (
    <Page
      title={chapter?.title ?? t("title")}
      actions={
        chapter?.kind === "text" &&
        access.mayCall(paragraphs.create) && (
          <Button
            component={ActionLink}
            variant="default"
            to={`${at}/abschnitt/neu/${id}`}
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            {t("newSection")}
          </Button>
        )
      }
    >
      <RecordState id={id} calls={chapters} cacheKey={chapterKey} query={query}>
        {(read) => <ChapterForm key={id} read={read} kind={read.output.kind} />}
      </RecordState>
      <ResourceHistory key={`history-${id}`} id={id} calls={chapters} cacheKey={chapterKey} />
    </Page>
  );
}
