import { designStore, readDesign } from "./config.store.ts";

/** The design as its calls change it: another format is refused if the chapters cannot be set in it. */
export const checkedDesign: typeof designStore = {
  ...designStore,
  async change(actor, seenVersion, changed, restores) {
    const { format } = changed;
    if (format !== undefined && format !== (await readDesign(actor)).config.format) {
      // Loaded on demand, with the chapters.
      const { expectFormatFits } = await import("../chapters/check-columns.ts");
      await expectFormatFits(actor, format);
    }
    return designStore.change(actor, seenVersion, changed, restores);
  },
};
