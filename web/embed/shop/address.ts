/** Parameters for the shop in the address of a page. */
export interface ShopAddress {
  /** The product linked from an analysis. */
  product?: string;
  /** The signed articles of an earlier order. */
  again?: string;
}
/** Prefix on other sites' pages, so that our names do not clash with theirs. */
const prefix = "laborium-";
const names = ["product", "again"] as const;

/** Reads the parameters. A repeated order is removed from the address, so that reloading the page does not repeat it again. */
export function readShopAddress(isOwn: boolean): ShopAddress {
  const url = new URL(location.href);
  const address: ShopAddress = {};
  for (const name of names) {
    const value = url.searchParams.get(prefix + name) ?? (isOwn ? url.searchParams.get(name) : null);
    if (value) address[name] = value;
  }
  if (address.again) {
    for (const name of [`${prefix}again`, ...(isOwn ? ["again"] : [])]) url.searchParams.delete(name);
    history.replaceState(history.state, "", url.href);
  }
  return address;
}
