import { useTranslation } from "react-i18next";
import type { FieldDefinition, TableRow } from "../../../../shared/core/catalogue/field.ts";
import { changeOfRow, pairRows } from "../../../../shared/core/catalogue/pair-rows.ts";
import { useCellText } from "./cell-text.ts";
import { ColumnHeads, filledColumns } from "./column-heads.tsx";
import classes from "./fields.module.css";

/** Compares two tables row by row: differences are shown with former cells struck out, equal rows are only counted. */
export function ComparedRows(props: {
  field: FieldDefinition;
  before: readonly TableRow[];
  after: readonly TableRow[];
}) {
  const { t } = useTranslation("editor");
  const cellText = useCellText();
  const pairs = pairRows(props.before, props.after).map((pair) => ({ ...pair, change: changeOfRow(pair) }));
  const differing = pairs.filter(({ change }) => change !== "same");
  const columns = filledColumns(props.field, [...props.before, ...props.after]);
  const same = pairs.length - differing.length;
  return (
    <>
      <div className={classes.tableScroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t("table.change")}</th>
              <ColumnHeads columns={columns} />
            </tr>
          </thead>
          <tbody>
            {differing.map(({ before, after, change }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position only
              <tr key={place} data-change={change}>
                <th scope="row">{change !== "same" && t(`table.changes.${change}`)}</th>
                {columns.map((column) => {
                  const [was, is] = [
                    cellText(column, before?.[column.key]),
                    cellText(column, after?.[column.key]),
                  ];
                  return (
                    <td key={column.key}>
                      {was !== is && was && <del>{was}</del>}{" "}
                      {was !== is && is ? <ins>{is}</ins> : was === is && is}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {same > 0 && <p className={classes.note}>{t("table.same", { count: same })}</p>}
    </>
  );
}
