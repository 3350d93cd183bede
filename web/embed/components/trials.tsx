/** @jsxImportSource preact */
import type { TrialView } from "../../../shared/proficiency/configuration/defaults.ts";
import type {
  PublicTestable,
  PublicTrial,
} from "../../../shared/proficiency/public-trials/public-trials.endpoints.ts";
import type { TrialWords } from "../texts/trial-texts-of.ts";

/** Criteria of the list; pages count from 1. */
export interface TrialWanted {
  view: TrialView;
  search: string;
  category: string;
  tag: string;
  page: number;
}
interface Named {
  id: string;
  name: string;
  language?: string | undefined;
}
interface Answer<Row> {
  count: number;
  results: readonly Row[];
  categories: readonly Named[];
  tags: readonly Named[];
}
export type TrialAnswer =
  | ({ view: "parameter" } & Answer<PublicTestable>)
  | ({ view: "ringversuche" } & Answer<PublicTrial>);

export interface TrialsProps {
  texts: TrialWords;
  wanted: TrialWanted;
  answer: TrialAnswer;
  perPage: number;
  /** Level of its heading: 1 on a page of its own, 2 within a laboratory's page. */
  level: 1 | 2;
  /** The address of the page for given criteria; the form leads there, too. */
  href: (criteria: Partial<TrialWanted>) => string;
  action: string;
  /** Hidden fields of the form. */
  hidden: Readonly<Record<string, string>>;
  /** Prefix for the addresses of downloads on pages of another origin. */
  origin?: string;
  /** Address of the directory of analyses, if it can be reached from here. */
  directory?: string | undefined;
}

/**
 * The laboratory's certifications, by parameter or by proficiency test. Forms and links work without a script; a widget listens to their
 * events, and a page drawn by the server is the same.
 */
