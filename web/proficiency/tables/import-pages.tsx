import { useTranslation } from "react-i18next";
import { RecordImport } from "../../platform/record-import/record-import.tsx";
import german from "./texts.de.ts";
import english from "./texts.en.ts";
import { type TrialTable, trialTables } from "./trial-tables.ts";

/** The list to which an import leads back, by the context of its texts. */
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
  const { calls, kinds, at } = trialTables[of];
  return (
    <RecordImport
      calls={calls}
      kinds={kinds}
      labels={t(`${of}.columns`, { returnObjects: true })}
      named={[german[of].columns, english[of].columns]}
      words={{ rhythm: common("rhythm", { returnObjects: true }) }}
      title={t(`${of}.title`)}
      lead={t(`${of}.lead`)}
      back={{ to: at, label: ofList("title") }}
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
