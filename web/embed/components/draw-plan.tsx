/** @jsxImportSource preact */

import type { ContainerShape } from "../../../shared/core/catalogue/container-look.ts";
import { shapeOf } from "../../../shared/core/catalogue/container-look.ts";
import type { ShownSpecimen } from "../../../shared/core/catalogue/shown-specimen.ts";
import { fold } from "../../../shared/kernel/folding.ts";
import type { Draw } from "../../../shared/webpublisher/draw/draw.ts";
import type { DrawPlan, PlannedTube } from "../../../shared/webpublisher/draw/plan.ts";
import type { DrawWords } from "../texts/draw-texts-of.ts";
import { ContainerPicture } from "./container-picture.tsx";

interface PlanProps {
  texts: DrawWords;
  plan: DrawPlan;
  draw: Draw;
  /** The analyses that were planned; panels are replaced by theirs. */
  analyses: Draw["analyses"];
  weight: number | undefined;
  level: 2 | 3;
}

/** The plan: how many containers and how much blood, the containers in the order of draw, and what to observe. */
export function DrawnPlan(props: PlanProps) {
  const { texts, plan, draw, level } = props;
  const { tubes } = plan;
  const Heading = `h${level}` as const;
  const [first] = tubes;
  return (
    <section class="lbm-draw-plan" part="draw-plan">
      <Heading class="lbm-draw-heading">{texts.plan}</Heading>
      <p class="lbm-draw-sum" role="status">
        {sumOf(texts, plan)}
      </p>
      <Limit {...props} />
      {tubes.length > 0 && <p class="lbm-draw-quiet">{texts.order}</p>}
      <ol class="lbm-draw-tubes">
        {tubes.map((tube, index) => (
          <li key={tube.id} class="lbm-draw-tube" part="draw-tube">
            <span class="lbm-draw-number" aria-hidden="true">
              {index + 1}
            </span>
            <Picture tube={tube} draw={draw} />
            <div>
              <p class="lbm-draw-name">
                <b>{tubeName(texts, tube)}</b> {tube.fill !== undefined && texts.volume(tube.fill)}
                {tube.isAssumed && <span class="lbm-draw-quiet"> ({texts.assumed})</span>}
              </p>
              <p>
                {tube.analyses.map(({ code, name }) => (
                  <span key={code} class="lbm-draw-analysis">
                    <span class="lbm-draw-code">{code}</span> {name}
                  </span>
                ))}
              </p>
              <Demands texts={texts} tube={tube} />
              {tube.used > 0 && (
                <p class="lbm-draw-quiet">
                  {tube.fill === undefined
                    ? texts.filled("usedOnly", { used: texts.volume(tube.used) })
                    : texts.filled("used", { used: texts.volume(tube.used), fill: texts.volume(tube.fill) })}
                </p>
              )}
              {tube.isBlood && !tube.isOrdered && <p class="lbm-draw-quiet">{texts.notOrdered}</p>}
            </div>
          </li>
        ))}
      </ol>
      {first?.kind === "citrate" && <p class="lbm-draw-note">{texts.discard}</p>}
      <Gaps {...props} />
      <Notes {...props} />
      <p class="lbm-draw-quiet">{texts.basis}</p>
    </section>
  );
}

/** The plan in a line: containers and blood. */
export const sumOf = (texts: DrawWords, { tubes, blood, unmeasured }: DrawPlan): string =>
  [
    texts.counted("tubes", tubes.length),
    ...(blood.full > 0 ? [texts.filled("blood", { volume: texts.volume(blood.full) })] : []),
    ...(blood.needed > 0 ? [texts.filled("bloodLess", { volume: texts.volume(blood.needed) })] : []),
    ...(unmeasured > 0 ? [texts.bloodUnknown] : []),
  ].join(" · ");

/** The catalogue's word for a container, or ours for its kind. */
export const tubeName = ({ kinds }: DrawWords, { label, kind }: PlannedTube) => label || kinds[kind];

const shapes: Partial<Record<PlannedTube["kind"], ContainerShape>> = {
  blood_culture: "bottle",
  esr: "slim_tube",
  serum_gel: "gel_tube",
  heparin_gel: "gel_tube",
  edta_gel: "gel_tube",
  swab: "swab",
  stool: "cup",
};

function Picture({ tube, draw }: { tube: PlannedTube; draw: Draw }) {
  const configured = draw.containers.find(({ name }) => fold(name) === fold(tube.label))?.look;
  const caps =
    configured && configured.caps.length > 0 ? configured.caps.slice(0, 1) : tube.cap ? [tube.cap] : [];
  const shape = configured?.shape ?? shapes[tube.kind] ?? shapeOf(tube.label) ?? "tube";
  const appearance: NonNullable<ShownSpecimen["look"]> = { shape, caps, colour: "", fill: "" };
  return <ContainerPicture look={appearance} />;
}

