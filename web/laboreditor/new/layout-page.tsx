import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router";
import type { CreationChoices } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { useLocalized } from "../../platform/i18n/languages.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Link } from "../../ui/way.tsx";
import { analysisForm } from "../editor/queries.ts";
import { useLayoutName } from "../layout-name.ts";
import classes from "./new.module.css";
import { NewForm } from "./new-form.tsx";
import { creationChoices } from "./queries.ts";
import { templatesOf } from "./templates.ts";

/** The layouts by the categories that own them. This comes first, since the choice cannot be changed later. */
function Layouts({ choices }: { choices: CreationChoices }) {
  const { t } = useTranslation(["laboreditor", "newAnalysis"]);
  const text = useLocalized();
  const layoutName = useLayoutName();
  const nameOf = (identifier: string) =>
    text(choices.categories.find((category) => category.identifier === identifier)?.name) || identifier;
  const templates = templatesOf(choices);
  const [only, ...others] = templates;
  if (only && others.length === 0) return <Navigate to={only.to} replace />;
  if (!only) return <EmptyState title={t("newAnalysis:noLayout")} text={t("newAnalysis:noLayoutText")} />;
  return (
    <ul className={classes.layouts}>
      {templates.map(({ key, to, layout, category }) => (
        <li key={key}>
          <Link to={to} className={classes.layout}>
            <strong>{category === undefined ? layoutName(layout) : nameOf(category)}</strong>
            <span>
              {t(category === undefined ? "newAnalysis:fieldCounts" : "newAnalysis:layoutFacts", {
                layout: layoutName(layout),
                fields: layout.fields,
                required: layout.required,
              })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Copy({ of }: { of: string }) {
  const { t } = useTranslation(["laboreditor", "newAnalysis"]);
  const text = useLocalized();
  const query = useQuery(analysisForm(of));
  return (
    <QueryState query={query}>
      {({ output }) => (
        <Page
          order={2}
          title={t("newAnalysis:copyOf", { name: text(output.name) || output.code })}
          lead={t("newAnalysis:copyLead")}
        >
          <NewForm layout={null} copyOf={of} name={output.name} categories={output.categories} choices={[]} />
        </Page>
      )}
    </QueryState>
  );
}

/** The first step of a new analysis: its layout, or the analysis to copy. */
export default function LayoutPage() {
  const { t } = useTranslation(["laboreditor", "newAnalysis"]);
  const [query] = useSearchParams();
  const copy = query.get("copy");
  const choices = useQuery({ ...creationChoices(""), enabled: !copy });
  if (copy) return <Copy of={copy} />;
  return (
    <Page order={2} title={t("newAnalysis:title")} lead={t("newAnalysis:layoutLead")}>
      <Panel>
        <QueryState query={choices}>{(read) => <Layouts choices={read} />}</QueryState>
      </Panel>
    </Page>
  );
}
