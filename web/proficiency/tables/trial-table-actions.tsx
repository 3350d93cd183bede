import { useTranslation } from "react-i18next";
import { TableActions } from "../../platform/record-import/table-actions.tsx";
import { type TrialTable, trialTables } from "./trial-tables.ts";

/** Saves all records of a kind as a table, and leads to their import. */
export function TrialTableActions({ of, name }: { of: TrialTable; name: string }) {
  const { t } = useTranslation("trialTables");
  const { t: common } = useTranslation("trials");
  const { calls, at, rows } = trialTables[of];
  const words = {
    yes: t("yes"),
    no: t("no"),
    rhythm: common("rhythm", { returnObjects: true }),
  };
  const headings = Object.values<string>(t(`${of}.columns`, { returnObjects: true }));
  return (
    <TableActions
      calls={calls}
      at={`${at}/import`}
      name={name}
      failed={t("failed")}
      table={async () => [headings, ...(await rows(words))]}
    />
  );
}
