import { List, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/format.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { changesOf } from "./queries.ts";

/** Most changes that are listed; the history has the rest. */
const mostLines = 200;

/** Changes of a book since the edition before it: analyses and chapters by name. */
export function ChangeList({ book }: { book: string }) {
  const { t } = useTranslation("printpublisher");
  const format = useFormat();
  return (
    <QueryState query={useQuery(changesOf(book))}>
      {({ since, changes }) => {
        if (since === null || !changes) return <Text size="sm">{t("noneBefore")}</Text>;
        const date = format.dateTime(since);
        if (changes.lines.length === 0) return <Text size="sm">{t("noChanges", { date })}</Text>;
        const more = changes.lines.length - mostLines;
        return (
          <div>
            <Text size="sm" fw={600}>
              {t("changesSince", { date })}
            </Text>
            <List size="sm">
              {changes.lines.slice(0, mostLines).map(({ what, kind, key, name }) => (
                <List.Item key={`${what} ${key}`}>
                  {t(`kind.${kind}`)}: {what === "chapter" ? t("chapterName", { name }) : `${name} (${key})`}
                </List.Item>
              ))}
            </List>
            {more > 0 && <Text size="sm">{t("moreChanges", { count: more })}</Text>}
          </div>
        );
      }}
    </QueryState>
  );
}
