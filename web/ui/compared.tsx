import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./compared.module.css";
import { ScrollRegion } from "./scroll-region.tsx";

interface ComparedEntry {
  key: string;
  name: ReactNode;
  /** Side by side, or as a whole if one picture shows both. */
  before?: ReactNode;
  after?: ReactNode;
  whole?: ReactNode;
}

/** Two versions side by side, part by part; differences are marked by `del` and `ins`. */
export function Compared(props: {
  /** Headings: kind of the parts and names of the two versions. */
  headings: readonly [of: string, before: string, after: string];
  /** Subject of the comparison, for screen readers. */
  caption?: string;
  /** Whether the headings are only for screen readers, because the surroundings of the table show them. */
  spoken?: boolean;
  rows: readonly ComparedEntry[];
}) {
  return (
    <table className={classes.table}>
      {props.caption && <caption className="lb-spoken">{props.caption}</caption>}
      <thead className={props.spoken ? "lb-spoken" : undefined}>
        <tr>
          {props.headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.rows.map(({ key, name, before, after, whole: picture }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {picture ? (
              <td colSpan={2}>{picture}</td>
            ) : (
              <>
                <td>{before}</td>
                <td>{after}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Change = "same" | "added" | "removed";
const tags = { same: "span", added: "ins", removed: "del" } as const;

/** One side of a compared text, in parts, or of a compared list, in entries. */
export function MarkedParts(props: {
  parts: readonly { text: string; change: Change }[];
  side: "before" | "after";
  entries?: boolean;
}) {
  const sideChange = props.side === "before" ? "removed" : "added";
  const shown = props.parts.filter(({ change }) => change === "same" || change === sideChange);
  const marked = shown.map(({ text, change }, place) => {
    const Tag = tags[change];
    // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by position only
    const part = <Tag key={place}>{text}</Tag>;
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    return props.entries ? <li key={place}>{part}</li> : part;
  });
  return props.entries ? <ul className={classes.entries}>{marked}</ul> : marked;
}

const signs = { same: "", added: "+", removed: "−", changed: "±" } as const;

/** Two tables as one, with added, removed and changed rows; unchanged rows are shown on request. */
export function ComparedTable(props: {
  label: string;
  columns: readonly string[];
  rows: readonly {
    change: keyof typeof signs;
    before: readonly string[] | null;
    after: readonly string[] | null;
  }[];
  /** Number of further rows that are left out. */
  more?: number;
}) {
  const { t } = useTranslation("ui");
  const [all, setAll] = useState(false);
  const same = props.rows.filter(({ change }) => change === "same").length;
  const shown = all ? props.rows : props.rows.filter(({ change }) => change !== "same");
  const cell = ({ change, before, after }: (typeof props.rows)[number], column: number) => {
    const [old, now] = [before?.[column] ?? "", after?.[column] ?? ""];
    if (change === "added") return <ins>{now}</ins>;
    if (change === "removed") return <del>{old}</del>;
    if (old === now) return now;
    return (
      <>
        {old && <del>{old}</del>} {now && <ins>{now}</ins>}
      </>
    );
  };
  return (
    <>
      {shown.length > 0 && (
        <ScrollRegion className={classes.rows} label={props.label}>
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span className="lb-spoken">{t("compared.change")}</span>
                </th>
                {props.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position only
                <tr key={place} data-change={row.change}>
                  <td>
                    <span aria-hidden>{signs[row.change]}</span>
                    <span className="lb-spoken">{t(`compared.rows.${row.change}`)}</span>
                  </td>
                  {props.columns.map((column, index) => (
                    <td key={column}>{cell(row, index)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {!!props.more && <p className={classes.left}>{t("compared.more", { count: props.more })}</p>}
      {same > 0 && (
        <button type="button" className={classes.more} onClick={() => setAll(!all)} aria-expanded={all}>
          {t(all ? "compared.hideSame" : "compared.showSame", { count: same })}
        </button>
      )}
    </>
  );
}

/** A read-only table. */
export function ShownTable({
  columns,
  rows,
}: {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    <div className={classes.rows}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position only
            <tr key={place}>
              {columns.map((column, index) => (
                <td key={column}>{row[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
