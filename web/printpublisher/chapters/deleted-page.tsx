import { useTranslation } from "react-i18next";
import { chapters, paragraphs } from "../../../shared/printpublisher/chapters/chapters.endpoints.ts";
import { DeletedPage } from "../../platform/resource/deleted-records.tsx";
import { chapterKey, contentsAt, paragraphKey } from "./queries.ts";

/** Deleted chapters and sections; restoring a chapter also restores the sections deleted with it. */
export default function DeletedContentsPage() {
  const { t } = useTranslation("printcontents");
  const concerns = chapterKey.slice(0, 1);
  return (
    <DeletedPage
      back={{ to: contentsAt, label: t("title") }}
      kinds={[
        {
          calls: chapters,
          cacheKey: chapterKey,
          concerns,
          label: t("chapters"),
          addressOf: (id) => `${contentsAt}/kapitel/${id}`,
        },
        {
          calls: paragraphs,
          cacheKey: paragraphKey,
          concerns,
          label: t("allSections"),
          addressOf: (id) => `${contentsAt}/abschnitt/${id}`,
        },
      ]}
    />
  );
}
