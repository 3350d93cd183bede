/** @jsxImportSource preact */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { knownContainers, mostAnalyses, plannedOf } from "../../../shared/webpublisher/draw/chosen.ts";
import { planDraw } from "../../../shared/webpublisher/draw/plan.ts";
import { DrawLabels, DrawnPlan } from "../components/draw-plan.tsx";
import type { DrawWords } from "../texts/draw-texts-of.ts";
import type { BrowserCatalogue } from "./catalogue.ts";
import { type DrawPlace, readCodes, writeCodes } from "./draw-address.ts";
import { Basket } from "./draw-basket-button.tsx";
import { onAdded } from "./draw-event.ts";
import { DrawFinder } from "./draw-finder.tsx";
import { type Patient, PatientOptions } from "./draw-patient.tsx";
import { LoadState, useDraw } from "./draw-specimens.tsx";

interface DeskProps {
  origin: string;
  host: HTMLElement;
  /** Whether it stands on the laboratory's own page, whose address and print it governs. */
  isOwn: boolean;
  texts: DrawWords;
  catalogue: BrowserCatalogue;
}

/** Title and lead, which stand from the first moment on. */
export function DrawHead({ texts, isOwn }: { texts: DrawWords; isOwn: boolean }) {
  const Title = isOwn ? "h1" : "h2";
  return (
    <div>
      <Title class={isOwn ? "lbm-page-title" : "lbm-draw-title"}>{texts.title}</Title>
      <p class="lbm-draw-lead">{texts.lead}</p>
    </div>
  );
}

/** The choice of analyses with the plan that follows from it. */
export function DrawDesk({ origin, host, isOwn, texts, catalogue }: DeskProps) {
  const { language } = catalogue.file;
  const place: DrawPlace = isOwn ? "own" : host.dataset.link === "query" ? "query" : "hash";
  const [codes, setCodes] = useState(() =>
    readCodes(place, origin, host.dataset.code).slice(0, mostAnalyses),
  );
  const [patient, setPatient] = useState<Patient>({ isChild: false, typed: "", amount: "minimum" });
  const [message, setMessage] = useState("");
  const root = useRef<HTMLDivElement>(null);
  const read = useDraw(origin, language, codes);
  useEffect(() => writeCodes(place, origin, codes), [place, origin, codes]);

  const { draw } = read;
  const weight = patient.isChild ? patient.weight : undefined;
  const { amount } = patient;
  const planned = useMemo(() => {
    if (!draw || codes.length === 0) return undefined;
    const analyses = plannedOf(draw, codes);
    return { analyses, plan: planDraw(analyses, { amount, weight }, knownContainers(draw)) };
  }, [draw, codes, amount, weight]);

  const names = useMemo(
    () => new Map(catalogue.file.analyses.map(([code, name]) => [code, name])),
    [catalogue],
  );
  const nameOf = (code: string) =>
    names.get(code) ?? draw?.analyses.find((analysis) => analysis.code === code)?.name ?? code;
  const focusField = () => root.current?.querySelector<HTMLElement>(".lbm-input")?.focus();

  const add = (added: readonly string[]) => {
    const next = [...new Set([...codes, ...added])];
    if (next.length > mostAnalyses) {
      setMessage(texts.filled("tooMany", { count: String(mostAnalyses) }));
      return;
    }
    setCodes(next);
    setMessage(texts.filled("added", { name: added.map(nameOf).join(", ") }));
  };
  // Entries of the page are added to the present codes, whenever they are pressed.
  const latest = useRef(add);
  latest.current = add;
  useEffect(() => onAdded(host, (code) => latest.current([code])), [host]);
  const remove = (code: string, index: number) => {
    const next = codes.filter((other) => other !== code);
    setCodes(next);
    setMessage(texts.filled("removed", { name: nameOf(code) }));
    // The focus goes to the entry that follows, so that the keyboard does not start anew.
    setTimeout(() => {
      const buttons = root.current?.querySelectorAll<HTMLElement>(".lbm-draw-remove") ?? [];
      const following = buttons[Math.min(index, buttons.length - 1)];
      if (following) following.focus();
      else focusField();
    });
  };
  const print = (paper: "plan" | "labels") => {
    const { current } = root;
    if (!current) return;
    current.dataset.print = paper;
    window.print();
    delete current.dataset.print;
  };
  const Section = isOwn ? "h2" : "h3";
  const missing = read.isPresent ? (draw?.missing ?? []) : [];
  const ownPage = `${origin}/embed/draw/?lang=${language}&codes=${encodeURIComponent(codes.join(","))}`;
  return (
    <div class="lbm-draw" part="draw" ref={root}>
      <DrawHead {...{ texts, isOwn }} />
      <DrawFinder {...{ texts, catalogue, codes, add, tell: setMessage }} />
      <p class="lbm-hidden" role="status">
        {message}
      </p>
      <div>
        <Section class="lbm-draw-heading">{texts.chosen}</Section>
        {codes.length === 0 && <p>{texts.none}</p>}
        <ul class="lbm-draw-chosen">
          {codes.map((code, index) => (
            <li key={code}>
              <span>
                <span class="lbm-draw-code">{code}</span> {nameOf(code)}
              </span>
              <button
                type="button"
                class="lbm-draw-remove"
                aria-label={texts.filled("remove", { name: nameOf(code) })}
                onClick={() => remove(code, index)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
        {missing.length > 0 && (
          <p class="lbm-draw-warning">{texts.filled("unknown", { codes: missing.join(", ") })}</p>
        )}
        {codes.length > 1 && (
          <button
            type="button"
            class="lbm-draw-link"
            onClick={() => {
              setCodes([]);
              focusField();
            }}
          >
            {texts.clear}
          </button>
        )}
      </div>
      <PatientOptions {...{ texts, patient }} change={setPatient} />
      {codes.length > 0 && (read.hasFailed || !planned) && (
        <LoadState texts={texts} hasFailed={read.hasFailed} retry={read.retry} />
      )}
      {planned && draw && !read.hasFailed && (
        <DrawnPlan {...{ texts, draw, weight }} {...planned} level={isOwn ? 2 : 3} />
      )}
      {planned && draw && !read.hasFailed && planned.plan.tubes.length > 0 && (
        <div class="lbm-draw-ways">
          {isOwn ? (
            <>
              <button type="button" class="lbm-button" part="button" onClick={() => print("labels")}>
                {texts.labels}
              </button>
              <button
                type="button"
                class="lbm-button lbm-button--quiet"
                part="button"
                onClick={() => print("plan")}
              >
                {texts.print}
              </button>
            </>
          ) : (
            <a href={ownPage} target="_blank" rel="noopener">
              {texts.labels}
            </a>
          )}
          <button
            type="button"
            class="lbm-button lbm-button--quiet"
            part="button"
            data-copied={texts.copied}
            value={ownPage}
          >
            {texts.copyLink}
          </button>
          <Basket {...{ texts, draw, origin }} tubes={planned.plan.tubes} />
        </div>
      )}
      {planned && <DrawLabels texts={texts} plan={planned.plan} />}
    </div>
  );
}
