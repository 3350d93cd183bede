/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import type { ColumnKind } from "../../../shared/core/catalogue/field.ts";
import type { FieldRole } from "../../../shared/core/catalogue/field-role.ts";
import type { ShownField } from "../../../shared/core/catalogue/shown-field.ts";
import type { ShownSpecimen } from "../../../shared/core/catalogue/shown-specimen.ts";
import type { PublicAnalysis } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { fill, type Texts } from "../texts/texts-of.ts";
import { ContainerPicture } from "./container-picture.tsx";

const ofSpecimens: ReadonlySet<FieldRole> = new Set([
  "specimens",
  "material",
  "container",
  "volume",
  "storage",
  "transport",
]);
const ofTime: ReadonlySet<FieldRole> = new Set(["turnaround", "schedule"]);

/** Whether the glance shows a field, so that it is not repeated below. Rich text and further fields of a role are left below. */
export function isInGlance({ specimens, fields }: PublicAnalysis, field: ShownField): boolean {
  const { role, html } = field;
  if (role === undefined || html !== undefined) return false;
  if (ofTime.has(role)) return true;
  return (
    ofSpecimens.has(role) && specimens.length > 0 && fields.find((other) => other.role === role) === field
  );
}

interface GlanceProps {
  analysis: PublicAnalysis;
  texts: Texts;
  Heading: "h2" | "h3";
}

/** The answers that a sender looks for first: the container, how much, how stable, until when, and how to order it. */
export function Glance({ analysis, texts, Heading }: GlanceProps) {
  const { specimens, fields } = analysis;
  const [preferred, ...alternatives] = specimens;
  const times = fields.filter((field) => isInGlance(analysis, field) && field.role && ofTime.has(field.role));
  if (!preferred && times.length === 0) return null;
  return (
    <section class="lbm-glance" part="glance" aria-label={texts.glance}>
      <div class="lbm-preferred">
        {preferred?.look && <ContainerPicture look={preferred.look} />}
        <dl>
          {preferred && <Preferred specimen={preferred} fields={fields} texts={texts} />}
          {times.map((field) => (
            <Fact
              key={field.key}
              field={field}
              label={field.label}
              texts={texts}
              isWide={field.role === "schedule"}
            >
              {field.text ?? field.list?.join(", ")}
            </Fact>
          ))}
        </dl>
      </div>
      {preferred?.order && (
        <a
          class="lbm-button lbm-order"
          part="button"
          href={preferred.order.url}
          lang={preferred.order.language}
        >
          {fill(texts.orderContainer, { name: preferred.order.name })}
        </a>
      )}
      {alternatives.length > 0 && (
        <>
          <Heading class="lbm-section-title">{texts.alternatives}</Heading>
          <ul class="lbm-alternatives">
            {alternatives.map((specimen) => (
              <li key={`${specimen.material} ${specimen.container} ${specimen.transport}`}>
                {specimen.look && <ContainerPicture look={specimen.look} />}
                <span>
                  <b>{specimen.material || specimen.container}</b>
                  {inWords(specimen, texts)
                    .filter((words) => words !== "")
                    .map((words) => (
                      <span key={words} class="lbm-fact">
                        {words}
                      </span>
                    ))}
                  {specimen.order && (
                    <a class="lbm-fact" href={specimen.order.url} lang={specimen.order.language}>
                      {fill(texts.orderContainer, { name: specimen.order.name })}
                    </a>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Preferred(props: { specimen: ShownSpecimen; fields: readonly ShownField[]; texts: Texts }) {
  const { specimen, fields, texts } = props;
  const table = fields.find(({ role }) => role === "specimens");
  const fact = (role: FieldRole, kind: ColumnKind, usual: string, value: ComponentChildren) => {
    const field = table ?? fields.find((other) => other.role === role);
    const label = table
      ? table.columns?.[(table.kinds ?? []).indexOf(kind)]
      : fields.find((other) => other.role === role)?.label;
    return value ? (
      <Fact
        key={role}
        field={field}
        label={label ?? usual}
        texts={texts}
        isWide={role === "container" || role === "storage"}
      >
        {value}
      </Fact>
    ) : null;
  };
  const { material, container, stability, transport } = specimen;
  return (
    <>
      {fact("material", "material", texts.material, material)}
      {fact("volume", "text", texts.volume, volumeOf(specimen, texts, table !== undefined))}
      {fact(
        "container",
        "container",
        texts.container,
        container && (
          <>
            {container}
            <Appearance specimen={specimen} texts={texts} />
          </>
        ),
      )}
      {fact(
        "storage",
        "text",
        texts.stability,
        stability.length > 0 && (
          <ul class="lbm-stability">
            {stability.map(({ condition, duration }) => (
              <li key={condition}>
                {condition && <span>{`${condition}: `}</span>}
                {duration}
              </li>
            ))}
          </ul>
        ),
      )}
      {fact("transport", "transport", texts.transport, transport)}
    </>
  );
}

const volumeOf = (
  { usual_volume: usual, minimum_volume: minimum }: ShownSpecimen,
  texts: Texts,
  isNamed: boolean,
) =>
  [usual, minimum && (isNamed || usual ? fill(texts.atLeast, { volume: minimum }) : minimum)]
    .filter(Boolean)
    .join(", ");

/** Colour of the cap and fill volume, which a picture alone would keep from those who do not see it. */
const appearanceOf = ({ look: appearance }: ShownSpecimen, texts: Texts) =>
  [appearance?.colour && fill(texts.cap, { colour: appearance.colour }), appearance?.fill]
    .filter(Boolean)
    .join(", ");

function Appearance({ specimen, texts }: { specimen: ShownSpecimen; texts: Texts }) {
  const words = appearanceOf(specimen, texts);
  return words ? <span class="lbm-fact">{words}</span> : null;
}

const inWords = (specimen: ShownSpecimen, texts: Texts): string[] => [
  [specimen.material && specimen.container, appearanceOf(specimen, texts)].filter(Boolean).join(", "),
  volumeOf(specimen, texts, true),
  specimen.stability
    .map(({ condition, duration }) => (condition ? `${condition}: ${duration}` : duration))
    .join(" · "),
  specimen.transport,
];

interface FactProps {
  isWide?: boolean;
  field: ShownField | undefined;
  label: string;
  texts: Texts;
  children: ComponentChildren;
}
function Fact({ isWide, field, label, texts, children }: FactProps) {
  return (
    <div class={`lbm-glance-fact${isWide ? " lbm-glance-fact--wide" : ""}`} data-key={field?.key}>
      <dt>
        {label}
        {field?.fallback && <span class="lbm-fallback"> ({texts.otherLanguage})</span>}
      </dt>
      <dd lang={field?.language}>{children}</dd>
    </div>
  );
}
