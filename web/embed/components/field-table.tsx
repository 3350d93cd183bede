/** @jsxImportSource preact */
import type { ShownField } from "../../../shared/core/catalogue/shown-field.ts";
import { Link } from "./navigation.tsx";

const isNumber = (cell: string) => /^[<>≤≥±]?\s*[\d.,\s–-]*\d[\d.,\s–-]*$/.test(cell);

/** A table such as reference ranges; columns of numbers are right-aligned. */
export function FieldTable({ field }: { field: ShownField }) {
  const columns = (field.columns ?? []).map((label, index) => ({
    id: index,
    label,
    number: (field.rows ?? []).every((row) => !row[index] || isNumber(row[index] ?? "")),
  }));
  const rows = (field.rows ?? []).map((cells, id) => ({ id, cells }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
    <section class="lbm-table" part="table" aria-label={field.label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ id, label, number }) => (
              <th key={id} scope="col" class={number ? "lbm-number" : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody lang={field.language}>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {columns.map((column) => (
                <td key={column.id} class={column.number ? "lbm-number" : undefined}>
                  <Cell text={cells[column.id] ?? ""} links={field.links} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A cell that leads to an analysis if it names one. */
function Cell({ text, links = [] }: { text: string; links?: ShownField["links"] }) {
  const link = links.find(({ name }) => name === text);
  return link ? <Link to={{ code: link.code }}>{text}</Link> : text;
}
