/** @jsxImportSource preact */
import { render } from "preact";
import type { TrialLook } from "../../../shared/proficiency/public-trials/public-trials.endpoints.ts";
import type { TrialTextKey } from "../../../shared/proficiency/texts/trial-texts.de.ts";
import { type TrialAnswer, Trials, type TrialWanted } from "../components/trials.tsx";
import { trialsHref } from "../pages/trials-links.ts";
import { style } from "../style/style.ts";
import { trialsStyle } from "../style/trials-style.ts";
import { trialTextsOf } from "../texts/trial-texts-of.ts";
import { dressed } from "./dress.ts";
import { onDress } from "./listen.ts";
import { once } from "./load.ts";
import type { Options } from "./options.ts";
import { readJson } from "./read-json.ts";
import { defaultTrialTexts } from "./trials-texts.ts";

const perPage = 50;
/** Pause in typing after which the list follows. */
const rest = 250;

type Read = TrialAnswer & { true_until: string };

/**
 * Shows the laboratory's certifications. The list is valid until the next midnight; then it is read again, also on a page that was left
 * open.
 * @param back shows the directory of analyses again, if the certifications replace it
 * @returns a function that removes it
 */
export function showTrials(host: HTMLElement, { origin, language }: Options, back?: () => void): () => void {
  const { search = "", category = "", view } = host.dataset;
  const loadLook = once(`trials ${origin} ${language}`, () =>
    readJson<TrialLook>(`${origin}/api/${language}/public/proficiency/look/`),
  );
  const { place, undress } = dressed(host, style + trialsStyle, loadLook);
  let criteria: TrialWanted = { view: "parameter", search, category, tag: "", page: 1 };
  let answer: Read | undefined;
  let words: { language: string; texts: Record<TrialTextKey, string> } | undefined;
  let failed = false;
  let requests = 0;
  let typing = 0;
  let midnight = 0;

  function draw(): void {
    if (!words) return;
    const typed: object = JSON.parse(host.dataset.texts ?? "{}");
    const texts = trialTextsOf(words.language, { ...words.texts, ...typed });
    const state = failed ? (
      <div class="lbm-state lbm-error" part="error" role="alert">
        <p>{texts.failed}</p>
        <button type="button" class="lbm-button" data-retry>
          {texts.retry}
        </button>
      </div>
    ) : (
      <p class="lbm-state" role="status">
        {texts.loading}
      </p>
    );
    render(
      <div class="lbm" part="root" lang={words.language}>
        {answer && !failed ? (
          <Trials
            {...{ texts, wanted: criteria, answer, perPage, origin }}
            level={2}
            href={(to) => origin + trialsHref(to, language)}
            action={`${origin}/embed/proficiency/`}
            hidden={{}}
            directory={back && `${origin}/embed/analyses/?begin=parameter&lang=${language}`}
          />
        ) : (
          state
        )}
      </div>,
      place,
    );
  }

  async function load(): Promise<void> {
    const turn = ++requests;
    clearTimeout(midnight);
    try {
      const of = criteria.view === "parameter" ? "" : "certificates/";
      const query = new URLSearchParams({
        search: criteria.search.trim(),
        limit: String(perPage),
        offset: String((criteria.page - 1) * perPage),
        ...(criteria.category && { category: criteria.category }),
        ...(criteria.tag && { tag: criteria.tag }),
      });
      const read = await readJson<Read>(`${origin}/api/${language}/public/proficiency/${of}?${query}`);
      if (turn !== requests) return;
      answer = { ...read, view: criteria.view } as Read;
      failed = false;
      const left = Date.parse(read.true_until) - Date.now();
      midnight = window.setTimeout(load, Math.max(left, 1_000));
    } catch {
      if (turn !== requests) return;
      failed = true;
    }
    draw();
  }
  function want(next: Partial<TrialWanted>, delay = 0): void {
    criteria = { ...criteria, page: 1, ...next };
    clearTimeout(typing);
    typing = window.setTimeout(load, delay);
  }

  async function begin(): Promise<void> {
    const design = await loadLook.catch(() => undefined);
    const contentLanguage =
      design?.languages.find((candidate) => candidate === language) ?? design?.languages[0] ?? language;
    words = {
      language: contentLanguage,
      texts: { ...(await defaultTrialTexts(contentLanguage)), ...design?.texts },
    };
    const first = view ?? design?.default_view;
    criteria = { ...criteria, view: first === "ringversuche" ? first : "parameter" };
    draw();
    await load();
  }
  const fieldOf = (event: Event) => event.target as HTMLInputElement | HTMLSelectElement;
  place.addEventListener("input", (event) => {
    const { name, value } = fieldOf(event);
    if (name === "search") want({ search: value }, rest);
  });
  place.addEventListener("change", (event) => {
    const { name, value } = fieldOf(event);
    if (name === "category" || name === "tag") want({ [name]: value });
  });
  place.addEventListener("submit", (event) => {
    event.preventDefault();
    want({});
  });
  place.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const pressed = (event.target as Element).closest<HTMLElement>(
      "[data-view],[data-page],[data-retry],[data-directory]",
    );
    if (!pressed) return;
    event.preventDefault();
    const { view: chosen, page, directory } = pressed.dataset;
    if (directory) return back?.();
    if (chosen) want({ view: chosen as TrialWanted["view"] });
    else want(page ? { page: Number(page) } : {});
    if (page) host.scrollIntoView({ block: "start" });
  });
  const end = onDress(draw);
  void begin();
  return () => {
    requests = -1;
    clearTimeout(typing);
    clearTimeout(midnight);
    end();
    render(null, place);
    undress();
  };
}

/** The present content of an element. */
export interface Shown {
  remove: () => void;
  /** Whether the element is gone, or shows another widget. */
  isGone: boolean;
}

/**
 * Shows proficiency tests in place of a directory as long as its visitor has not asked for anything.
 * @param showDirectory shows it again and returns a function that removes it
 */
export function showTrialsFirst(
  host: HTMLElement,
  options: Options,
  shown: Shown,
  showDirectory: () => () => void,
): void {
  if (Object.values({ ...options.route.read(), ...options.fixed }).some(Boolean)) return;
  const change = (show: () => () => void) => {
    if (shown.isGone) return;
    shown.remove();
    shown.remove = show();
  };
  change(() => showTrials(host, options, () => change(showDirectory)));
}
