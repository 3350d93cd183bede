import {
  ActionIcon,
  Anchor,
  Button,
  Group,
  Menu,
  SegmentedControl,
  Select,
  Text,
  Title,
} from "@mantine/core";
import { IconCopy, IconExternalLink, IconHistory, IconListTree } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { type FieldDefinition, holds, holdsFields } from "../../../shared/core/catalogue/field.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { AnalysisForm } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { createAnalysis } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { printSheet } from "../../../shared/printpublisher/samples/sheets.endpoints.ts";
import { useFormat } from "../../platform/format.ts";
import { loadTexts } from "../../platform/i18n/i18n.ts";
import { useLanguageName, useLocalized } from "../../platform/i18n/languages.ts";
import { useAccess } from "../../platform/permissions.ts";
import { publicAddress } from "../../platform/public-address.ts";
import { StateTag } from "../../ui/figures.tsx";
import { staysOpen } from "../../ui/form/leave-guard.tsx";
import { UnsavedMark } from "../../ui/form/unsaved-mark.tsx";
import { ActionLink, useGo } from "../../ui/way.tsx";
import { nextStates, stateTones } from "../analyses/analysis-state.ts";
import classes from "./editor.module.css";
import { sectionId } from "./fields/field-list.tsx";
import { Neighbours } from "./neighbours.tsx";
import { PreviewButton } from "./preview-button.tsx";
import type { Unsaved } from "./use-draft.ts";
import type { EditorForm } from "./use-editor-form.ts";

/** Loaded together with its texts only for users that come from the findings. */
const FindingSteps = lazy(async () => {
  const [steps] = await Promise.all([import("./finding-steps.tsx"), loadTexts("health")]);
  return steps;
});

/** Loaded only for users that may print. */
const SheetButton = lazy(() => import("./sheet-button.tsx"));

/** Titles, sections and groups of a layout that the head links to. */
const sectionsOf = (definitions: readonly FieldDefinition[]): FieldDefinition[] =>
  definitions.flatMap((field) =>
    holdsFields(field.type)
      ? [field, ...sectionsOf(field.children ?? [])]
      : holds(field.type, "heading")
        ? [field]
        : [],
  );

/** Jumps to a section of the form. */
function Sections({ definitions }: { definitions: readonly FieldDefinition[] }) {
  const { t } = useTranslation("editor");
  const text = useLocalized();
  const sections = sectionsOf(definitions);
  if (sections.length < 2) return null;
  return (
    <Menu position="bottom-end" shadow="md" radius="md">
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<IconListTree size={15} aria-hidden />}>
          {t("head.sections")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="60vh" className={classes.sections}>
        {sections.map((section) => (
          <Menu.Item
            key={section.key}
            onClick={() => document.getElementById(sectionId(section))?.scrollIntoView({ block: "start" })}
          >
            {text(section.label) || section.key}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The head of the editor, always in sight, with name, state, unsaved changes, and links to sections and to neighbours in the list. */
export function EditorHead(props: {
  analysis: AnalysisForm;
  only: Language | undefined;
  form: EditorForm;
  unsaved: Unsaved;
  readOnly: boolean;
  onDiscard: () => void;
}) {
  const { analysis, only, form } = props;
  const { t } = useTranslation("editor");
  const { t: list } = useTranslation("laboreditor");
  const text = useLocalized();
  const languageName = useLanguageName();
  const format = useFormat();
  const access = useAccess();
  const go = useGo();
  const { search } = useLocation();
  const isWorkList = new URLSearchParams(search).has("finding");
  const isPublic = analysis.state === "PUBLISHED" && !analysis.internal && access.booked("MD_WEB");
  const states = [analysis.state, ...nextStates[analysis.state]];
  return (
    <>
      <div className={classes.stuck}>
        <div className={classes.line}>
          <div className={classes.title}>
            <Title order={2} className={classes.name}>
              {text(analysis.name) || analysis.code}
            </Title>
            <span className={classes.code}>{analysis.code}</span>
            {props.readOnly && (
              <StateTag tone={stateTones[analysis.state]}>{list(`states.${analysis.state}`)}</StateTag>
            )}
            {analysis.internal && <StateTag tone="plain">{list("analyses.internal")}</StateTag>}
            <UnsavedMark unsaved={props.unsaved} onDiscard={props.onDiscard} />
          </div>
          {!isWorkList && <Neighbours id={analysis.id} />}
        </div>
        {isWorkList && (
          <Suspense>
            <FindingSteps id={analysis.id} />
          </Suspense>
        )}
        <div className={classes.line}>
          {!props.readOnly && (
            <Select
              size="xs"
              w={160}
              aria-label={list("fact.state")}
              allowDeselect={false}
              data={states.map((state) => ({ value: state, label: list(`states.${state}`) }))}
              key={form.key("state")}
              {...form.getInputProps("state")}
            />
          )}
          <Group gap="xs" ml="auto">
            <Sections definitions={analysis.definitions} />
            {analysis.languages.length > 1 && (
              <SegmentedControl
                size="xs"
                aria-label={t("languages")}
                value={only ?? "all"}
                data={[
                  { value: "all", label: t("allLanguages") },
                  ...analysis.languages.map((language) => ({
                    value: language,
                    label: languageName(language),
                  })),
                ]}
                onChange={(value) =>
                  void go(
                    {
                      pathname: `/laboreditor/analyse/${analysis.id}${value === "all" ? "" : `/${value}`}`,
                      search,
                    },
                    { replace: true, preventScrollReset: true, state: staysOpen },
                  )
                }
              />
            )}
            {access.booked("MD_WEB") && <PreviewButton analysis={analysis} form={form} only={only} />}
            <Button
              component={ActionLink}
              size="xs"
              variant="default"
              to={`/laboreditor/history/analysis/${analysis.id}`}
              leftSection={<IconHistory size={15} aria-hidden />}
            >
              {t("history")}
            </Button>
            {analysis.state === "PUBLISHED" && !analysis.internal && access.mayCall(printSheet) && (
              <Suspense>
                <SheetButton analysis={analysis} only={only} />
              </Suspense>
            )}
            {access.mayCall(createAnalysis) && (
              <ActionIcon
                component={ActionLink}
                size={30}
                variant="default"
                to={`/laboreditor/analyse/neu?copy=${analysis.id}`}
                aria-label={t("copy")}
                title={t("copy")}
              >
                <IconCopy size={15} aria-hidden />
              </ActionIcon>
            )}
          </Group>
        </div>
      </div>
      <Group gap="4px 14px">
        <Text size="xs" c="dimmed">
          {t(analysis.author.kind === "import" ? "changedByImport" : "changedBy", {
            name: analysis.author.name,
            when: format.dateTime(analysis.changed),
          })}
        </Text>
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
    </>
  );
}
