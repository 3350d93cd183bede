import { useTranslation } from "react-i18next";
import { testableNeeds } from "../../shared/proficiency/testable/testable-needs.ts";
import type { Validity } from "../../shared/proficiency/validity.ts";
import type { ListFilter } from "../platform/list/list-filters.tsx";

/** The choice of a list by whether something is valid. @param states those that its rows can have */
export function useValidityFilter(states: readonly Validity[]): ListFilter {
  const { t } = useTranslation("trials");
  return {
    name: "validity",
    label: t("validityLabel"),
    any: t("anyValidity"),
    options: states.map((value) => ({ value, label: t(`validity.${value}`) })),
  };
}

/** The choice of test parameters about which somebody has to do something. */
export function useNeedsFilter(): ListFilter {
  const { t } = useTranslation("trials");
  return {
    name: "needs",
    label: t("needsLabel"),
    any: t("anyNeeds"),
    options: testableNeeds.map((value) => ({ value, label: t(`needs.${value}`) })),
  };
}
