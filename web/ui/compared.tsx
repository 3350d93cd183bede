import type { ReactNode } from "react";
import classes from "./compared.module.css";

/** Two versions side by side, part by part; what differs is marked by `del` and `ins`. */
export function Compared(props: {
  /** What the parts are, and of which versions the columns are. */
  headings: readonly [of: string, before: string, after: string];
  /** What is compared, said to those who listen. */
  caption?: string;
  /** The headings are only said: what surrounds the table shows them. */
  spoken?: boolean;
  rows: readonly { key: string; name: ReactNode; before: ReactNode; after: ReactNode }[];
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
        {props.rows.map(({ key, name, before, after }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
