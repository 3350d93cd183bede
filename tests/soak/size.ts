/** Amount of work on unkind clouds, and the seed of all its random choices. */
interface Size {
  seed: number;
  /** Analyses that the main job imports. */
  imported: number;
  /** Analyses that an import changes and then undoes. */
  changed: number;
  /** Analyses of the catalogue for the random work. */
  catalogue: number;
  /** Rounds in which two people, an import and a bulk change work on it at once. */
  rounds: number;
}

/** `npm run soak`: the size of a large laboratory, with a new seed each time. */
const full: Size = {
  seed: Number(process.env.LABORIUM_SEED ?? 29),
  imported: 5_000,
  changed: 200,
  catalogue: 240,
  rounds: 3,
};

/** `npm test`: a small amount, always the same. */
const small: Size = { seed: 29, imported: 300, changed: 40, catalogue: 120, rounds: 2 };

/** The project of `npm run soak` sets LABORIUM_SOAK (`vitest.config.ts`). */
export const size = process.env.LABORIUM_SOAK ? full : small;
