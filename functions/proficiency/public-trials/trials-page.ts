import { h } from "preact";
import type { trialsPage as endpoint } from "../../../shared/proficiency/public-trials/public-trials.endpoints.ts";
import { trialTexts } from "../../../shared/proficiency/texts/trial-texts.ts";
import { type TrialAnswer, Trials, type TrialWanted } from "../../../web/embed/components/trials.tsx";
import { trialsHref, trialsPath } from "../../../web/embed/pages/trials-links.ts";
import { trialsStyle } from "../../../web/embed/style/trials-style.ts";
import { trialTextsOf } from "../../../web/embed/texts/trial-texts-of.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { pageLanguage } from "../../platform/public-page/page-language.ts";
import { renderPage } from "../../platform/public-page/render-page.ts";
import { keptTrialConfig } from "../configuration/read-configuration.store.ts";
import { readTrials } from "../trials/read-trials.ts";
import { cacheOfToday } from "./cache-of-today.ts";
import { filterRows, filtersOf, publicTestables, publicTrials } from "./public-rows.ts";
import { trialLook } from "./trial-look.ts";

const perPage = 50;

/** The list of certificates as a page that works without JavaScript. */
export const trialsPage: Command<typeof endpoint> = async (call) => {
  const { actor, tenant, query } = call;
  const locale = pageLanguage(call);
  const { language, main, address } = locale;
  const [config, trials] = await Promise.all([keptTrialConfig.read(actor), readTrials(actor)]);
  const design = trialLook(tenant, config, language);
  const texts = trialTextsOf(language, { ...trialTexts.defaultsIn(language), ...design.texts });
  const all = publicTestables(trials.in(language, main), tenant.time_zone);
  const rows = filterRows(all, query);
  const view = query.view ?? config.default_view;
  const hits = view === "parameter" ? rows : publicTrials(rows);
  // Show the last page instead of one beyond the end, since rows may have disappeared in the meantime.
  const page = Math.min(query.page, Math.max(1, Math.ceil(hits.length / perPage)));
  const search = query.search.trim();
  const selection: TrialWanted = { view, page, search, category: query.category ?? "", tag: query.tag ?? "" };
  const results = hits.slice((page - 1) * perPage, page * perPage);
  const answer = { view, count: hits.length, results, ...filtersOf(all) } as TrialAnswer;
  const named = address.named ? language : undefined;
  const pathIn = (other: string, isNamed: boolean) =>
    trialsHref({ view: query.view }, other === main && !isNamed ? undefined : other);
  return renderPage(
    call,
    { ...locale, texts, look: design },
    {
      title: texts.trials,
      description: texts.trialsLead,
      path: (wants) => pathIn(wants.language, wants.named),
      noIndex: search !== "" || page > 1,
      rules: trialsStyle,
      headers: cacheOfToday(tenant),
    },
    h(Trials, {
      texts,
      wanted: selection,
      answer,
      perPage,
      level: 1,
      href: (to) => trialsHref(to, named),
      action: trialsPath,
      hidden: named ? { lang: named } : {},
      directory: tenant.modules.MD_WEB
        ? `/embed/analyses/?begin=parameter${named ? `&lang=${named}` : ""}`
        : undefined,
    }),
  );
};
