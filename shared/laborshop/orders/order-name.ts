/** The reference of an order: the end of its id. */
export const referenceOf = (id: string): string => `${id.slice(-8, -4)}-${id.slice(-4)}`;
/** The name of an order for people: its number or, until it is confirmed, its reference. */
export const nameOfOrder = ({ number, reference }: { number: string | null; reference: string }): string =>
  number ?? reference;
