import { useTranslation } from "react-i18next";
import { testableNeeds } from "../../shared/proficiency/testable/testable-needs.ts";
import type { Validity } from "../../shared/proficiency/validity.ts";
import type { ListFilter } from "../platform/list/list-filters.tsx";

/** Filter of a list by validity. @param states possible states of its rows */
export function useValidityFilter(states: readonly Validity[]): ListFilter {
  const { t } = useTranslation("trials");
  return {
    name: "validity",
    label: t("validityLabel"),
    any: t("anyValidity"),
    options: states.map((value) => ({ value, label: t(`validity.${value}`) })),
  };
}

/** Filter for test parameters that need action. */
export function useNeedsFilter(): ListFilter {
  const { t } = useTranslation("trials");
  return {
    name: "needs",
    label: t("needsLabel"),
    any: t("anyNeeds"),
    options: testableNeeds.map((value) => ({ value, label: t(`needs.${value}`) })),
  };
}
