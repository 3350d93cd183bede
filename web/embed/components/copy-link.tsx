/** @jsxImportSource preact */
import type { Texts } from "../texts/texts-of.ts";

interface CopyLinkProps {
  texts: Texts;
  /** Defaults to the address of the page at the moment when the button is pressed. */
  url?: string;
  /** Hidden until there is a script, which handles the button (`loader/laborium.ts`). */
  hidden?: boolean;
}

/** A button that copies the address of the content shown. */
export function CopyLink({ texts, url, hidden }: CopyLinkProps) {
  return (
    <p class="lbm-share" aria-live="polite">
      <button
        type="button"
        class="lbm-button lbm-button--quiet"
        part="button"
        data-copied={texts.copied}
        value={url}
        hidden={hidden}
      >
        {texts.copyLink}
      </button>
    </p>
  );
}
