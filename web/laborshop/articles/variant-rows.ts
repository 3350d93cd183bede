import * as z from "zod";
import { idSchema } from "../../../shared/kernel/id.ts";
import { variantInput } from "../../../shared/laborshop/articles/article.ts";
import { variants } from "../../../shared/laborshop/articles/articles.endpoints.ts";
import { send } from "../../platform/api/call.ts";
import { ApiProblem } from "../../platform/api/problem.ts";
import type { RowOf } from "../../platform/resource/resource.ts";

/** The properties of a variant that are edited in the table. */
const { article_number, additional_information, quantity_per_pack, maximum_order_quantity, hidden } =
  variantInput.shape;
const edited = z.object({
  article_number,
  additional_information: additional_information.unwrap(),
  quantity_per_pack: quantity_per_pack.unwrap(),
  maximum_order_quantity: maximum_order_quantity.unwrap(),
  hidden: hidden.unwrap(),
});
export const variantRows = z.object({ rows: z.array(edited.extend({ id: idSchema })) });
type Rows = z.output<typeof variantRows>["rows"];
const fields = Object.keys(edited.shape) as (keyof z.output<typeof edited>)[];

/** The variants of a list as form values. */
export const rowsOf = (read: readonly RowOf<typeof variants>[]): Rows =>
  read.map(({ product: _product, sort_index: _place, translations: _texts, ...row }) => row);

/** Article numbers that several variants of a product share, so that neither customers nor imports can tell these apart by number. */
export function repeatedNumbers(rows: readonly { article_number: string }[]): string[] {
  const numbered = Map.groupBy(rows, ({ article_number }) => article_number);
  return [...numbered].flatMap(([number, same]) => (same.length > 1 ? [number] : []));
}

/** Differences from the variants that were read, by variant. */
export function changesOf(before: Rows, entered: Rows) {
  const previous = new Map(before.map((row) => [row.id, row]));
  return entered.flatMap((row, index) => {
    const was = previous.get(row.id);
    const changed = was ? fields.filter((field) => was[field] !== row[field]) : [];
    if (!was || changed.length === 0) return [];
    return [
      {
        id: row.id,
        index,
        was,
        row,
        body: Object.fromEntries(changed.map((field) => [field, row[field]])),
      },
    ];
  });
}

/**
 * Saves the variants that differ, one after the other.
 * @throws ApiProblem `edit_conflict` if somebody else changed a field that is to be saved; field errors with their row
 */
export async function saveRows(before: Rows, entered: Rows): Promise<void> {
  for (const { id, index, was, row, body } of changesOf(before, entered)) {
    const { output, etag } = await send(variants.read, { params: { id } });
    const isTheirs = fields.some(
      (field) => field in body && output[field] !== was[field] && output[field] !== row[field],
    );
    if (isTheirs)
      throw new ApiProblem({ status: 412, title: "Edit conflict", detail: "", code: "edit_conflict" });
    try {
      await send(variants.change, { params: { id }, body, ...(etag && { ifMatch: etag }) });
    } catch (error) {
      throw error instanceof ApiProblem ? placed(error, index) : error;
    }
  }
}

/** A problem with its field paths moved to those of the row. */
const placed = ({ status, message, detail, code, errors }: ApiProblem, index: number) =>
  new ApiProblem({
    status,
    title: message,
    detail,
    code,
    errors: errors.map((error) => ({ ...error, path: `rows.${index}.${error.path}` })),
  });
