import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/format.ts";
import { TableActions } from "../../platform/record-import/table-actions.tsx";
import { withTranslations } from "../../platform/record-import/translated-headings.ts";
import { useSettings } from "../../platform/startup.ts";
import { type TrialTable, trialTables } from "./trial-tables.ts";

/** Export of all records of a kind as a table, and a link to their import. */
export function TrialTableActions({ of, name }: { of: TrialTable; name: string }) {
  const { t } = useTranslation("trialTables");
  const { t: common } = useTranslation("trials");
  const { calls, address, rows, translated } = trialTables[of];
  const format = useFormat();
  const others = useSettings().languages.slice(1);
  const words = {
    yes: t("yes"),
    no: t("no"),
    rhythm: common("rhythm", { returnObjects: true }),
  };
  const columns: Record<string, string> = t(`${of}.columns`, { returnObjects: true });
  const headings = Object.values(withTranslations(columns, translated, format, others));
  return (
    <TableActions
      calls={calls}
      to={`${address}/import`}
      name={name}
      failed={t("failed")}
      table={async () => [headings, ...(await rows(words, others))]}
    />
  );
}
