/** How identifiers and codes are written, which stand in addresses; apart from the schemas, so that a page may know it without them. */
export const identifierPattern = /^[^\s/#?][^/#?]*$/;
