/** @jsxImportSource preact */
import type { Texts } from "../texts/texts-of.ts";

/** Submits the search if results do not follow while typing. */
export const SubmitButton = ({ texts }: { texts: Texts }) => (
  <button type="submit" class="lbm-button" part="button">
    {texts.submit}
  </button>
);
