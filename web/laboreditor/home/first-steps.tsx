import { ActionIcon, Button, Text } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { changeSettings, getSettings } from "../../../shared/core/settings/settings.endpoints.ts";
import { uploadFile } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { changeAnalysis, createAnalysis } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { layouts } from "../../../shared/laboreditor/layouts/layouts.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { useAccess } from "../../platform/permissions.ts";
import { Panel } from "../../ui/panel.tsx";
import { ActionLink } from "../../ui/way.tsx";
import { noFilter, writeFilter } from "../analyses/filter.ts";
import { allLayouts } from "../layouts/queries.ts";
import classes from "./home.module.css";

const newAnalyses = `/laboreditor/analyse?${writeFilter({ ...noFilter, state: "NEW" })}`;

const steps = ["look", "form", "fill", "publish"] as const;
type Step = (typeof steps)[number];
export interface StepProgress {
  /** Whether it has been shown because the catalogue was empty; it then stays until all steps are done. */
  begun?: boolean;
  dismissed?: boolean;
  /** Steps that somebody marked as done without changes. */
  fits?: Step[];
}

interface Props {
  /** Whether there are no analyses yet. */
  isEmpty: boolean;
  /** Whether visitors find an analysis. */
  isPublic: boolean;
  progress: StepProgress;
  keep: (change: StepProgress) => void;
}

/** The first steps of an empty laboratory with their links; empty once all are done. */
export default function FirstSteps({ isEmpty, isPublic, progress, keep }: Props) {
  const { t } = useTranslation("firstSteps");
  const access = useAccess();
  const may = {
    look: access.mayCall(changeSettings),
    form: access.mayCall(layouts.change),
    fill: access.mayCall(createAnalysis) || access.mayCall(uploadFile),
    publish: access.mayCall(changeAnalysis),
  };
  const { data: isChanged } = useQuery({
    queryKey: ["core", "settings", "customised"],
    queryFn: async ({ signal }) => (await call(getSettings, { signal })).customised,
    enabled: may.look,
  });
  const { data: forms } = useQuery({ ...allLayouts, enabled: may.form });
  const done: Record<Step, boolean> = {
    look: isChanged === true || progress.fits?.includes("look") === true,
    form: forms?.results.some(({ edited }) => edited) === true || progress.fits?.includes("form") === true,
    fill: !isEmpty,
    publish: isPublic,
  };
  const shown = steps.filter((step) => may[step]);
  if (shown.length === 0 || (!isEmpty && shown.every((step) => done[step]))) return null;
  const next = shown.find((step) => !done[step]);
  const fits = (step: Step) => keep({ fits: [...(progress.fits ?? []), step] });
  return (
    <Panel
      title={t("title")}
      aside={
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t("dismiss")}
          onClick={() => keep({ dismissed: true })}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      }
    >
      <Text c="dimmed" mb="md">
        {t("lead")}
      </Text>
      <ol className={classes.steps}>
        {shown.map((step, index) => (
          <li key={step} data-done={done[step] || undefined} data-next={step === next || undefined}>
            <span className={classes.mark} aria-hidden>
              {done[step] ? <IconCheck size={18} /> : index + 1}
            </span>
            <div>
              <strong>{t(`${step}.title`)}</strong>
              {done[step] && <small className={classes.done}>{t("done")}</small>}
              <p>{t(`${step}.text`)}</p>
              <div className={classes.stepActions}>
                {step === "look" && (
                  <StepLink to="/einstellungen/system" text={t("look.go")} first={step === next} />
                )}
                {step === "form" && (
                  <StepLink to="/laboreditor/formulare" text={t("form.go")} first={step === next} />
                )}
                {step === "fill" && access.mayCall(uploadFile) && (
                  <StepLink to="/einstellungen/import/upload" text={t("fill.go")} first={step === next} />
                )}
                {step === "fill" && access.mayCall(createAnalysis) && (
                  <StepLink to="/laboreditor/analyse/neu" text={t("fill.byHand")} />
                )}
                {step === "publish" && !isEmpty && (
                  <StepLink to={newAnalyses} text={t("publish.go")} first={step === next} />
                )}
                {(step === "look" || step === "form") && !done[step] && (
                  <Button size="xs" variant="subtle" onClick={() => fits(step)}>
                    {t("fits")}
                  </Button>
                )}
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** The link of a step; the next one is highlighted. */
function StepLink({ to, text, first = false }: { to: string; text: string; first?: boolean }) {
  return (
    <Button component={ActionLink} to={to} size="xs" variant={first ? "filled" : "default"}>
      {text}
    </Button>
  );
}
