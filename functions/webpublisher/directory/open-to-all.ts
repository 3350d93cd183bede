/** Any website may read the developer API; it needs and takes no credentials. */
export const openToAll = { "Access-Control-Allow-Origin": "*" } as const;
