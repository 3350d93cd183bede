/** @jsxImportSource preact */
import { useEffect, useState } from "preact/hooks";
import { codesIn, codesText } from "../../../shared/webpublisher/draw/chosen.ts";
import type { Draw } from "../../../shared/webpublisher/draw/draw.ts";
import type { DrawWords } from "../texts/draw-texts-of.ts";
import { once } from "./load.ts";
import { readJson } from "./read-json.ts";

/** Reads the specimens of the analyses of a plan; the order of codes does not matter to caches. @param of their codes */
const loadDraw = (origin: string, language: string, of: string): Promise<Draw> => {
  const text = encodeURIComponent(codesText(codesIn(of).sort()));
  return once(`draw ${origin} ${language} ${text}`, () =>
    readJson<Draw>(`${origin}/api/${language}/public/draw/?codes=${text}`),
  );
};

/** The specimens of the chosen analyses; while those of others are read, the former ones stay. */
export function useDraw(origin: string, language: string, codes: readonly string[]) {
  const [draw, setDraw] = useState<{ of: string; value: Draw } | undefined>(undefined);
  const [failed, setFailed] = useState("");
  const of = codesText(codes);
  const hasFailed = of !== "" && failed === of;
  useEffect(() => {
    if (of === "" || hasFailed) return;
    let isCurrent = true;
    loadDraw(origin, language, of).then(
      (value) => isCurrent && setDraw({ of, value }),
      () => isCurrent && setFailed(of),
    );
    return () => {
      isCurrent = false;
    };
  }, [origin, language, of, hasFailed]);
  return { draw: draw?.value, isPresent: draw?.of === of, hasFailed, retry: () => setFailed("") };
}

/** Shown while something is loading, or after a failure. */
export function LoadState(props: { texts: DrawWords; hasFailed: boolean; retry: () => void }) {
  const { texts, hasFailed, retry } = props;
  return hasFailed ? (
    <div class="lbm-state lbm-error" part="error" role="alert">
      <p>{texts.failed}</p>
      <button type="button" class="lbm-button" part="button" onClick={retry}>
        {texts.retry}
      </button>
    </div>
  ) : (
    <p class="lbm-state" role="status">
      {texts.loading}
    </p>
  );
}
