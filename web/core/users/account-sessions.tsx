import { Button } from "@mantine/core";
import {
  queryOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Session } from "../../../shared/core/users/account.ts";
import {
  endOtherSessions,
  endOwnSession,
  endSessionOf,
  endSessionsOf,
  listSessions,
  listSessionsOf,
} from "../../../shared/core/users/users.endpoints.ts";
import type { Page } from "../../../shared/kernel/paging.ts";
import { call } from "../../platform/api/call.ts";
import { useFormat } from "../../platform/format.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { QueryState } from "../../platform/query-state.tsx";
import entries from "../../ui/entries.module.css";
import { StateTag } from "../../ui/figures.tsx";
import { Panel } from "../../ui/panel.tsx";
import classes from "./account.module.css";
import { readAgent } from "./agent.ts";

/** The sessions of the user's own account, newest first. */
export const ownSessions = queryOptions({
  queryKey: ["core", "sessions"],
  queryFn: ({ signal }) => call(listSessions, { query: { limit: 100 }, signal }),
});
/** The sessions of another account. */
const sessionsOf = (id: string) =>
  queryOptions({
    queryKey: ["core", "sessions", id],
    queryFn: ({ signal }) => call(listSessionsOf, { params: { id }, query: { limit: 100 }, signal }),
  });

function useDeviceName() {
  const { t } = useTranslation("users");
  return ({ agent }: Session) => {
    const { browser, system } = readAgent(agent);
    if (browser && system) return t("sessions.device", { browser, system });
    return browser ?? system ?? t("sessions.unknown");
  };
}

/** The active sessions of an account; unfamiliar ones can be ended. @param of another account than the user's own */
export function AccountSessions({ of }: { of?: string }) {
  const { t } = useTranslation("users");
  const format = useFormat();
  const client = useQueryClient();
  const deviceName = useDeviceName();
  const access = useAccess();
  const sessions = of === undefined ? ownSessions : sessionsOf(of);
  const query = useQuery<Page<Session>>(sessions as UseQueryOptions<Page<Session>>);
  const common = {
    onSuccess: () => {
      notifySuccess(t("sessions.ended"), { id: "sessions" });
      return client.invalidateQueries({ queryKey: ownSessions.queryKey });
    },
    onError: (problem: Error) =>
      notifyError(t("sessions.failed"), { id: "sessions", content: problemText(problem) }),
  };
  const end = useMutation({
    mutationFn: (id: string) =>
      of === undefined
        ? call(endOwnSession, { params: { id } })
        : call(endSessionOf, { params: { id: of, session: id } }),
    ...common,
  });
  const endAll = useMutation({
    mutationFn: () =>
      of === undefined ? call(endOtherSessions) : call(endSessionsOf, { params: { id: of } }),
    ...common,
  });
  const mayEnd = of === undefined || access.mayCall(endSessionOf);
  return (
    <Panel flush title={t("sessions.title")}>
      <QueryState query={query} lines={2}>
        {({ results }) => (
          <>
            <ul className={`lb-lines ${entries.entries}`}>
              {results.map((session) => (
                <li key={session.id}>
                  <div>
                    <span className={classes.device}>
                      {deviceName(session)}
                      {session.current && <StateTag tone="good">{t("sessions.current")}</StateTag>}
                    </span>
                    <p className={entries.about}>
                      {t("sessions.times", {
                        created: format.dateTime(session.created),
                        used: format.dateTime(session.used),
                      })}
                      {session.ip && ` · ${t("sessions.place", { ip: session.ip })}`}
                    </p>
                  </div>
                  {!session.current && mayEnd && (
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
            {results.length === 0 && <p className={classes.sessionsFoot}>{t("sessions.none")}</p>}
            {mayEnd && results.length > (of === undefined ? 1 : 0) && (
              <div className={classes.sessionsFoot}>
                <Button variant="default" loading={endAll.isPending} onClick={() => endAll.mutate()}>
                  {t(of === undefined ? "sessions.endOthers" : "sessions.endAll")}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryState>
    </Panel>
  );
}
