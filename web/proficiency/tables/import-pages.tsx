import { useTranslation } from "react-i18next";
import { uiLanguages } from "../../../shared/kernel/ui-language.ts";
import { type Format, formatIn, useFormat } from "../../platform/format.ts";
import { RecordImport } from "../../platform/record-import/record-import.tsx";
import { withTranslations } from "../../platform/record-import/translated-headings.ts";
import { useSettings } from "../../platform/startup.ts";
import { allTexts } from "./all-texts.ts";
import { type TrialTable, trialTables } from "./trial-tables.ts";

/** Context of the texts of the list to which an import leads back. */
const lists = {
  parameters: "trialParameters",
  materials: "trialMaterials",
  testables: "testables",
  certifications: "certifiedTestables",
} as const;

function ImportPage({ of }: { of: TrialTable }) {
  const { t } = useTranslation("trialTables");
  const { t: common } = useTranslation("trials");
  const { t: ofList } = useTranslation(lists[of]);
  const { calls, kinds, address, translated } = trialTables[of];
  const others = useSettings().languages.slice(1);
  const within = (columns: Record<string, string>, format: Format) =>
    withTranslations(columns, translated, format, others);
  return (
    <RecordImport
      calls={calls}
      kinds={kinds}
      labels={within(t(`${of}.columns`, { returnObjects: true }), useFormat())}
      named={uiLanguages.map((language) => within(allTexts[language][of].columns, formatIn(language)))}
      words={{ rhythm: common("rhythm", { returnObjects: true }) }}
      title={t(`${of}.title`)}
      lead={t(`${of}.lead`)}
      back={{ to: address, label: ofList("title") }}
      outdated={[["ringversuche"]]}
    />
  );
}

export const pages = {
  parameters: () => <ImportPage of="parameters" />,
  materials: () => <ImportPage of="materials" />,
  testables: () => <ImportPage of="testables" />,
  certifications: () => <ImportPage of="certifications" />,
};
