/** @jsxImportSource preact */
import type { Texts } from "../texts/texts-of.ts";

interface CopyLinkProps {
  texts: Texts;
  /** By default the address that the page has when the button is pressed. */
  url?: string;
  /** Until there is a script, which works it (`loader/laborium.ts`). */
  hidden?: boolean;
}

/** A button that copies the address of what is shown. */
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
