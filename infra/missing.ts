/**
 * Reports that something the stacks need is missing. This ends the synthesis, unless LABORIUM_ALLOW_MISSING=1 says that the
 * build is incomplete: then a message is printed and the part left out.
 * @throws Error with the fact.
 */
export function leave(fact: string): void {
  if (process.env.LABORIUM_ALLOW_MISSING !== "1") throw new Error(`${fact}.`);
  console.warn(`${fact}: left out.`);
}
