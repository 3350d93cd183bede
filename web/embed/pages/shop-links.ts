/** The address of the laboratory's shop, from the root. */
export function shopHref(wanted: { product?: string | undefined; lang?: string | undefined }): string {
  const given = Object.entries(wanted).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams(given);
  return query.size > 0 ? `/embed/shop/?${query}` : "/embed/shop/";
}
