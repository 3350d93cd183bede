export const productName = "Laborium";

/** The page title: the titles of the matched routes, the innermost first, ending in the product's name. */
export function pageTitle(outerToInner: readonly string[]): string {
  return [...outerToInner.filter(Boolean).reverse(), productName].join(" | ");
}
