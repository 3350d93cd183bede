import { ActionIcon, Button, Text } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { changeSettings, getSettings } from "../../../shared/core/settings/settings.endpoints.ts";
import { uploadFile } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { createAnalysis, listForEditor } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { layouts } from "../../../shared/laboreditor/layouts/layouts.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { callQuery } from "../../platform/api/query.ts";
import { useAccess } from "../../platform/permissions.ts";
import { useAccount } from "../../platform/startup.ts";
import { Panel } from "../../ui/panel.tsx";
import { ActionLink } from "../../ui/way.tsx";
import { analysisLists } from "../editor/queries.ts";
import { allLayouts } from "../layouts/queries.ts";
import classes from "./home.module.css";

const steps = ["look", "form", "fill"] as const;
type Step = (typeof steps)[number];
interface Kept {
  /** Shown since the catalogue was empty, until all is done. */
  begun?: boolean;
  dismissed?: boolean;
  /** What somebody said fits as it is. */
  fits?: Step[];
}

/** What this browser remembers of an account's first steps. */
function useKept(account: string): [Kept, (change: Kept) => void] {
  const key = `laborium.steps.${account}`;
  const [kept, setKept] = useState<Kept>(() => JSON.parse(localStorage.getItem(key) ?? "{}") as Kept);
  return [
    kept,
    (change) => {
      const next = { ...kept, ...change };
      localStorage.setItem(key, JSON.stringify(next));
      setKept(next);
    },
  ];
}

const counts = callQuery([...analysisLists, "count"], listForEditor, { query: { limit: 1 } });

/**
 * Leads through an empty laboratory: its look, its form, its first analyses. It appears while there are none, and from then on
 * until each step is done or somebody closes it.
 */
export function FirstStepsCard() {
  const { t } = useTranslation("core");
  const access = useAccess();
  const [kept, keep] = useKept(useAccount()?.id ?? "");
  const { data: found } = useQuery({ ...counts, enabled: !kept.dismissed });
  const isEmpty = found?.count === 0;
  // Once seen, it stays until it is done: the first analysis is no reason to leave the look out.
  const begins = isEmpty && !kept.begun;
  useEffect(() => {
    if (begins) keep({ begun: true });
  });
  const isOpen = found !== undefined && !kept.dismissed && (isEmpty || kept.begun === true);
  const may = {
    look: access.mayCall(changeSettings),
    form: access.mayCall(layouts.change),
    fill: access.mayCall(createAnalysis) || access.mayCall(uploadFile),
  };
  const { data: look } = useQuery({
    queryKey: ["core", "settings", "customised"],
    queryFn: async ({ signal }) => (await call(getSettings, { signal })).customised,
    enabled: isOpen && may.look,
  });
  const { data: forms } = useQuery({ ...allLayouts, enabled: isOpen && may.form });
  if (!isOpen) return null;
  const done: Record<Step, boolean> = {
    look: look === true || kept.fits?.includes("look") === true,
    form: forms?.results.some(({ edited }) => edited) === true || kept.fits?.includes("form") === true,
    fill: !isEmpty,
  };
  const shown = steps.filter((step) => may[step]);
  if (shown.length === 0 || (!isEmpty && shown.every((step) => done[step]))) return null;
  const next = shown.find((step) => !done[step]);
  const fits = (step: Step) => keep({ fits: [...(kept.fits ?? []), step] });
  return (
    <Panel
      title={t("steps.title")}
      aside={
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t("steps.dismiss")}
          onClick={() => keep({ dismissed: true })}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      }
    >
      <Text c="dimmed" mb="md">
        {t("steps.lead")}
      </Text>
      <ol className={classes.steps}>
        {shown.map((step, at) => (
          <li key={step} data-done={done[step] || undefined} data-next={step === next || undefined}>
            <span className={classes.mark} aria-hidden>
              {done[step] ? <IconCheck size={18} /> : at + 1}
            </span>
            <div>
              <strong>{t(`steps.${step}.title`)}</strong>
              {done[step] && <small className={classes.done}>{t("steps.done")}</small>}
              <p>{t(`steps.${step}.text`)}</p>
              <div className={classes.stepActions}>
                {step === "look" && (
                  <Go to="/einstellungen/system" text={t("steps.look.go")} first={step === next} />
                )}
                {step === "form" && (
                  <Go to="/laboreditor/formulare" text={t("steps.form.go")} first={step === next} />
                )}
                {step === "fill" && access.mayCall(uploadFile) && (
                  <Go to="/einstellungen/import/upload" text={t("steps.fill.go")} first={step === next} />
                )}
                {step === "fill" && access.mayCall(createAnalysis) && (
                  <Go to="/laboreditor/analyse/neu" text={t("steps.fill.byHand")} />
                )}
                {step !== "fill" && !done[step] && (
                  <Button size="xs" variant="subtle" onClick={() => fits(step)}>
                    {t("steps.fits")}
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

/** The way to a step; the next one stands out. */
function Go({ to, text, first = false }: { to: string; text: string; first?: boolean }) {
  return (
    <Button component={ActionLink} to={to} size="xs" variant={first ? "filled" : "default"}>
      {text}
    </Button>
  );
}
