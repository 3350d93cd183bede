import { List, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { BookChanges } from "../../../shared/printpublisher/editions/edition.ts";
import { useFormat } from "../../platform/format.ts";
import { QueryState } from "../../platform/query-state.tsx";
import classes from "./change-list.module.css";
import { changesOf } from "./queries.ts";

/** Most changes of a kind that are listed; the history has the rest. */
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
        const groups = Map.groupBy(changes.lines, ({ what: subject, kind }) => `${subject} ${kind}`);
        return (
          <Stack gap={4}>
            <Text size="sm" fw={600}>
              {t("changesSince", { date })}
            </Text>
            {[...groups].map(([group, lines]) => (
              <Folded key={group} lines={lines} />
            ))}
          </Stack>
        );
      }}
    </QueryState>
  );
}

type Line = BookChanges["lines"][number];

/** Changes of one kind, of which only their number shows until they are unfolded. */
function Folded({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation("printpublisher");
  const [{ what: subject, kind }] = lines as [Line];
  const rest = lines.length - mostLines;
  return (
    <details>
      <summary className={classes.summary}>{t(`folded.${subject}.${kind}`, { count: lines.length })}</summary>
      <List size="sm">
        {lines.slice(0, mostLines).map(({ key, name }) => (
          <List.Item key={key}>
            {subject === "chapter" ? t("chapterName", { name }) : `${name} (${key})`}
          </List.Item>
        ))}
      </List>
      {rest > 0 && <Text size="sm">{t("moreChanges", { count: rest })}</Text>}
    </details>
  );
}
