/** @jsxImportSource preact */
import type { ComponentChildren, Ref } from "preact";
import type { ShownField, ShownFile } from "../../../shared/core/catalogue/shown-field.ts";
import type { PublicAnalysis } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { fill, type Texts } from "../texts/texts-of.ts";
import { FieldTable } from "./field-table.tsx";
import { Glance, isInGlance } from "./glance.tsx";
import { Link } from "./navigation.tsx";
import { RangePicture } from "./range-picture.tsx";
import { SanitisedHtml } from "./sanitised-html.tsx";

interface AnalysisProps {
  analysis: PublicAnalysis;
  texts: Texts;
  /** Level of its heading: 1 on a page of its own, 2 within a lab's page. */
  level: 1 | 2;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Buttons for actions on the analysis. */
  actions?: ComponentChildren;
}

/** One analysis: the answers to what senders ask first, then all other fields in the order of its layout. */
export function Analysis({ analysis, texts, level, headingRef, actions }: AnalysisProps) {
  const Heading = `h${level}` as const;
  const Section = `h${level + 1}` as "h2" | "h3";
  const synonyms = analysis.synonyms.filter((synonym) => synonym !== analysis.name);
  return (
    <article class="lbm-analysis" part="analysis">
      <header class="lbm-analysis-head">
        <Heading class="lbm-title" part="title" tabIndex={-1} ref={headingRef ?? null}>
          {analysis.name}
        </Heading>
        <p class="lbm-subtitle">
          <span class="lbm-code" part="code">
            <span class="lbm-hidden">{`${texts.code}: `}</span>
            {analysis.code}
          </span>
          {synonyms.length > 0 && <span class="lbm-synonyms">{synonyms.join(" · ")}</span>}
        </p>
      </header>
      <Glance analysis={analysis} texts={texts} Heading={Section} />
      {groupsOf(shownOf(analysis)).map(({ id, headings, depth, fields }) => (
        <section key={id} class="lbm-section" part="section">
          {headings.map((heading, place) =>
            depth + place === 0 ? (
              <Section key={heading} class="lbm-section-title">
                {heading}
              </Section>
            ) : (
              <p key={heading} class="lbm-section-subtitle">
                {heading}
              </p>
            ),
          )}
          <dl class="lbm-fields">
            {fields.map(({ field, besides: content }) => (
              <Field key={field.key} field={field} texts={texts} isPage={level === 1}>
                {content}
              </Field>
            ))}
          </dl>
        </section>
      ))}
      {analysis.related_analyses.length > 0 && (
        <section class="lbm-section" part="section">
          <Section class="lbm-section-title">{texts.related}</Section>
          <Links links={analysis.related_analyses} />
        </section>
      )}
      {analysis.part_of.length > 0 && (
        <section class="lbm-section" part="section">
          <Section class="lbm-section-title">{texts.partOf}</Section>
          <Links links={analysis.part_of} />
        </section>
      )}
      <p class="lbm-changed">{fill(texts.changed, { date: texts.dated(analysis.changed) })}</p>
      {actions}
    </article>
  );
}

/** A field, or other content placed among the fields. */
interface Shown {
  field: ShownField;
  besides?: ComponentChildren;
}

