import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { IconFileImport } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import { startUpload } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { isMereCheck } from "../../../shared/importexport/imports/mere-check.ts";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { ActionLink, Link } from "../../ui/way.tsx";
import classes from "./import-cards.module.css";
import { ImportBar, ImportProgress, ImportStatus } from "./import-figures.tsx";
import { isRunning, lastImports } from "./queries.ts";
import { errorText } from "./wording.ts";

const addressOf = (entry: Import) => `/einstellungen/import/log/${entry.id}`;

function Summary({ entry }: { entry: Import }) {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  return (
    <Stack>
      <Group justify="space-between" wrap="nowrap">
        <div className={classes.lastFile}>
          <Text fw={600} truncate>
            {entry.file.name}
          </Text>
          <Text size="sm" c="dimmed">
            <time dateTime={entry.started} title={format.dateTime(entry.started)}>
              {format.ago(entry.started)}
            </time>{" "}
            {t("card.by", { name: entry.started_by })}
          </Text>
        </div>
        <Button component={ActionLink} to={addressOf(entry)} variant="default" size="xs">
          {t("card.details")}
        </Button>
      </Group>
      {isRunning(entry) ? <ImportProgress entry={entry} /> : <Effect entry={entry} />}
      {entry.error && <p className={classes.failure}>{errorText(entry.error)}</p>}
    </Stack>
  );
}

/** A failed import and a mere check have changed nothing, whatever they counted. */
const Effect = ({ entry, compact }: { entry: Import; compact?: boolean }) =>
  entry.stats &&
  entry.status !== "failed" &&
  !isMereCheck(entry) && <ImportBar stats={entry.stats} compact={compact} />;

/** The newest import at a glance: its outcome and its changes. A mere check has changed nothing, so it hides no import. */
export function LastImport() {
  const { t } = useTranslation("importexport");
  const access = useAccess();
  const query = useQuery(lastImports);
  const last = query.data && shownAsLast(query.data.results);
  return (
    <Panel title={t("card.lastImport")} aside={last && <ImportStatus status={last.status} />}>
      <QueryState query={query} lines={4}>
        {() =>
          last ? (
            <Summary entry={last} />
          ) : (
            <EmptyState
              icon={IconFileImport}
              title={t("card.noImport")}
              text={t("card.noImportText")}
              action={
                access.mayCall(startUpload) && (
                  <Button component={ActionLink} to="/einstellungen/import/upload" mt="xs">
                    {t("card.startImport")}
                  </Button>
                )
              }
            />
          )
        }
      </QueryState>
    </Panel>
  );
}

const shownAsLast = (entries: readonly Import[]) => entries.find((entry) => !isMereCheck(entry));

/** The entries other than the last import, one line each. */
export function RecentImports() {
  const { t } = useTranslation("importexport");
  const format = useFormat();
  const { data } = useQuery(lastImports);
  const last = shownAsLast(data?.results ?? []);
  const earlier = (data?.results ?? []).filter((entry) => entry !== last).slice(0, 6);
  if (earlier.length === 0) return null;
  return (
    <Panel
      flush
      title={t("log.title")}
      aside={
        <Anchor component={ActionLink} to="/einstellungen/import/log" size="sm">
          {t("card.allImports")}
        </Anchor>
      }
    >
      <ul className="lb-lines">
        {earlier.map((entry) => (
          <li key={entry.id}>
            <Link to={addressOf(entry)} className={classes.logLink}>
              <span className={classes.logFile}>{entry.file.name}</span>
              <time dateTime={entry.started}>{format.dateTime(entry.started)}</time>
              <span className={classes.logBar}>
                <Effect entry={entry} compact />
              </span>
              <ImportStatus status={entry.status} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
