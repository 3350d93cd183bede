import { Anchor, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { getSearchFigures } from "../../../shared/webpublisher/searches/searches.endpoints.ts";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ActionLink } from "../../ui/way.tsx";
import { figuresOf } from "./queries.ts";
import classes from "./searches.module.css";

/**
 * Summary of visitors' searches within four weeks, for the module's home: `<SearchesCard />`, on a page whose route loads the texts
 * `searches`. It is empty for accounts that may not open the page.
 */
export function SearchesCard() {
  const { t } = useTranslation("searches");
  const format = useFormat();
  const access = useAccess();
  const mayOpen = access.mayCall(getSearchFigures);
  const query = useQuery({ ...figuresOf("28"), enabled: mayOpen });
  if (!mayOpen) return null;
  return (
    <Panel
      title={t("title")}
      aside={
        <Anchor component={ActionLink} to="/webpublisher/suchbegriffe" size="sm">
          {t("all")}
        </Anchor>
      }
    >
      <QueryState query={query} lines={4}>
        {({ counted, searches, missed: missedCount, top }) => (
          <Stack gap="xs">
            <Text>
              {searches === 0
                ? t(counted ? "quiet" : "off")
                : t("glance", {
                    count: searches,
                    searches: format.number(searches),
                    share: format.percent(missedCount / searches),
                  })}
            </Text>
            {top.length > 0 && (
              <ul className={classes.top} aria-label={t("top")}>
                {top.map(({ term, count }) => (
                  <li key={term}>
                    <span className={classes.term}>{term}</span>
                    <span className="lb-figures">{format.number(count)}</span>
                  </li>
                ))}
              </ul>
            )}
          </Stack>
        )}
      </QueryState>
    </Panel>
  );
}
