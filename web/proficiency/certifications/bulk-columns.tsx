import { Checkbox } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Testable } from "../../../shared/proficiency/testable/testable.ts";
import { DateInput } from "../../platform/date/date-input.tsx";
import type { Column } from "../../ui/data-list.tsx";
import type { Statement, Statements } from "./statements.ts";

/** Columns of the table of certifications. */
export function useBulkColumns(props: {
  statements: Statements;
  mayChange: boolean;
  /** Number of resets so far; changes the keys of the date fields, so that they are reset as well. */
  round: number;
  choose: (ids: readonly string[], chosen: boolean) => void;
  put: (id: string, part: Partial<Statement>) => void;
}): Column<Testable>[] {
  const { t } = useTranslation("certifications");
  const { t: common } = useTranslation("testables");
  const { statements, mayChange, round, choose, put } = props;
  return [
    {
      key: "testable",
      label: t("testable"),
      width: "minmax(220px, 2fr)",
      phone: "title",
      cell: ({ id, name, rilibaek }) => (
        <Checkbox
          data-tick
          disabled={!mayChange}
          label={rilibaek ? `${name} · ${common("rilibaek")}` : name}
          checked={statements.has(id)}
          onChange={({ currentTarget }) => choose([id], currentTarget.checked)}
        />
      ),
    },
    {
      key: "category",
      label: t("category"),
      width: "minmax(120px, 1fr)",
      cell: (testable) => testable.category?.name ?? "–",
    },
    {
      key: "passed",
      label: t("result"),
      width: "140px",
      cell: ({ id, name }) => {
        const statement = statements.get(id);
        return statement ? (
          <Checkbox
            label={t("passed")}
            aria-label={t("passedNamed", { name })}
            disabled={!mayChange}
            checked={statement.certified}
            onChange={({ currentTarget }) => put(id, { certified: currentTarget.checked })}
          />
        ) : null;
      },
    },
    {
      key: "ends",
      label: t("ends"),
      width: "190px",
      cell: ({ id, name }) => {
        const statement = statements.get(id);
        return statement ? (
          <DateInput
            key={`${id} ${round}`}
            size="xs"
            aria-label={t("endsNamed", { name })}
            readOnly={!mayChange}
            defaultValue={statement.valid_until ?? ""}
            onChange={(value) => put(id, { valid_until: value === "" ? null : value })}
          />
        ) : null;
      },
    },
  ];
}
