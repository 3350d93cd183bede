import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router";
import { QueryState } from "../../platform/query-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { useLayoutName } from "../layout-name.ts";
import { NewForm } from "./new-form.tsx";
import { creationChoices } from "./queries.ts";
import { templatesOf } from "./templates.ts";

const none: readonly string[] = [];

/** Creates an analysis in the categories of the address: the first one provides its layout, further ones have none. */
export default function NewCategoriesPage() {
  const { t } = useTranslation(["laboreditor", "newAnalysis"]);
  const { categories = "" } = useParams();
  const [query] = useSearchParams();
  const layout = query.get("layout") ?? undefined;
  const read = useQuery(creationChoices(categories, layout));
  const layoutName = useLayoutName();
  const chosenLayout = read.data?.layouts.find(({ identifier }) => identifier === read.data?.form?.layout);
  const chosen = categories ? categories.split(",") : none;
  return (
    <Page
      order={2}
      back={
        read.data && templatesOf(read.data).length < 2
          ? { to: "/laboreditor/analyse", label: t("analyses.title") }
          : { to: "/laboreditor/analyse/neu", label: t("newAnalysis:otherLayout") }
      }
      title={t("newAnalysis:title")}
      lead={chosenLayout && t("newAnalysis:withLayout", { layout: layoutName(chosenLayout) })}
    >
      <QueryState query={read}>
        {({ form, categories: choices }) =>
          form || layout ? (
            <NewForm
              key={layout ?? chosen[0] ?? ""}
              layout={form?.layout ?? layout ?? null}
              name={{}}
              categories={chosen}
              choices={choices}
            />
          ) : (
            <Notice tone="warn">{t("newAnalysis:noLayoutChosen")}</Notice>
          )
        }
      </QueryState>
    </Page>
  );
}
