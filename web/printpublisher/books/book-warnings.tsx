import { Anchor, List } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { getAnalysisForm } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import type { Book, BookWarning } from "../../../shared/printpublisher/books/books.endpoints.ts";
import { eachOnce } from "../../../shared/printpublisher/books/each-once.ts";
import { chapters, paragraphs } from "../../../shared/printpublisher/chapters/chapters.endpoints.ts";
import { useAccess } from "../../platform/permissions.ts";
import { Notice } from "../../ui/notice.tsx";
import { ActionLink } from "../../ui/way.tsx";
import { allChapters, allParagraphs } from "../chapters/queries.ts";

/** Returns the page on which a warning can be resolved; undefined if the user may not open it, or if there is none. */
function usePlaces(): (warning: BookWarning) => string | undefined {
  const access = useAccess();
  const mayOpen = access.mayCall(getAnalysisForm);
  const { data: ofChapters } = useQuery({ ...allChapters, enabled: access.mayCall(chapters.read) });
  const { data: ofSections } = useQuery({ ...allParagraphs, enabled: access.mayCall(paragraphs.read) });
  return ({ analysis, name }) => {
    if (analysis) return mayOpen ? `/laboreditor/analyse/${encodeURIComponent(analysis)}` : undefined;
    const isNamed = ({ title }: { title: string }) => title === name;
    const chapter = ofChapters?.find(isNamed);
    if (chapter) return `/printpublisher/inhalte/kapitel/${chapter.id}`;
    const section = ofSections?.find(isNamed);
    return section && `/printpublisher/inhalte/abschnitt/${section.id}`;
  };
}

/** Content that could not be set properly, with a link to each place. */
export function BookWarnings({ book }: { book: Book }) {
  const { t } = useTranslation("printpublisher");
  const placeOf = usePlaces();
  const warnings = eachOnce(book.warnings);
  return (
    <Notice tone="warn" title={t("warnings", { count: warnings.length })}>
      <List size="sm">
        {warnings.map((warning) => {
          const { code, name, analysis, chapter, signs } = warning;
          const place = placeOf(warning);
          const named = analysis ? `${name} (${analysis})` : name;
          return (
            <List.Item key={`${code} ${analysis} ${name} ${chapter} ${signs}`}>
              {place ? (
                <Anchor component={ActionLink} to={place} size="sm">
                  {named}
                </Anchor>
              ) : (
                named
              )}
              : {t(`warning.${code}`, { signs, chapter })}
            </List.Item>
          );
        })}
      </List>
    </Notice>
  );
}
