/** Number of records per request. */
const limit = 500;

interface Listed<Row> {
  results: readonly Row[];
  next: string | null;
}

/** Reads all pages of a list: `wholeList((query) => call(products.list, { query }))`. */
export async function wholeList<Row>(
  page: (query: { limit: number; offset: number }) => Promise<Listed<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { results, next } = await page({ limit, offset: rows.length });
    rows.push(...results);
    if (next === null) return rows;
  }
}