export function Trials(props: TrialsProps) {
  const { texts, wanted: criteria, answer, perPage, level, href, action, hidden, directory } = props;
  const Heading = `h${level}` as const;
  const pages = Math.max(1, Math.ceil(answer.count / perPage));
  const isLimited = criteria.search !== "" || criteria.category !== "" || criteria.tag !== "";
  return (
    <div class="lbm-trials" part="trials">
      <Heading class={level === 1 ? "lbm-page-title" : "lbm-trials-title"} tabIndex={-1}>
        {texts.trials}
      </Heading>
      <p class="lbm-trials-lead">{texts.trialsLead}</p>
      {directory && (
        <p class="lbm-trials-lead">
          <a href={directory} data-directory="true">
            {texts.directory}
          </a>
        </p>
      )}
      <search>
        <form class="lbm-trials-form" method="get" action={action}>
          <label class="lbm-trials-search">
            <span>{texts.searchLabel}</span>
            <input
              class="lbm-input"
              part="input"
              type="search"
              name="search"
              maxLength={200}
              placeholder={texts.searchHint}
              value={criteria.search}
              autocomplete="off"
            />
          </label>
          <Choice
            name="category"
            {...{ label: texts.category, all: texts.allCategories, of: answer.categories }}
            chosen={criteria.category}
          />
          <Choice
            name="tag"
            {...{ label: texts.tag, all: texts.allTags, of: answer.tags }}
            chosen={criteria.tag}
          />
          <input type="hidden" name="view" value={criteria.view} />
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" class="lbm-button" part="button">
            {texts.submit}
          </button>
        </form>
      </search>
      <div class="lbm-trials-bar">
        <nav aria-label={texts.views}>
          <ul>
            {(["parameter", "ringversuche"] as const).map((view) => (
              <li key={view}>
                <a
                  href={href({ ...criteria, view, page: 1 })}
                  data-view={view}
                  aria-current={view === criteria.view ? "true" : undefined}
                >
                  {view === "parameter" ? texts.byParameter : texts.byTrial}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p class="lbm-count" role="status">
          {texts.found(answer.count)}
        </p>
      </div>
      {answer.count === 0 && (
        <div class="lbm-nothing" part="nothing">
          <p>
            <b>{isLimited ? texts.nothing : texts.empty}</b>
          </p>
          {isLimited && <p>{texts.nothingHint}</p>}
        </div>
      )}
      {answer.view === "parameter" ? (
        <ul class="lbm-trial-list">
          {answer.results.map((row) => (
            <li key={`${row.parameter} ${row.material}`} class="lbm-trial" part="trial">
              <div>
                <Subject {...row} texts={texts} />
                <p class="lbm-trial-facts">
                  <span lang={row.certificate.language}>{row.certificate.name}</span>,{" "}
                  {texts.tested(row.certificate.test_date)}
                  {isForeign(row) || row.certificate.language ? <ForeignMark texts={texts} /> : null}
                </p>
              </div>
              <State {...row} texts={texts} />
              <Download {...row.certificate} {...props} />
            </li>
          ))}
        </ul>
      ) : (
        <ul class="lbm-trial-list">
          {answer.results.map((row) => (
            <li key={row.id} class="lbm-trial" part="trial">
              <div>
                <p class="lbm-trial-name" lang={row.language}>
                  {row.name}
                </p>
                <p class="lbm-trial-facts">
                  {texts.tested(row.test_date)}
                  {row.language || row.testables.some(isForeign) ? <ForeignMark texts={texts} /> : null}
                </p>
              </div>
              <State {...row} texts={texts} />
              <Download {...row} {...props} />
              <ul class="lbm-trial-parts" aria-label={texts.parametersOf}>
                {row.testables.map((testable) => (
                  <li key={`${testable.parameter} ${testable.material}`}>
                    <Subject {...testable} texts={texts} />
                    {(testable.valid_until !== row.valid_until || testable.certified !== row.certified) && (
                      <State {...testable} texts={texts} />
                    )}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav class="lbm-pager" part="pager" aria-label={texts.pages}>
          <span>
            {criteria.page > 1 && (
              <a
                href={href({ ...criteria, page: criteria.page - 1 })}
                data-page={criteria.page - 1}
                rel="prev"
              >
                {`← ${texts.previous}`}
              </a>
            )}
          </span>
          <span>{texts.page(criteria.page, pages)}</span>
          <span>
            {criteria.page < pages && (
              <a
                href={href({ ...criteria, page: criteria.page + 1 })}
                data-page={criteria.page + 1}
                rel="next"
              >
                {`${texts.next} →`}
              </a>
            )}
          </span>
        </nav>
      )}
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  all: string;
  of: readonly Named[];
  chosen: string;
}
/** A filter for the list; nothing is shown unless there is at least one option. */
function Choice({ name, label, all, of, chosen }: ChoiceProps) {
  if (of.length === 0) return null;
  return (
    <label>
      <span>{label}</span>
      <select class="lbm-input" part="input" name={name}>
        <option value="">{all}</option>
        {of.map(({ id, name: shown, language }) => (
          <option key={id} value={id} lang={language} selected={id === chosen}>
            {shown}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SubjectProps {
  parameter: string;
  parameter_language?: string | undefined;
  material: string;
  material_language?: string | undefined;
  rilibaek: boolean;
}
const isForeign = (row: SubjectProps) =>
  row.parameter_language !== undefined || row.material_language !== undefined;

/** Says that a name is in another language than its page. */
const ForeignMark = ({ texts }: { texts: TrialWords }) => (
  <span class="lbm-fallback"> ({texts.otherLanguage})</span>
);

/** A parameter in its material, marked if the guideline demands it. */
function Subject(props: SubjectProps & { texts: TrialWords }) {
  const { parameter, material, rilibaek, texts } = props;
  return (
    <p class="lbm-trial-name">
      <span lang={props.parameter_language}>{parameter}</span>{" "}
      <span class="lbm-trial-material" lang={props.material_language}>
        {material}
      </span>
      {rilibaek && (
        <>
          {" "}
          <abbr class="lbm-code" title={texts.rilibaekHint}>
            {texts.rilibaek}
          </abbr>
        </>
      )}
    </p>
  );
}

/** Whether a subject is certified now, in words and as a sign, and until when. */
function State(props: { certified: boolean; valid_until: string; texts: TrialWords }) {
  const { certified, valid_until, texts } = props;
  return (
    <p class={certified ? "lbm-trial-state" : "lbm-trial-state lbm-trial-state--expired"} part="trial-state">
      <strong>{certified ? texts.certified : texts.expired}</strong>{" "}
      <span>{certified ? texts.validUntil(valid_until) : texts.wasValidUntil(valid_until)}</span>
    </p>
  );
}

function Download(props: { name: string; url: string; texts: TrialWords; origin?: string }) {
  const { name, url, texts, origin = "" } = props;
  return (
    <p class="lbm-trial-download">
      <a href={origin + url} download aria-label={texts.downloadOf(name)}>
        {texts.download}
      </a>
    </p>
  );
}
