import type { TrialWanted } from "../components/trials.tsx";

/** The laboratory's page about proficiency tests. */
export const trialsPath = "/embed/proficiency/";

/** The address of that page for given criteria. */
export function trialsHref(
  criteria: { [Name in keyof TrialWanted]?: TrialWanted[Name] | undefined },
  language: string | undefined,
): string {
  const { view, search, category, tag, page = 1 } = criteria;
  const parameters = { view, search, category, tag, page: page > 1 ? String(page) : "", lang: language };
  const query = new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return query.size > 0 ? `${trialsPath}?${query}` : trialsPath;
}
