import { Anchor, Text, Title } from "@mantine/core";
import { IconExternalLink } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { AnalysisSummary } from "../../../shared/core/analyses/analysis.ts";
import type { ShownField } from "../../../shared/core/catalogue/shown-field.ts";
import { isProblem } from "../../platform/api/problem.ts";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { SidePanel } from "../../ui/dialog.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { StateTag } from "../../ui/figures.tsx";
import { QueryState } from "../../ui/query-state.tsx";
import classes from "./analyses.module.css";
import { stateTones } from "./analysis-state.ts";
import { publicAnalysis } from "./queries.ts";

function Value({ field }: { field: ShownField }) {
  const { t } = useTranslation("laboreditor");
  if (field.type === "html") {
    return (
      <div
        className={classes.html}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises every HTML it hands out
        dangerouslySetInnerHTML={{ __html: field.html ?? "" }}
      />
    );
  }
  if (field.type === "table") {
    return (
      <div className={classes.tableScroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              {field.columns?.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {field.rows?.map((row) => (
              <tr key={row.join("|")}>
                {row.map((cell, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the row
                  <td key={place}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  }
  if (field.type === "list") return field.list?.join(", ");
  if (field.type === "links") return field.links?.map((link) => `${link.name} (${link.code})`).join(", ");
  if (field.type === "checkbox") return field.list?.join(", ") ?? t(field.checked ? "panel.yes" : "panel.no");
  return field.text;
}

function PublicDetails({ code }: { code: string }) {
  const { t } = useTranslation("laboreditor");
  const query = useQuery(publicAnalysis(code));
  // A fresh publication may need some seconds until visitors have it.
  if (isProblem(query.error, "not_found")) return <Text c="dimmed">{t("panel.publishing")}</Text>;
  return (
    <QueryState query={query} describe={problemText}>
      {(analysis) => (
        <Facts>
          {analysis.fields
            .filter((field) => field.type !== "title")
            .map((field) => (
              <Fact key={field.key} label={field.label}>
                <Value field={field} />
                {field.fallback && (
                  <Text size="xs" c="dimmed">
                    {t("panel.fallback")}
                  </Text>
                )}
              </Fact>
            ))}
          {analysis.related.length > 0 && (
            <Fact label={t("panel.related")}>{analysis.related.map(({ name }) => name).join(", ")}</Fact>
          )}
        </Facts>
      )}
    </QueryState>
  );
}

/** One analysis to be read, beside the list. */
export function AnalysisPanel(props: {
  analysis: AnalysisSummary | null;
  categoryName: (identifier: string) => string;
  onClose: () => void;
}) {
  const { t } = useTranslation("laboreditor");
  const format = useFormat();
  const access = useAccess();
  const { analysis } = props;
  const visible = analysis?.state === "PUBLISHED" && !analysis.internal && access.booked("MD_WEB");
  return (
    <SidePanel
      opened={analysis !== null}
      onClose={props.onClose}
      title={analysis && `${analysis.name} (${analysis.code})`}
    >
      {analysis && (
        <>
          <Facts>
            <Fact label={t("analyses.state")}>
              <StateTag tone={stateTones[analysis.state]}>{t(`states.${analysis.state}`)}</StateTag>{" "}
              {analysis.internal && <StateTag tone="plain">{t("analyses.internal")}</StateTag>}
            </Fact>
            <Fact label={t("analyses.categories")}>
              {analysis.categories.map(props.categoryName).join(", ")}
            </Fact>
            <Fact label={t("analyses.origin")}>
              {t(analysis.imported ? "analyses.imported" : "analyses.manual")}
            </Fact>
            <Fact label={t("analyses.changed")}>{format.dateTime(analysis.changed)}</Fact>
          </Facts>
          <Title order={2} mt="lg" mb="xs">
            {t("panel.publicView")}
          </Title>
          {visible ? (
            <>
              <Anchor
                href={`/embed/analyses/${encodeURIComponent(analysis.code)}/`}
                target="_blank"
                size="sm"
              >
                {t("panel.openPublic")}{" "}
                <IconExternalLink size={14} aria-hidden style={{ verticalAlign: "-2px" }} />
              </Anchor>
              <PublicDetails code={analysis.code} />
            </>
          ) : (
            <Text c="dimmed">{t("panel.notPublic")}</Text>
          )}
        </>
      )}
    </SidePanel>
  );
}
