import { useTranslation } from "react-i18next";
import type { Validity } from "../../shared/proficiency/validity.ts";
import { StateTag, type Tone } from "../ui/figures.tsx";

export const validityTones = {
  valid: "good",
  soon: "warn",
  expired: "bad",
  missing: "quiet",
} as const satisfies Record<Validity, Tone>;

export function ValidityTag({ validity }: { validity: Validity }) {
  const { t } = useTranslation("trials");
  return <StateTag tone={validityTones[validity]}>{t(`validity.${validity}`)}</StateTag>;
}