/** The fields below the glance and further content: supplies that it does not lead to, and certificates last. */
function shownOf(analysis: PublicAnalysis): Shown[] {
  const { specimens, certificates } = analysis;
  const fields = analysis.fields.filter((field) => !isInGlance(analysis, field));
  const shown: Shown[] = fields.map((field) => ({ field }));
  const ordered = new Set(specimens.map(({ order }) => order?.url));
  const links = analysis.supplies?.links.filter(({ url }) => !ordered.has(url)) ?? [];
  const supplies = analysis.supplies && links.length > 0 ? { ...analysis.supplies, links } : null;
  const withContent = (key: string, label: string, sections: string[], value: ComponentChildren): Shown => ({
    field: { key, type: "text", label, sections, fallback: false },
    besides: value,
  });
  if (supplies) {
    const material = fields.findLastIndex(({ role }) => role === "material");
    const place = material < 0 ? fields.length : material + 1;
    const links = (
      <ul class="lbm-values">
        {supplies.links.map(({ name, language, url }) => (
          <li key={url}>
            <a href={url} lang={language}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    );
    shown.splice(
      place,
      0,
      withContent("laborshop", supplies.label, fields[place - 1]?.sections ?? [], links),
    );
  }
  if (certificates)
    shown.push(withContent("proficiency", certificates.label, [], <Files files={certificates.files} />));
  return shown;
}

interface Group {
  id: number;
  /** Headings that are new compared with the previous group, and the depth of the first. */
  headings: string[];
  depth: number;
  fields: Shown[];
}

/** Fields under the headings of their sections; titles are headings too. Synonyms are already shown below the name. */
function groupsOf(all: readonly Shown[]): Group[] {
  const groups: Group[] = [];
  let before: readonly string[] = [];
  for (const shown of all) {
    const { field } = shown;
    // Sections and groups appear as headings of the fields within them.
    if (field.role === "synonym" || field.type === "section" || field.type === "group") continue;
    if (field.type === "title") {
      groups.push({ id: groups.length, headings: [field.label], depth: (field.level ?? 1) - 1, fields: [] });
      continue;
    }
    const same = field.sections.findIndex((section, index) => section !== before[index]);
    const changed = same >= 0 || field.sections.length !== before.length;
    if (changed || groups.length === 0) {
      const depth = Math.max(same, 0);
      const headings = same < 0 ? field.sections.slice(-1) : field.sections.slice(same);
      const untouched = groups.at(-1)?.fields.length === 0 && headings.length === 0;
      if (!untouched) groups.push({ id: groups.length, headings: [...headings], depth, fields: [] });
    }
    before = field.sections;
    groups.at(-1)?.fields.push(shown);
  }
  return groups;
}

interface FieldProps {
  field: ShownField;
  texts: Texts;
  /** Whether a page shows it, whose buttons are hidden until there is a script. */
  isPage: boolean;
  children?: ComponentChildren;
}

function Field({ field, texts, isPage, children }: FieldProps) {
  const wide = field.type === "table" || field.type === "multilinetext";
  return (
    <div class={`lbm-field${wide ? " lbm-field--wide" : ""}`} part="field" data-key={field.key}>
      <dt>
        {field.label}
        {field.fallback && <span class="lbm-fallback"> ({texts.otherLanguage})</span>}
      </dt>
      <dd lang={field.rows ? undefined : field.language}>
        {children ??
          (field.role === "loinc" || field.role === "billing" ? (
            <Codes field={field} texts={texts} isPage={isPage} />
          ) : (
            <Value field={field} texts={texts} />
          ))}
      </dd>
    </div>
  );
}

/** Codes to be taken into other programs, each with a button that copies it (`loader/laborium.ts`). */
function Codes({ field, texts, isPage }: Omit<FieldProps, "children">) {
  const codes = field.list ?? (field.text ?? "").split(/[,;\s]+/).filter(Boolean);
  return (
    <ul class="lbm-values">
      {codes.map((code) => (
        <li key={code} class="lbm-copied" aria-live="polite">
          {`${code} `}
          <button
            type="button"
            class="lbm-copy"
            data-copied={texts.codeCopied}
            value={code}
            hidden={isPage || undefined}
          >
            {texts.copyCode}
            <span class="lbm-hidden">{` ${code}`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Value({ field, texts }: { field: ShownField; texts: Texts }) {
  const { type, html, rows, links, files, checked, list, text = "" } = field;
  if (html !== undefined) return <SanitisedHtml class="lbm-rich" html={html} />;
  if (rows)
    return (
      <>
        {field.role === "reference_ranges" && <RangePicture field={field} />}
        <FieldTable field={field} />
      </>
    );
  if (links) return <Links links={links} />;
  if (files) return <Files files={files} />;
  if (checked) return texts.yes;
  if (list && list.length > 1)
    return (
      <ul class="lbm-values">
        {list.map((value) => (
          <li key={value}>{value}</li>
        ))}
      </ul>
    );
  return list?.[0] ?? (type === "date" ? texts.dated(text) : text);
}

function Files({ files }: { files: readonly ShownFile[] }) {
  return (
    <ul class="lbm-values">
      {files.map(({ name, text, url }) => (
        <li key={`${name} ${text}`}>
          {url ? (
            <a href={url} download>
              {name}
            </a>
          ) : (
            name
          )}
          {`, ${text}`}
        </li>
      ))}
    </ul>
  );
}

function Links({ links }: { links: readonly { code: string; name: string }[] }) {
  return (
    <ul class="lbm-links">
      {links.map(({ code, name }) => (
        <li key={code}>
          <Link to={{ code }}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