/** How a container is to be treated, in words. */
export function demandsOf(texts: DrawWords, { handling, alone }: PlannedTube): string[] {
  const { temperature, uncooled, dark, arrival, separated, separateWithin } = handling;
  const time = (minutes: number) => texts.duration(minutes);
  return [
    ...(separated
      ? [
          separateWithin === undefined
            ? texts.separate
            : separateWithin === 0
              ? texts.separateAtOnce
              : texts.filled("separateWithin", { time: time(separateWithin) }),
        ]
      : []),
    ...(separated && temperature === "frozen" ? [texts.supernatant] : []),
    ...(uncooled ? [texts.uncooled] : temperature ? [texts[temperature]] : []),
    ...(dark ? [texts.dark] : []),
    ...(arrival === undefined
      ? []
      : [arrival === 0 ? texts.atOnce : texts.filled("within", { time: time(arrival) })]),
    ...(alone ? [texts.alone] : []),
  ];
}

function Demands({ texts, tube }: { texts: DrawWords; tube: PlannedTube }) {
  const demands = demandsOf(texts, tube);
  return demands.length === 0 ? null : (
    <ul class="lbm-draw-demands">
      {demands.map((demand) => (
        <li key={demand}>{demand}</li>
      ))}
    </ul>
  );
}

function Limit({ texts, plan, weight }: PlanProps) {
  if (weight === undefined || plan.limit === undefined) return null;
  const limit = texts.filled("limit", { weight: texts.number(weight), limit: texts.volume(plan.limit) });
  const { full, needed } = plan.blood;
  const warning = needed > plan.limit ? texts.limitPassed : full > plan.limit ? texts.limitFull : "";
  return (
    <p class={warning ? "lbm-draw-warning" : "lbm-draw-note"}>
      {limit} {warning && <b>{warning}</b>}
    </p>
  );
}

function Gaps({ texts, plan, draw, level }: PlanProps) {
  const Heading = `h${level}` as const;
  const names = new Map(draw.analyses.map(({ code, name }) => [code, name]));
  const gaps = plan.gaps.map(({ kind, code, text }) =>
    texts.filled(kind, { name: `${names.get(code) ?? ""} (${code})`.trim(), text }),
  );
  if (!plan.isExact) gaps.push(texts.notExact);
  if (gaps.length === 0) return null;
  return (
    <div class="lbm-draw-warning">
      <Heading class="lbm-draw-heading">{texts.gaps}</Heading>
      <ul>
        {gaps.map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
      </ul>
    </div>
  );
}

function Notes({ texts, plan, analyses, level }: PlanProps) {
  const Heading = `h${level}` as const;
  const swaps = plan.swaps.map(({ name, preferred, taken: chosen }) =>
    texts.filled("swap", { name, preferred, taken: chosen }),
  );
  const consents = analyses
    .filter(({ consent }) => consent !== "")
    .map(({ code, consent }) => texts.filled("consent", { code, text: consent }));
  const cutOff = plan.cutOff
    ? [
        texts.filled("cutOff", {
          time: texts.time(plan.cutOff.minutes),
          codes: plan.cutOff.codes.join(", "),
        }),
      ]
    : [];
  const notes = [...swaps, ...cutOff, ...consents];
  const listed = (key: "preparation" | "schedule", title: string) => {
    const described = analyses.filter((analysis) => analysis[key] !== "");
    return described.length === 0 ? null : (
      <details class="lbm-draw-details" open={key === "preparation"}>
        <summary>{title}</summary>
        <dl>
          {described.map((analysis) => (
            <div key={analysis.code}>
              <dt>{analysis.name}</dt>
              <dd>{analysis[key]}</dd>
            </div>
          ))}
        </dl>
      </details>
    );
  };
  const preparation = listed("preparation", texts.preparation);
  const schedule = listed("schedule", texts.schedules);
  if (notes.length === 0 && !preparation && !schedule) return null;
  return (
    <div class="lbm-draw-notes">
      <Heading class="lbm-draw-heading">{texts.notes}</Heading>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {preparation}
      {schedule}
    </div>
  );
}

/** Labels to stick on the containers: their names and analyses, and nothing about a patient. */
export function DrawLabels({ texts, plan }: Pick<PlanProps, "texts" | "plan">) {
  return (
    <ol class="lbm-draw-labels" aria-hidden="true">
      {plan.tubes.map((tube, index) => (
        <li key={tube.id}>
          <span>
            {texts.filled("label", { at: texts.number(index + 1), count: texts.number(plan.tubes.length) })}
          </span>
          <b>
            {tubeName(texts, tube)} {tube.fill !== undefined && texts.volume(tube.fill)}
          </b>
          <span>{tube.analyses.map(({ code }) => code).join(", ")}</span>
          <span>{demandsOf(texts, tube).join(", ")}</span>
        </li>
      ))}
    </ol>
  );
}
