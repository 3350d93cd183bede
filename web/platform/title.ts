export const productName = "Laborium";

/** The page title: titles of the matched routes, innermost first, followed by the product's name. */
export function pageTitle(outerToInner: readonly string[]): string {
  return [...outerToInner.filter(Boolean).reverse(), productName].join(" | ");
}
