/** @jsxImportSource preact */
import type { Draw } from "../../../shared/webpublisher/draw/draw.ts";
import type { DrawPlan } from "../../../shared/webpublisher/draw/plan.ts";
import { DrawnPlan } from "../components/draw-plan.tsx";
import { Link } from "../components/navigation.tsx";
import type { DrawWords } from "../texts/draw-texts-of.ts";

interface DrawPageProps {
  texts: DrawWords;
  language: string;
  /** Codes as they were typed, and those that no published analysis has. */
  typed: string;
  missing: readonly string[];
  planned?: { draw: Draw; analyses: Draw["analyses"]; plan: DrawPlan } | undefined;
}

/** The page of the plan for the draw: by codes, until the script replaces it. */
export function DrawPage({ texts, language, typed, missing, planned }: DrawPageProps) {
  return (
    <div data-laborium="draw" data-lang={language} data-enhance="true">
      <div class="lbm-draw">
        <div>
          <h1 class="lbm-page-title">{texts.title}</h1>
          <p class="lbm-draw-lead">{texts.lead}</p>
        </div>
        <div class="lbm-draw-find">
          <label for="lbm-draw-codes">{texts.codes}</label>
          <form action="/embed/draw/">
            <span>
              <input class="lbm-input" part="input" id="lbm-draw-codes" name="codes" value={typed} />
            </span>
            <input type="hidden" name="lang" value={language} />
            <button type="submit" class="lbm-button" part="button">
              {texts.show}
            </button>
          </form>
        </div>
        <noscript>
          <p>{texts.noScript}</p>
        </noscript>
        <p class="lbm-draw-lead">
          <Link to={{}}>{texts.directory}</Link>
        </p>
        {missing.length > 0 && (
          <p class="lbm-draw-warning">{texts.filled("unknown", { codes: missing.join(", ") })}</p>
        )}
        {planned && <DrawnPlan {...{ texts, ...planned }} weight={undefined} level={2} />}
      </div>
    </div>
  );
}
