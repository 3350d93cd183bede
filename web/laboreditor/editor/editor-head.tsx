import { Anchor, Button, Group, SegmentedControl, Text, Title } from "@mantine/core";
import { IconCopy, IconExternalLink, IconHistory } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router";
import type { Language } from "../../../shared/kernel/language.ts";
import type { AnalysisForm } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { createAnalysis } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { useFormat } from "../../platform/format.ts";
import { useLanguageName, useLocalized } from "../../platform/i18n/languages.ts";
import { useAccess } from "../../platform/permissions.ts";
import { publicAddress } from "../../platform/public-address.ts";
import { StateTag } from "../../ui/figures.tsx";
import { staysOpen } from "../../ui/form/leave-guard.tsx";
import { stateTones } from "../analyses/analysis-state.ts";
import classes from "./editor.module.css";

/** What is being edited, its last author, its languages, and further actions. */
export function EditorHead({ analysis, only }: { analysis: AnalysisForm; only: Language | undefined }) {
  const { t } = useTranslation("editor");
  const { t: list } = useTranslation("laboreditor");
  const text = useLocalized();
  const languageName = useLanguageName();
  const format = useFormat();
  const access = useAccess();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isPublic = analysis.state === "PUBLISHED" && !analysis.internal && access.booked("MD_WEB");
  return (
    <Group justify="space-between" align="flex-start" gap="10px 20px">
      <div className={classes.title}>
        <Title order={2} className={classes.name}>
          {text(analysis.name) || analysis.code}
        </Title>
        <Group gap="xs" mt={4}>
          <span className={classes.code}>{analysis.code}</span>
          <StateTag tone={stateTones[analysis.state]}>{list(`states.${analysis.state}`)}</StateTag>
          {analysis.internal && <StateTag tone="plain">{list("analyses.internal")}</StateTag>}
          {isPublic && (
            <Anchor
              href={publicAddress(`/embed/analyses/${encodeURIComponent(analysis.code)}/`)}
              target="_blank"
              size="xs"
            >
              {t("public")} <IconExternalLink size={12} aria-hidden />
            </Anchor>
          )}
        </Group>
        <Text size="xs" c="dimmed" mt={4}>
          {t(analysis.author.kind === "import" ? "changedByImport" : "changedBy", {
            name: analysis.author.name,
            when: format.dateTime(analysis.changed),
          })}
        </Text>
      </div>
      <Group gap="xs">
        {analysis.languages.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label={t("languages")}
            value={only ?? "all"}
            data={[
              { value: "all", label: t("allLanguages") },
              ...analysis.languages.map((language) => ({ value: language, label: languageName(language) })),
            ]}
            onChange={(value) =>
              void navigate(
                {
                  pathname: `/laboreditor/analyse/${analysis.id}${value === "all" ? "" : `/${value}`}`,
                  search,
                },
                { replace: true, preventScrollReset: true, state: staysOpen },
              )
            }
          />
        )}
        <Button
          component={Link}
          size="xs"
          variant="default"
          to={`/laboreditor/history/analysis/${analysis.id}`}
          leftSection={<IconHistory size={15} aria-hidden />}
        >
          {t("history")}
        </Button>
        {access.mayCall(createAnalysis) && (
          <Button
            component={Link}
            size="xs"
            variant="default"
            to={`/laboreditor/analyse/neu?copy=${analysis.id}`}
            leftSection={<IconCopy size={15} aria-hidden />}
          >
            {t("copy")}
          </Button>
        )}
      </Group>
    </Group>
  );
}
