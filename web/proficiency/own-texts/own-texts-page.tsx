import { useTranslation } from "react-i18next";
import type { TrialTextKey } from "../../../shared/proficiency/texts/trial-texts.de.ts";
import { trialTexts } from "../../../shared/proficiency/texts/trial-texts.ts";
import { OwnTextsPage } from "../../embed/in-app/own-texts/own-texts.tsx";
import { trialSetup } from "../setup/trial-setup.ts";

const placed = {
  head: [
    "trials",
    "trialsLead",
    "directory",
    "searchLabel",
    "searchHint",
    "submit",
    "category",
    "allCategories",
    "tag",
    "allTags",
    "views",
    "byParameter",
    "byTrial",
  ],
  list: [
    "found_one",
    "found_other",
    "certified",
    "validUntil",
    "expired",
    "wasValidUntil",
    "tested",
    "rilibaek",
    "rilibaekHint",
    "download",
    "downloadOf",
    "parametersOf",
  ],
  pages: ["pages", "page", "previous", "next"],
} as const satisfies Record<string, readonly TrialTextKey[]>;
const named = new Set<string>(Object.values(placed).flat());
const groups = { ...placed, other: trialTexts.keys.filter((key) => !named.has(key)) };

/** The laboratory's texts for the public pages and widgets about proficiency testing. */
export default function TrialTextsPage() {
  const { t } = useTranslation("trialSetup");
  return (
    <OwnTextsPage
      of={trialSetup}
      texts={trialTexts}
      groups={Object.entries(groups).map(([group, keys]) => ({
        group,
        keys,
        label: t(`textGroup.${group as keyof typeof groups}`),
        where: t(`textWhere.${group as keyof typeof groups}`),
      }))}
      placeOf={({ key }) => ({
        widget: "proficiency",
        ...(key.startsWith("nothing") && { search: "zzzzzzzz" }),
        ...(key === "parametersOf" && { view: "ringversuche" }),
      })}
      nameOf={(setting) => t(`setting.${setting}`)}
    />
  );
}
