/** What the address of a page says to the shop in it. */
export interface ShopAddress {
  /** The product to which an analysis has led. */
  product?: string;
  /** The signed articles of an earlier order. */
  again?: string;
}
/** In pages of others a name of our own, so that it meets none of theirs. */
const prefix = "laborium-";
const names = ["product", "again"] as const;

/** Reads them; what is ordered again leaves the address, so that reloading the page does not do it once more. */
export function readShopAddress(isOwn: boolean): ShopAddress {
  const url = new URL(location.href);
  const found: ShopAddress = {};
  for (const name of names) {
    const value = url.searchParams.get(prefix + name) ?? (isOwn ? url.searchParams.get(name) : null);
    if (value) found[name] = value;
  }
  if (found.again) {
    for (const name of [`${prefix}again`, ...(isOwn ? ["again"] : [])]) url.searchParams.delete(name);
    history.replaceState(history.state, "", url.href);
  }
  return found;
}
