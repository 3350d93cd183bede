/** @jsxImportSource preact */
import type { Texts } from "../texts/texts-of.ts";

interface AddToDrawProps {
  texts: Pick<Texts, "addToDraw">;
  code: string;
  language: string;
  /** Of the laboratory's server, if the link stands on another website. */
  origin?: string;
  /** Adds it to a plan on the same page instead. */
  onAdd?: ((event: Event) => void) | undefined;
}

/** A link that adds an analysis to the plan for the draw, which keeps those that were added before in the same tab. */
export const AddToDraw = ({ texts, code, language, origin = "", onAdd }: AddToDrawProps) => (
  <p class="lbm-share">
    <a
      class="lbm-button lbm-button--quiet lbm-order"
      part="button"
      href={`${origin}/embed/draw/?add=${encodeURIComponent(code)}&lang=${language}`}
      rel="nofollow"
      // Analyses of another website gather in one tab.
      target={origin && "laborium-draw"}
      onClick={onAdd}
    >
      {texts.addToDraw}
    </a>
  </p>
);
