import { Button } from "@mantine/core";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Session } from "../../../shared/core/users/account.ts";
import { endOtherSessions, endOwnSession, listSessions } from "../../../shared/core/users/users.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { useFormat } from "../../platform/format.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { problemText } from "../../platform/problem-text.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { StateTag } from "../../ui/figures.tsx";
import { Panel } from "../../ui/panel.tsx";
import classes from "./account.module.css";
import { readAgent } from "./agent.ts";

/** The account's sessions, newest first. */
export const ownSessions = queryOptions({
  queryKey: ["core", "sessions"],
  queryFn: ({ signal }) => call(listSessions, { query: { limit: 100 }, signal }),
});

function useDeviceName() {
  const { t } = useTranslation("users");
  return ({ agent }: Session) => {
    const { browser, system } = readAgent(agent);
    if (browser && system) return t("sessions.device", { browser, system });
    return browser ?? system ?? t("sessions.unknown");
  };
}

/** The account's active sessions; unfamiliar ones can be ended. */
export function OwnSessions() {
  const { t } = useTranslation("users");
  const format = useFormat();
  const client = useQueryClient();
  const deviceName = useDeviceName();
  const query = useQuery(ownSessions);
  const common = {
    onSuccess: () => {
      notifySuccess(t("sessions.ended"), { id: "sessions" });
      return client.invalidateQueries({ queryKey: ownSessions.queryKey });
    },
    onError: (problem: Error) =>
      notifyError(t("sessions.failed"), { id: "sessions", content: problemText(problem) }),
  };
  const end = useMutation({ mutationFn: (id: string) => call(endOwnSession, { params: { id } }), ...common });
  const endOthers = useMutation({ mutationFn: () => call(endOtherSessions), ...common });
  return (
    <Panel flush title={t("sessions.title")}>
      <QueryState query={query} lines={2}>
        {({ results }) => (
          <>
            <ul className={`lb-lines ${classes.sessions}`}>
              {results.map((session) => (
                <li key={session.id}>
                  <div>
                    <span className={classes.device}>
                      {deviceName(session)}
                      {session.current && <StateTag tone="good">{t("sessions.current")}</StateTag>}
                    </span>
                    <p>
                      {t("sessions.times", {
                        created: format.dateTime(session.created),
                        used: format.dateTime(session.used),
                      })}
                    </p>
                  </div>
                  {!session.current && (
                    <Button
                      variant="default"
                      size="xs"
                      loading={end.isPending && end.variables === session.id}
                      aria-label={t("sessions.endOne", { device: deviceName(session) })}
                      onClick={() => end.mutate(session.id)}
                    >
                      {t("sessions.end")}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {results.length > 1 && (
              <div className={classes.sessionsFoot}>
                <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
                  {t("sessions.endOthers")}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryState>
    </Panel>
  );
}
