/** @jsxImportSource preact */
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type OwnDrawTexts, withOwnDraw } from "../../../shared/webpublisher/texts/own-draw-texts.ts";
import { drawStyle } from "../style/draw-style.ts";
import { style } from "../style/style.ts";
import { type DrawWords, drawTextsOf } from "../texts/draw-texts-of.ts";
import type { BrowserCatalogue } from "./catalogue.ts";
import { DrawDesk, DrawHead } from "./draw-desk.tsx";
import { LoadState } from "./draw-specimens.tsx";
import { defaultDrawTexts } from "./draw-texts.ts";
import { dressed } from "./dress.ts";
import { onDress } from "./listen.ts";
import { loadCatalogue, loadLook, patience } from "./load.ts";
import { pause } from "./read-json.ts";

/** The texts in a language with the laboratory's own, or those that its back-office has set on the element before they are saved. */
async function wordsIn(host: HTMLElement, origin: string, language: string): Promise<DrawWords> {
  const { texts: typed } = host.dataset;
  const design = loadLook(origin, language).catch(() => undefined);
  const [texts, saved] = await Promise.all([
    defaultDrawTexts(language),
    Promise.race([design, pause(patience)]),
  ]);
  const replacements: OwnDrawTexts = typed ? JSON.parse(typed) : (saved?.texts ?? {});
  return drawTextsOf(language, withOwnDraw(texts, replacements));
}

interface Ready {
  catalogue: BrowserCatalogue;
  texts: DrawWords;
}

/**
 * Shows the plan for the draw. Everything is computed here, after the catalogue's search index and the specimens of the chosen analyses have
 * been read; nothing about a patient leaves the browser.
 * @returns a function that removes it
 */
export function showDraw(host: HTMLElement, origin: string): () => void {
  const isOwn = host.dataset.enhance !== undefined;
  const language = (host.dataset.lang || document.documentElement.lang || "de").slice(0, 2).toLowerCase();
  const { place, undress } = isOwn
    ? { place: host, undress: () => undefined }
    : dressed(host, style + drawStyle, loadLook(origin, language));
  let present = true;
  const show = (first: DrawWords) => {
    if (!present) return;
    if (isOwn && !place.querySelector("[part=root]")) place.replaceChildren();
    render(<Loading {...{ origin, language, first, host, isOwn }} />, place);
  };
  const speak = () => wordsIn(host, origin, language).then(show);
  // The server's rendering stays until everything is there to replace it.
  const showing = isOwn ? loadCatalogue(origin, language).then(speak) : speak();
  showing.catch(() => undefined);
  const end = onDress(speak);
  return () => {
    present = false;
    end();
    render(null, place);
    undress();
  };
}

interface LoadingProps {
  origin: string;
  language: string;
  /** Texts in the language of the page. */
  first: DrawWords;
  host: HTMLElement;
  isOwn: boolean;
}

/** Waits for the search index, whose language is the laboratory's main one if it lacks that of the page. */
function Loading({ origin, language, first, host, isOwn }: LoadingProps) {
  const [ready, setReady] = useState<Ready | undefined>(undefined);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const catalogue = await loadCatalogue(origin, language);
      const contentLanguage = catalogue.file.language;
      const texts = contentLanguage === language ? first : await wordsIn(host, origin, contentLanguage);
      if (isCurrent) setReady({ catalogue, texts });
    };
    read().catch(() => isCurrent && setFailed(attempt));
    return () => {
      isCurrent = false;
    };
  }, [host, origin, language, first, attempt]);
  const texts = ready?.texts ?? first;
  return (
    <div class="lbm" part="root" lang={ready?.catalogue.file.language ?? language}>
      {ready ? (
        <DrawDesk {...{ origin, host, isOwn, texts }} catalogue={ready.catalogue} />
      ) : (
        <div class="lbm-draw">
          <DrawHead {...{ texts, isOwn }} />
          <LoadState texts={texts} hasFailed={failed === attempt} retry={() => setAttempt(attempt + 1)} />
        </div>
      )}
    </div>
  );
}
