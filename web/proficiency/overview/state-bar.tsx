import { useTranslation } from "react-i18next";
import type { TrialOverview } from "../../../shared/proficiency/certified-testable/overview.ts";
import { validities } from "../../../shared/proficiency/validity.ts";
import { useFormat } from "../../platform/format.ts";
import { ShareBar } from "../../ui/figures.tsx";
import { validityTones } from "../validity-tag.tsx";

/** Numbers of test parameters by their state today. */
export function StateBar({ testables }: Pick<TrialOverview, "testables">) {
  const { t } = useTranslation("trials");
  const format = useFormat();
  return (
    <ShareBar
      shares={validities.map((validity) => ({
        label: t(`validity.${validity}`),
        value: testables[validity],
        tone: validityTones[validity],
      }))}
      format={format.number}
    />
  );
}
