/**
 * Something that the stacks need is not there. That ends the synthesis, unless LABORIUM_ALLOW_MISSING=1 tells that the house is
 * still being built: then it is said and left out.
 * @throws Error with the fact.
 */
export function leave(fact: string): void {
  if (process.env.LABORIUM_ALLOW_MISSING !== "1") throw new Error(`${fact}.`);
  console.warn(`${fact}: left out.`);
}
