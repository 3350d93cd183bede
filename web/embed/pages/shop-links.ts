/** The address of the laboratory's shop, from the root. */
export function shopHref(parameters: { product?: string | undefined; lang?: string | undefined }): string {
  const entries = Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams(entries);
  return query.size > 0 ? `/embed/shop/?${query}` : "/embed/shop/";
}
