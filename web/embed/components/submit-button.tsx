/** @jsxImportSource preact */
import type { Texts } from "../texts/texts-of.ts";

/** Sends the search off, where it is not followed as one types. */
export const SubmitButton = ({ texts }: { texts: Texts }) => (
  <button type="submit" class="lbm-button" part="button">
    {texts.submit}
  </button>
);
