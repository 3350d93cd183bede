import * as z from "zod";

/** `limit` and `offset` of a list call; `count` is accepted in place of `limit`. */
export const pageQuery = (defaultLimit: number, maximum = 1000) => ({
  limit: z.coerce.number().int().min(1).max(maximum).default(defaultLimit),
  count: z.coerce.number().int().min(1).max(maximum).optional(),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

/** The page that a list call requests. */
export const wantedPage = (query: { limit: number; count?: number; offset: number }) => ({
  limit: query.count ?? query.limit,
  offset: query.offset,
});

/** One page of a list: `count` is exact, `next` and `previous` are absolute-path URLs or null. */
export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({
    count: z.number().int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  });
export interface Page<Item> {
  count: number;
  next: string | null;
  previous: string | null;
  results: Item[];
}
